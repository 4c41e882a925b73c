# The bot as an ordinary user, its data in one volume, nothing else written.
#   docker build -t aegis . && docker run --read-only -v aegis:/data -e DISCORD_TOKEN aegis
ARG BASE=python:3.11.14-slim-bookworm@sha256:65a93d69fa75478d554f4ad27c85c1e69fa184956261b4301ebaf6dbb0a3543d

FROM ${BASE} AS build
WORKDIR /src
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore
COPY requirements.lock requirements-build.lock ./
RUN python -m venv --without-pip /build
RUN python -m venv --without-pip /app
RUN python -m pip --python /build/bin/python install --quiet --require-hashes --requirement requirements-build.lock
RUN python -m pip --python /app/bin/python install --quiet --require-hashes --requirement requirements.lock
# Windows libraries of discord.py's, and what rapidfuzz has twice, for newer processors.
RUN find /app/lib \( -name "*.dll" -o -name "*_avx2*.so" \) -delete
# sqlite-utils asks for pip and rich for pygments, for what is not used here.
RUN python -m pip --python /app/bin/python uninstall --quiet --yes pip pygments
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY rules_data rules_data
RUN /build/bin/python -m hatchling build --target wheel --directory /dist
RUN python -m pip --python /app/bin/python install --quiet --no-deps --no-index --find-links /dist aegis-rules-bot

FROM ${BASE}
RUN install --directory --owner 10001 --group 10001 /data
COPY --from=build /app /app
ENV PATH=/app/bin:$PATH AEGIS_DATA=/data PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
# Health and figures: within the container's network only, unless the port is published.
ENV AEGIS_METRICS_PORT=9464 AEGIS_METRICS_HOST=0.0.0.0
USER 10001:10001
VOLUME /data
WORKDIR /data
HEALTHCHECK --interval=30s --timeout=8s --start-period=30s CMD ["python", "-c", "import os, urllib.request as r; r.urlopen(f'http://127.0.0.1:{os.environ[\"AEGIS_METRICS_PORT\"]}/health', timeout=6)"]
STOPSIGNAL SIGTERM
CMD ["aegis", "run"]

"""Makes the plainest PDF there is: lines of text on pages, nothing packed."""


def pdf_of(pages: list[list[str]]) -> bytes:
    """A PDF with each of *pages* as lines of Latin text."""
    objects: list[bytes] = [b"<< /Type /Catalog /Pages 2 0 R >>", b""]
    kids: list[str] = []
    font = 3
    objects.append(b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>")
    for page in pages:
        drawn = ["BT /F1 8 Tf 12 TL 20 800 Td"]
        for line in page:
            escaped = line.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
            drawn.append(f"({escaped}) Tj T*")
        drawn.append("ET")
        stream = "\n".join(drawn).encode("latin-1")
        objects.append(
            b"<< /Length %d >>\nstream\n%s\nendstream" % (len(stream), stream)
        )
        shown = f"/Resources << /Font << /F1 {font} 0 R >> >>"
        size = f"/MediaBox [0 0 2000 850] /Contents {len(objects)} 0 R"
        objects.append(f"<< /Type /Page /Parent 2 0 R {size} {shown} >>".encode())
        kids.append(f"{len(objects)} 0 R")
    objects[1] = (
        f"<< /Type /Pages /Kids [{' '.join(kids)}] /Count {len(kids)} >>".encode()
    )
    out = bytearray(b"%PDF-1.4\n")
    places = []
    for number, content in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, content)
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    for place in places:
        out += b"%010d 00000 n \n" % place
    out += b"trailer\n<< /Size %d /Root 1 0 R >>\n" % (len(objects) + 1)
    out += b"startxref\n%d\n%%%%EOF\n" % start
    return bytes(out)

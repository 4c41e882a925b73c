"""Magic's one grammar; the modules beside this one add their rules to it."""

from bot.wording.phrases import Grammar

G = Grammar()

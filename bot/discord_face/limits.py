"""Every limit of Discord that is used here, once; past one Discord answers 50035."""

# A message in components: how many, nested ones counted, and their text together.
COMPONENTS = 40
TEXT = 4000

BUTTON_LABEL = 80
BUTTONS_IN_A_ROW = 5
CUSTOM_ID = 100

SELECT_OPTIONS = 25
OPTION_LABEL = 100
OPTION_DESCRIPTION = 100
PLACEHOLDER = 150

MODAL_TITLE = 45
LABEL_TEXT = 45
LABEL_DESCRIPTION = 100
TYPED = 4000
HINT = 100

AUTOCOMPLETE_CHOICES = 25
CHOICE_NAME = 100
CHOICE_VALUE = 100

COMMAND_DESCRIPTION = 100

# The alternative text of a picture.
DESCRIPTION_OF_A_PICTURE = 1024

THREAD_NAME = 100

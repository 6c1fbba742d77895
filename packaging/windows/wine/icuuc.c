// SPDX-License-Identifier: MIT
// The part of Windows' icuuc.dll that Qt6Core.dll imports, which Wine does not have. ucnv_open
// refuses every encoding; Qt then uses its own converters.
#define EXPORT __declspec(dllexport)

EXPORT void *ucnv_open(const char *name, int *error) {
    if (error)
        *error = 4; /* U_FILE_ACCESS_ERROR */
    return 0;
}

#define NEVER_CALLED(name) EXPORT void *name(void) { return 0; }
NEVER_CALLED(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NEVER_CALLED(UCNV_TO_U_CALLBACK_SUBSTITUTE)
NEVER_CALLED(ucnv_cbFromUWriteUChars)
NEVER_CALLED(ucnv_cbToUWriteUChars)
NEVER_CALLED(ucnv_close)
NEVER_CALLED(ucnv_countAvailable)
NEVER_CALLED(ucnv_fromUCountPending)
NEVER_CALLED(ucnv_fromUnicode)
NEVER_CALLED(ucnv_getAvailableName)
NEVER_CALLED(ucnv_getFromUCallBack)
NEVER_CALLED(ucnv_getMaxCharSize)
NEVER_CALLED(ucnv_getName)
NEVER_CALLED(ucnv_getStandardName)
NEVER_CALLED(ucnv_getToUCallBack)
NEVER_CALLED(ucnv_reset)
NEVER_CALLED(ucnv_setFromUCallBack)
NEVER_CALLED(ucnv_setToUCallBack)
NEVER_CALLED(ucnv_toUCountPending)
NEVER_CALLED(ucnv_toUnicode)

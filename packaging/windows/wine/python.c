// SPDX-License-Identifier: MIT
// python.exe and, with -DWINDOWED, pythonw.exe: they run Py_Main of python311.dll.
#include <windows.h>
#include <stdio.h>

typedef int (*Main)(int, wchar_t **);

static int run(int count, wchar_t **arguments) {
    HMODULE library = LoadLibraryW(L"python311.dll");
    if (library == NULL) {
        fprintf(stderr, "python311.dll: error %lu\n", GetLastError());
        return 99;
    }
    Main main_function = (Main)(void *)GetProcAddress(library, "Py_Main");
    return main_function(count, arguments);
}

#ifdef WINDOWED
#include <shellapi.h>
int WINAPI wWinMain(HINSTANCE self, HINSTANCE none, LPWSTR line, int show) {
    int count;
    wchar_t **arguments = CommandLineToArgvW(GetCommandLineW(), &count);
    return run(count, arguments);
}
#else
int wmain(int count, wchar_t **arguments) {
    return run(count, arguments);
}
#endif

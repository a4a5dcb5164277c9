#if __has_include(<qrcodegen/qrcodegen.h>)
#include <qrcodegen/qrcodegen.h>
#else
#include <qrcodegen.h>
#endif

// Bytes of a buffer for any code. Swift does not import the macro.
static const int CQRCodeBufferLength = qrcodegen_BUFFER_LEN_MAX;

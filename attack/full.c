/*
 * Writing to files as on a full disk, while the file that FULL_DISK names is there. For
 * machines that give an ordinary user no file system of their own: loaded before the C
 * library (LD_PRELOAD). What was written stays, and can be read.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static int is_full(int file) {
    const char *mark = getenv("FULL_DISK");
    struct stat about;
    if (mark == NULL || fstat(file, &about) != 0 || !S_ISREG(about.st_mode)) return 0;
    return access(mark, F_OK) == 0;
}

#define UNLESS_FULL(file, call)         \
    do {                                \
        if (is_full(file)) {            \
            errno = ENOSPC;             \
            return -1;                  \
        }                               \
        return call;                    \
    } while (0)

ssize_t write(int file, const void *from, size_t count) {
    UNLESS_FULL(file, syscall(SYS_write, file, from, count));
}

ssize_t writev(int file, const struct iovec *from, int count) {
    UNLESS_FULL(file, syscall(SYS_writev, file, from, count));
}

ssize_t pwrite(int file, const void *from, size_t count, off_t at) {
    UNLESS_FULL(file, syscall(SYS_pwrite64, file, from, count, at));
}

ssize_t pwrite64(int file, const void *from, size_t count, off64_t at) {
    UNLESS_FULL(file, syscall(SYS_pwrite64, file, from, count, at));
}

ssize_t copy_file_range(int in, off64_t *from, int out, off64_t *to, size_t count, unsigned flags) {
    UNLESS_FULL(out, syscall(SYS_copy_file_range, in, from, out, to, count, flags));
}

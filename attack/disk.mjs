/** A server's own disk, which can be filled and freed. */
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The disk of the folder of a server to be started: the command before the server's, its
 * settings, how to fill and free the disk of its process; null where the machine allows
 * neither way.
 */
export const smallDisk = (home) => mounted(home) ?? pretended(home);

/** A small file system in a namespace of its own, where users may make one. */
function mounted(home) {
  const mount = `mount -t tmpfs -o size=64m,mode=700 tmpfs "$0" && exec "$@"`;
  const before = ['--user', '--map-root-user', '--mount', 'sh', '-c', mount, home];
  if (spawnSync('unshare', [...before, 'true']).status !== 0) return null;
  const ballast = (pid) => join(`/proc/${pid}/root`, home, 'ballast');
  return {
    name: 'a file system of 64 MB',
    before: ['unshare', ...before],
    settings: {},
    fill: (pid) => fill(ballast(pid)),
    free: (pid) => rmSync(ballast(pid)),
  };
}

/** Writes until there is no room, in ever smaller pieces. */
function fill(path) {
  const file = openSync(path, 'w');
  for (const size of [1 << 20, 4_096, 1]) {
    const piece = Buffer.alloc(size, 1);
    try {
      for (;;) writeSync(file, piece);
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
}

/** Write calls that fail as on a full disk, where there is a C compiler. */
function pretended(home) {
  const library = join(home, 'full.so');
  const source = new URL('full.c', import.meta.url).pathname;
  const made = spawnSync('cc', ['-shared', '-fPIC', '-O1', '-Wall', '-Werror', '-o', library, source]);
  if (made.status !== 0) return null;
  const mark = join(home, 'full');
  return {
    name: 'calls that fail as on a full disk',
    before: [],
    settings: { LD_PRELOAD: library, FULL_DISK: mark },
    fill: () => writeFileSync(mark, ''),
    free: () => rmSync(mark),
  };
}

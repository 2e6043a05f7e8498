/** What memory a process takes. */
import { readFileSync } from 'node:fs';

export const MB = 1_000_000;

/** Bytes that are resident now. */
export function resident(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) * 1_024;
}

/** Does something; answers what came of it, and the most bytes that were added meanwhile. */
export async function measured(pid, work) {
  const before = resident(pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, resident(pid));
  }, 20);
  try {
    const done = await work();
    return { done, added: Math.max(most, resident(pid)) - before };
  } finally {
    clearInterval(watch);
  }
}

import { sha256 } from '@noble/hashes/sha2.js';
import type { Challenge } from 'features/captchas/api';

/**
 * Finds the number behind a hash, in slices between which the page lives on: a
 * worker and `crypto.subtle` are not to be had everywhere (docs/decisions/0011-captcha.md).
 */

/** Whether the visitor waits for it, or it happens beside what they do. */
export type Pace = 'waited for' | 'beside';

interface Work {
  /** How far it is, from 0 to 1. */
  tell: (done: number) => void;
  pace: Pace;
  stop: AbortSignal;
}

/** Milliseconds of work, and of rest after them. */
const SLICES = { 'waited for': [12, 0], beside: [4, 40] } as const;

/** Numbers that are tried before the clock is read again. */
const AT_ONCE = 64;

/** The proof: ALTCHA's solution in Base64. */
export async function solveChallenge(challenge: Challenge, work: Work): Promise<string> {
  const { tell, pace, stop } = work;
  const [busy, rest] = SLICES[pace];
  const fits = comparer(challenge);
  for (let number = 0; number <= challenge.maxnumber; ) {
    const until = performance.now() + busy;
    while (number <= challenge.maxnumber && performance.now() < until) {
      for (const end = number + AT_ONCE; number < end; number += 1) {
        if (fits(number)) return proofOf(challenge, number);
      }
    }
    tell(Math.min(1, number / challenge.maxnumber));
    await new Promise((resolve) => setTimeout(resolve, rest));
    stop.throwIfAborted();
  }
  throw new Error('the challenge has no number');
}

function comparer({ salt, challenge }: Challenge): (number: number) => boolean {
  const before = new TextEncoder().encode(salt);
  const text = new Uint8Array(before.length + 10);
  text.set(before);
  const wanted = Uint8Array.from(challenge.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return (number) => {
    const digits = String(number);
    for (let at = 0; at < digits.length; at += 1) text[before.length + at] = digits.charCodeAt(at);
    const hash = sha256(text.subarray(0, before.length + digits.length));
    return hash.every((byte, at) => byte === wanted[at]);
  };
}

function proofOf({ algorithm, challenge, salt, signature }: Challenge, number: number): string {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}

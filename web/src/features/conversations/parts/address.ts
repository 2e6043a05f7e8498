/** Something, `@`, a domain with a dot: whether it exists, the mail to it tells. */
const SHAPE = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/;

/** The e-mail address that was typed, if it is a whole one. */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  return SHAPE.test(text) ? text : null;
}

/** Whether two addresses are the same one: whatever their case. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** A name that nothing else has, at most 36 characters long. */
export function randomName(): string {
  return crypto.randomUUID?.() ?? fallback();
}

/** Browsers give no random names at addresses without encryption. */
function fallback(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends a form to another name of this host, which answers in its own cookies;
 * whether it took it. Never throws. Beside `lib/call`, which every page carries.
 */
export async function callSibling(
  host: string,
  path: string,
  fields: Record<string, string>,
): Promise<boolean> {
  try {
    const body = new URLSearchParams(fields);
    const init = { method: 'POST', credentials: 'include', keepalive: true, body } as const;
    const answer = await fetch(host + path, init);
    const { status } = (await answer.json()) as { status?: unknown };
    return status === 'success';
  } catch {
    return false;
  }
}

import { afterEach, describe, expect, it, vi } from 'vitest';
import { askPasskey, bytes, createPasskey, text, wasCancelled } from './passkeys';

/** A browser that has passkeys but translates nothing by itself. */
function browser(answer: object) {
  const asked = vi.fn((_: object) => Promise.resolve(answer));
  vi.stubGlobal('window', { PublicKeyCredential: {} });
  vi.stubGlobal('navigator', { credentials: { create: asked, get: asked } });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

const raw = bytes('-_8');
const credential = { id: '-_8', rawId: raw.buffer, type: 'public-key' };

describe('passkeys in a browser that translates nothing', () => {
  it('reads and writes bytes as WebAuthn does', () => {
    expect([...bytes('-_8')]).toEqual([251, 255]);
    expect(text(bytes('-_8').buffer)).toBe('-_8');
  });

  it('hands bytes to the authenticator and texts to the server', async () => {
    const asked = browser({
      ...credential,
      response: { clientDataJSON: raw.buffer, attestationObject: raw.buffer },
    });
    const options = {
      challenge: 'AAE',
      user: { id: 'AAE', name: 'ada' },
      excludeCredentials: [{ id: 'AAE', type: 'public-key' }],
    };
    const made = await createPasskey(options);
    const given = asked.mock.calls[0]?.[0] as {
      publicKey: { user: { id: Uint8Array }; excludeCredentials: { id: Uint8Array }[] };
    };
    expect([...given.publicKey.user.id]).toEqual([0, 1]);
    expect([...(given.publicKey.excludeCredentials[0]?.id ?? [])]).toEqual([0, 1]);
    expect(made).toMatchObject({
      id: '-_8',
      rawId: '-_8',
      response: { clientDataJSON: '-_8', attestationObject: '-_8' },
    });
  });

  it('leaves out what the authenticator did not say', async () => {
    browser({
      ...credential,
      response: { clientDataJSON: raw.buffer, signature: raw.buffer, userHandle: null },
    });
    const { signal } = new AbortController();
    const answer = await askPasskey({ challenge: 'AAE' }, { signal, fillIn: false });
    expect(answer.response).toEqual({ clientDataJSON: '-_8', signature: '-_8' });
  });

  it('knows a changed mind from a failure', () => {
    expect(wasCancelled(new DOMException('', 'NotAllowedError'))).toBe(true);
    expect(wasCancelled(new DOMException('', 'SecurityError'))).toBe(false);
  });
});

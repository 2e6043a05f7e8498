/**
 * Passkeys as the browser has them (WebAuthn). What travels is JSON; where the
 * browser does not translate it by itself, this does.
 */

/** Whether this browser, at this address, can have passkeys: they need a name, not a number. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);
}

/** Whether passkeys can be offered where the browser fills in names. */
export async function canFillIn(): Promise<boolean> {
  return (
    canUsePasskeys() &&
    ((await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)
  );
}

type Json = Record<string, unknown>;

/** Has the authenticator make a passkey. Throws a `DOMException` when it does not. */
export async function createPasskey(options: Json): Promise<Json> {
  const publicKey =
    window.PublicKeyCredential.parseCreationOptionsFromJSON?.(options as never) ??
    creationOptions(options);
  return written(await navigator.credentials.create({ publicKey }));
}

/** Has the authenticator answer a challenge; `fillIn` waits until the reader picks one in a field. */
export async function askPasskey(
  options: Json,
  { signal, fillIn }: { signal: AbortSignal; fillIn: boolean },
): Promise<Json> {
  const publicKey =
    window.PublicKeyCredential.parseRequestOptionsFromJSON?.(options as never) ??
    requestOptions(options);
  const mediation = fillIn ? ('conditional' as const) : ('optional' as const);
  return written(await navigator.credentials.get({ publicKey, signal, mediation }));
}

/** Whether the reader changed their mind, which is no failure. */
export function wasCancelled(cause: unknown): boolean {
  return cause instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(cause.name);
}

/** Whether the authenticator has a passkey of this account already. */
export function wasKnown(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'InvalidStateError';
}

function creationOptions(options: Json): PublicKeyCredentialCreationOptions {
  const user = options.user as { id: string };
  return {
    ...options,
    challenge: bytes(options.challenge as string),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: descriptors(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
}

function requestOptions(options: Json): PublicKeyCredentialRequestOptions {
  return {
    ...options,
    challenge: bytes(options.challenge as string),
    allowCredentials: descriptors(options.allowCredentials),
  } as PublicKeyCredentialRequestOptions;
}

function descriptors(list: unknown): PublicKeyCredentialDescriptor[] {
  const known = (list ?? []) as { id: string; type: 'public-key' }[];
  return known.map(({ id, type }) => ({ id: bytes(id), type }));
}

function written(credential: Credential | null): Json {
  const made = credential as PublicKeyCredential;
  if ('toJSON' in made) return made.toJSON() as unknown as Json;
  const { id, rawId, type, response } = made as PublicKeyCredential;
  const parts = [
    'clientDataJSON',
    'attestationObject',
    'authenticatorData',
    'signature',
    'userHandle',
  ];
  const known = parts.flatMap((name) => {
    const part = (response as unknown as Record<string, ArrayBuffer | null | undefined>)[name];
    return part ? [[name, text(part)] as const] : [];
  });
  return {
    id,
    rawId: text(rawId),
    type,
    response: Object.fromEntries(known),
    clientExtensionResults: {},
  };
}

/** Bytes of a text in base64url. */
export function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Text in base64url of bytes. */
export function text(buffer: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

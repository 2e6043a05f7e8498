import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { expect } from './journey.ts';

/**
 * A push service, and the browser behind it: the tests' website takes what is posted, and this
 * reads it as a browser does (RFC 8291), and checks who sent it as a push service does (RFC 8292).
 */
export class PushService {
  private readonly keys: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private readonly point: Buffer = this.keys.generateKeys();

  /** Takes messages at this address, an origin and a path. */
  constructor(readonly endpoint: string) {}

  /** What the browser says of its subscription (`PushSubscription.toJSON()`). */
  get subscription() {
    const keys = { p256dh: base64(this.point), auth: base64(this.auth) };
    return { endpoint: this.endpoint, keys };
  }

  /** What came until now as the browser reads it, the oldest first; signed with the host's key. */
  async pushed(hostKey: string): Promise<unknown[]> {
    const answer = await fetch(this.endpoint);
    const came = (answer.ok ? await answer.json() : []) as Came[];
    return came.map(({ headers, bytes }) => {
      expect(headers['content-encoding']).toBe('aes128gcm');
      this.checkSender(headers.authorization ?? '', hostKey);
      return JSON.parse(this.read(Buffer.from(bytes, 'base64')).toString());
    });
  }

  private checkSender(authorization: string, hostKey: string): void {
    const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
    expect(key).toBe(hostKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(hostKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(base64);
    const jwk = { kty: 'EC', crv: 'P-256', x, y };
    const signer = createPublicKey({ key: jwk, format: 'jwk' });
    const signed = Buffer.from(`${head}.${claims}`);
    const options = { key: signer, dsaEncoding: 'ieee-p1363' as const };
    expect(verify('sha256', signed, options, Buffer.from(signature, 'base64url'))).toBe(true);
    const said = JSON.parse(Buffer.from(claims, 'base64url').toString());
    expect(said.aud).toBe(new URL(this.endpoint).origin);
    expect(said.exp).toBeLessThanOrEqual(Date.now() / 1000 + 24 * 60 * 60);
  }

  private read(body: Buffer): Buffer {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const shared = this.keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.point, sender]);
    const secret = derive(shared, this.auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const opening = createDecipheriv('aes-128-gcm', key, nonce);
    opening.setAuthTag(sealed.subarray(-16));
    const opened = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
    // The last byte ends the last record.
    expect(opened.at(-1)).toBe(2);
    return opened.subarray(0, -1);
  }
}

interface Came {
  headers: Record<string, string>;
  bytes: string;
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64url');
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

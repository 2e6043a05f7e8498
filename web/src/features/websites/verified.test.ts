import { describe, expect, it } from 'vitest';
import { unverified, verified } from './verified';

describe('websites of the viewer', () => {
  const user = {
    verified_user_websites: ['https://oak.test/'],
    is_any_website_verified: true,
    domain_url: 'ada.test',
    domain_verified: false,
    verified_identity: { verified: false },
  };
  const site = { domain: 'ada.test', url: 'https://ada.test/' };

  it('come with verifying, once', () => {
    const once = verified(user, site);
    expect(once.verified_user_websites).toEqual(['https://oak.test/', 'https://ada.test/']);
    expect(once.domain_verified).toBe(true);
    expect(once.verified_identity.verified).toBe(true);
    expect(verified(once, site)).toEqual(once);
    const other = verified(user, { domain: 'elm.test', url: 'https://elm.test/' });
    expect([other.domain_verified, other.verified_identity.verified]).toEqual([false, false]);
  });

  it('go with unverifying', () => {
    const before = verified(user, site);
    const after = unverified(before, 'ada.test');
    expect(after).toEqual({ ...user, verified_identity: { verified: true } });
    expect(unverified(after, 'oak.test')).toMatchObject({
      verified_user_websites: [],
      is_any_website_verified: false,
    });
    expect(unverified(after, 'unknown.test')).toEqual(after);
  });
});

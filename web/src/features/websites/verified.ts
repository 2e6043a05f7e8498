/**
 * How verifying a website, or claiming it no longer, changes what the page knows
 * of the viewer (specification §4 "User counters"). Pure.
 */

interface Known {
  verified_user_websites: string[];
  is_any_website_verified: boolean;
  domain_url?: string | null;
  domain_verified: boolean;
  verified_identity: { verified: boolean };
}

/** A website was shown to be the viewer's. Doing it twice adds it once. */
export function verified<U extends Known>(user: U, { domain, url }: Site): U {
  const others = user.verified_user_websites.filter((address) => address !== url);
  return {
    ...user,
    verified_user_websites: [...others, url],
    is_any_website_verified: true,
    domain_verified: user.domain_verified || user.domain_url === domain,
    // The mark is that of the website on the profile, or the host's.
    verified_identity: { verified: user.verified_identity.verified || user.domain_url === domain },
  };
}

/** A website is no longer the viewer's. Whether the host vouches for them is the server's to say. */
export function unverified<U extends Known>(user: U, domain: string): U {
  const left = user.verified_user_websites.filter((address) => domainOf(address) !== domain);
  return {
    ...user,
    verified_user_websites: left,
    is_any_website_verified: left.length > 0,
    domain_verified: user.domain_verified && user.domain_url !== domain,
  };
}

interface Site {
  domain: string;
  url: string;
}

function domainOf(address: string): string {
  return address.split('/')[2] ?? '';
}

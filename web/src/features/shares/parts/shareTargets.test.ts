import { describe, expect, it } from 'vitest';
import { mailWith, shareTargetsFor } from './shareTargets';

const URL_OF_PIN = 'https://magpie.example/pin/7/';

describe('share targets', () => {
  it('carries the address and the title whole, whatever they are', () => {
    for (const title of ['A robin', 'Q&A: 100% #birds?', 'Zwölf Vögel']) {
      for (const { href } of shareTargetsFor(URL_OF_PIN, title)) {
        const query = new URL(href).searchParams;
        const told = [...query.values()].join(' ');
        expect(told).toContain(URL_OF_PIN);
        if (!href.includes('facebook')) expect(told).toContain(title);
      }
      const mail = new URL(mailWith(URL_OF_PIN, title));
      expect(mail.searchParams.get('subject')).toBe(title);
      expect(mail.searchParams.get('body')).toBe(URL_OF_PIN);
    }
  });
});

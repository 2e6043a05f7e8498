import { fetchFirstPictures } from 'app/firstPictures';
import { sampleDetail, samplePage, samplePins } from 'server-render/samplePage';
import { afterEach, describe, expect, it } from 'vitest';

const PIN = { PinResource: { '{"id":"1"}': { data: sampleDetail('1') } } };
const HOME = { UserHomefeedResource: { '{}': { data: samplePins(9) } } };

/** A page as the server writes it, and where the pictures lie that it begins with. */
function fetched(resources: object, markup = ''): string[] {
  const { props } = samplePage({ url: '/', handler: 'index', resources: resources as never });
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<div id="__PWS_ROOT__">${markup}</div>`;
  const state = page.createElement('script');
  state.id = '__PWS_INITIAL_PROPS__';
  state.type = 'application/json';
  state.textContent = JSON.stringify(props);
  page.body.append(state);
  fetchFirstPictures(page);
  const links = page.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]');
  return [...links].map((link) => `${link.imageSizes} ${link.href}`);
}

afterEach(() => document.head.replaceChildren());

describe('the pictures with which a page begins', () => {
  it('are those of the first cards at home', () => {
    const found = fetched(HOME);
    expect(found).toHaveLength(4);
    expect(found[0]).toMatch(/50vw.* .*\/236x\/2\.jpg$/);
  });

  it('is the close-up’s own', () => {
    const found = fetched({ ...PIN, ...HOME });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/100vw.* .*\/736x\/1\.jpg$/);
  });

  it.each([
    ['a page with markup names them itself', HOME, '<main></main>'],
    ['nothing is carried', {}, ''],
    ['it was refused', { PinResource: { '{"id":"1"}': { data: null } } }, ''],
  ])('are none where %s', (_, resources, markup) => {
    expect(fetched(resources, markup)).toEqual([]);
  });
});

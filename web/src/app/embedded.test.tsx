import { mayStart, readEmbedded } from 'app/embedded';
import { beforeEach, expect, it } from 'vitest';

function write(parts: Record<string, unknown>): void {
  document.body.replaceChildren();
  for (const [id, value] of Object.entries(parts)) {
    const element = document.createElement(id === '__PWS_ROOT__' ? 'div' : 'script');
    element.id = id;
    if (id !== '__PWS_ROOT__') {
      element.setAttribute('type', 'application/json');
      element.textContent = typeof value === 'string' ? value : JSON.stringify(value);
    }
    document.body.append(element);
  }
}

const page = {
  __PWS_DATA__: { appVersion: '1' },
  __PWS_INITIAL_PROPS__: { initialReduxState: {} },
  __PWS_ROUTES__: [{ path: '/', handler: 'index' }],
  __PWS_ROOT__: '',
};

beforeEach(() => write(page));

it('reads a whole page', () => {
  const { data, routes, root } = readEmbedded(document);
  expect(data.appVersion).toBe('1');
  expect(routes).toEqual([{ path: '/', handler: 'index' }]);
  expect(root.id).toBe('__PWS_ROOT__');
});

it.each(['__PWS_DATA__', '__PWS_ROUTES__', '__PWS_ROOT__'])('fails without %s', (id) => {
  document.getElementById(id)?.remove();
  expect(() => readEmbedded(document)).toThrow(`#${id} not found in DOM. Can't start app.`);
});

it('reads a page without a state, which is asked for then', () => {
  expect(readEmbedded(document).state).toEqual({});
  document.getElementById('__PWS_INITIAL_PROPS__')?.remove();
  expect(readEmbedded(document).state).toBeNull();
});

it.each([[{ message: 'The house is on fire' }], ['The house is on fire']])(
  'throws the embedded error again: %j',
  (error) => {
    write({ ...page, __PWS_ERROR__: error });
    expect(() => readEmbedded(document)).toThrow('The house is on fire');
  },
);

it.each([
  ['https://pins.example/', true],
  ['http://127.0.0.1:8080/pin/1/?q=2', true],
  ['https://pins.example/?server_only=1', false],
  ['https://webcache.googleusercontent.com/search?q=cache', false],
  ['https://cc.bingj.com/cache.aspx', false],
])('may start at %s: %s', (address, may) => {
  expect(mayStart(new URL(address))).toBe(may);
});

it('refuses other protocols', () => {
  expect(() => mayStart(new URL('file:///page.html'))).toThrow('Protocol file: not supported.');
});

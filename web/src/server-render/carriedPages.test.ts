import type { AppStore } from 'app/store';
import { pageData } from 'contract/pages';
import { pages, resourcesOf } from 'server-render/carriedPages';
import { render } from 'server-render/render';
import { samplePage } from 'server-render/samplePage';
import { expect, it, vi } from 'vitest';

/** What the present page asks of the cache, found or not. */
const asked = new Set<string>();
/** Carried resources that a page asked for. */
const taken = new Set<string | undefined>();

// Parts that the browser loads later are drawn at once in the bundle alone (bundle.test.ts).
vi.mock('features/did_its/parts/FeelingsSlot', async () => ({
  FeelingsSlot: (await import('features/did_its/parts/PinFeelings')).PinFeelings,
}));
vi.mock('features/comments/parts/CommentsSlot', async () => ({
  CommentsSlot: (await import('features/comments/parts/Comments')).Comments,
}));

vi.mock('app/store', async (original) => {
  const module = await original<typeof import('app/store')>();
  const createAppStore: typeof module.createAppStore = (...given) =>
    watch(module.createAppStore(...given));
  return { ...module, createAppStore };
});

/** Notes every cache entry that is read. */
function watch(store: AppStore): AppStore {
  const watched = new WeakMap<object, ReturnType<AppStore['getState']>>();
  return {
    ...store,
    getState: () => {
      const state = store.getState();
      if (!watched.has(state)) {
        const queries = new Proxy(state.resources.queries, {
          get: (entries, key: string) => {
            asked.add(key);
            return entries[key];
          },
        });
        watched.set(state, { ...state, resources: { ...state.resources, queries } });
      }
      return watched.get(state) ?? state;
    },
  };
}

it.each(pages)('%s asks for nothing that it does not carry', (url, handler, answers) => {
  asked.clear();
  const keys = new Map<string, string>();
  for (const [name, [options]] of Object.entries(answers)) {
    const { endpoint, options: names } = pageData[name as keyof typeof pageData];
    expect(Object.keys(options)).toEqual(names);
    keys.set(`${endpoint}(${JSON.stringify(options, Object.keys(options).sort())})`, name);
  }
  const { html } = render(samplePage({ url, handler, resources: resourcesOf(answers) }));
  expect(html).not.toContain('aria-busy="true"');
  expect([...keys.keys()]).toEqual(expect.arrayContaining([...asked]));
  for (const key of asked) taken.add(keys.get(key));
});

it('every resource that pages carry is asked for', () => {
  expect([...taken].sort()).toEqual(Object.keys(pageData).sort());
});

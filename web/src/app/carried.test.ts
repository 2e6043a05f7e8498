import { type Carried, carry } from 'app/carried';
import { createAppStore } from 'app/store';
import { pageData } from 'contract/pages';
import 'features/articles/api';
import 'features/boards/api';
import 'features/comments/api';
import { feedsApi } from 'features/feeds/api';
import { pinsApi } from 'features/pins/api';
import 'features/pins/created';
import 'features/interests/api';
import 'features/search/api';
import 'features/shopping/api';
import { sectionsApi } from 'features/sections/api';
import 'features/users/api';
import { api } from 'lib/api';
import { sampleDetail, samplePins, sampleSection } from 'server-render/samplePage';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '../test-views';

/** A store with these answers, in a place where every call would fail. */
function storeWith(carried: Carried) {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no call is wanted')));
  const store = createAppStore(session(), 'browser');
  carry(store, carried);
  return store;
}

afterEach(() => vi.unstubAllGlobals());

describe('answers that the page carries', () => {
  it('are there for a query', async () => {
    const store = storeWith({ PinResource: { '{"id":"1"}': { data: sampleDetail('1') } } });
    const asked = await store.dispatch(pinsApi.endpoints.getPin.initiate({ id: '1' }));
    expect(asked.data?.title).toBe('Picture 1');
  });

  it('are the first page of a list, with where it goes on', async () => {
    const store = storeWith({
      RelatedModulesResource: {
        '{"pin_id":"1"}': { data: samplePins(2), nextBookmark: 'more' },
      },
    });
    const walk = feedsApi.endpoints.listRelatedModules;
    const asked = await store.dispatch(walk.initiate({ pin_id: '1' }));
    expect(asked.data?.pages).toHaveLength(1);
    expect(walk.select({ pin_id: '1' })(store.getState()).hasNextPage).toBe(true);
  });

  it('end where the list ends', () => {
    const store = storeWith({ UserHomefeedResource: { '{}': { data: samplePins(2) } } });
    const select = feedsApi.endpoints.listHomePins.select({});
    expect(select(store.getState()).hasNextPage).toBe(false);
  });

  it('are the sections of a board, a section and its pins', () => {
    const section = sampleSection('3');
    const address = { username: 'person7', slug: 'board-5', section_slug: 'section-3' };
    const store = storeWith({
      BoardSectionsResource: { '{"board_id":"5"}': { data: [section] } },
      BoardSectionResource: { [JSON.stringify(address)]: { data: section } },
      BoardSectionPinsResource: { '{"section_id":"3"}': { data: samplePins(2) } },
    });
    const { getSection, listSections, listSectionPins } = sectionsApi.endpoints;
    const state = store.getState();
    expect(listSections.select({ board_id: '5' })(state).data?.pages[0]?.data).toEqual([section]);
    expect(getSection.select(address)(state).data).toEqual(section);
    expect(listSectionPins.select({ section_id: '3' })(state).data?.pages[0]?.data).toHaveLength(2);
  });

  it('are failures once, and asked again after that', async () => {
    const error = { status: 'failure', http_status: 404, code: 4000, api_error_code: 4000 };
    const view = { ...error, message: 'Not here.', extraData: { key: 'not_found' } };
    const store = storeWith({ PinResource: { '{"id":"1"}': { data: null, error: view } } });
    const { getPin } = pinsApi.endpoints;
    expect(getPin.select({ id: '1' })(store.getState()).error).toMatchObject({ status: 404 });
    expect(await store.dispatch(getPin.initiate({ id: '1' }))).toMatchObject({
      error: { status: 404 },
    });
    expect(store.failures.size).toBe(0);
  });

  it('are not kept when the failure was the server’s own', () => {
    const error = { status: 'failure', http_status: 503, code: 8000, api_error_code: 8000 };
    const view = { ...error, message: 'Busy.', extraData: { key: 'busy' } };
    const store = storeWith({ PinResource: { '{"id":"1"}': { data: null, error: view } } });
    const { getPin } = pinsApi.endpoints;
    expect(getPin.select({ id: '1' })(store.getState()).status).toBe('uninitialized');
  });

  it.each(Object.entries(pageData))(
    'are taken where doors declare them: %s',
    async (name, line) => {
      const options = Object.fromEntries(line.options.map((option) => [option, '1']));
      const data = line.walked ? [] : sampleDetail('1');
      const store = storeWith({ [name]: { [JSON.stringify(options)]: { data } } });
      const endpoint = (
        api.endpoints as unknown as Record<string, typeof pinsApi.endpoints.getPin>
      )[line.endpoint];
      const asked = await store.dispatch(endpoint?.initiate(options as never) as never);
      expect(asked).toMatchObject({ isSuccess: true });
    },
  );
});

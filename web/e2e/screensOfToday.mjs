// What `screens.mjs` shows of Today: what trends wrote, and the tools of employees.

import { admin, hasHost } from './hostOfScreens.mjs';
import { calls } from './screensOfAccounts.mjs';
import { own } from './screensOfPins.mjs';

/** For readers there alone, so that Today stays with its trends meanwhile. */
const AWAY = ['NZ'];
const DAY_MS = 86_400_000;

/**
 * Places as `[name, path, session]`. The tools are an employee's, whom the command of the
 * host makes one: they are left out where MAGPIE_DATA does not say whose data it is.
 */
export async function todayPlaces(browser, server, demo) {
  const [article] = await read(browser, server, demo, 'TodayArticleFeedResource', {});
  if (!article) throw new Error('Today is empty: the demo writes it from what is saved most.');
  const places = [
    ['today', '/today/', demo],
    ['article', article.url, demo],
  ];
  if (!hasHost) return { places, undo: async () => {} };
  const { pins } = await read(browser, server, demo, 'TodayArticleResource', {
    article_id: article.id,
  });
  const context = await browser.newContext({ baseURL: server });
  const { User } = await own('user.ts');
  const user = await User.signUp(context.request, 'Nora', 'Lind');
  admin('grant-employee', user.username);
  await user.logIn();
  const staff = await context.storageState();
  await context.close();
  const ids = pins.map(({ id }) => id);
  const written = [
    { title: 'Still to be written', pin_ids: [], is_published: false },
    { title: 'A year on the ridge', starts_ms: Date.now() + 3 * DAY_MS, pin_ids: ids.slice(1, 6) },
    {
      title: 'Where the land opens',
      subtitle: 'Rivers, ridges and fog: places for a slow morning.',
      article_type: 1,
      pin_ids: ids,
      searches: ['rivers', 'mountain trails', 'morning fog'],
    },
  ].map((words) => [
    'TodayArticleResource/create',
    { article_type: 3, is_published: true, countries: AWAY, ...words },
  ]);
  const [made] = await calls(browser, server, staff, written);
  return {
    places: [
      ...places,
      ['today-articles', '/today/drafts/', staff],
      ['today-edit', `/today/drafts/${made.at(-1).id}/`, staff],
    ],
    undo: async () => {
      const gone = made.map(({ id }) => ['TodayArticleResource/delete', { article_id: id }]);
      await calls(browser, server, staff, [
        ...gone,
        ['UserDeleteResource/create', { password: user.password }],
      ]);
    },
  };
}

async function read(browser, server, storageState, resource, options) {
  const context = await browser.newContext({ baseURL: server, storageState });
  const params = { source_url: '/', data: JSON.stringify({ options }) };
  const answer = await context.request.get(`/resource/${resource}/get/`, { params });
  const { data } = (await answer.json()).resource_response;
  await context.close();
  return data;
}

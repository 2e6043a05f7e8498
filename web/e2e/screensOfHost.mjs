// What `screens.mjs` shows of what the host's employees do about what users say, and of whom it
// concerns.

import { execFileSync } from 'node:child_process';
import { calls } from './screensOfAccounts.mjs';
import { own } from './screensOfPins.mjs';

/** Rules of the host, as `[kind, value, action]`. */
const RULES = [
  ['word', 'miracle cure', 'refuse'],
  ['word', 'ugly', 'ask'],
  ['word', 'buy now', 'hold'],
];
const ANNOUNCED = 'Boards have conversations now: talk with all who save to one.';
/** Read by users of one locale, so that no other picture tells it. */
const FAR = 'fi_FI';

/**
 * Places as `[name, path, session]`. The command of the host makes the employee: all is left out
 * where MAGPIE_DATA does not say whose data it is.
 */
export async function hostPlaces(browser, server) {
  if (!process.env.MAGPIE_DATA) return { places: [], undo: async () => {} };
  const { User } = await own('user.ts');
  const { photograph } = await own('photographs.ts');
  const signUp = async (first, last) => {
    const context = await browser.newContext({ baseURL: server });
    return { context, user: await User.signUp(context.request, first, last) };
  };
  const { context: staff, user: employee } = await signUp('Nora', 'Falk');
  const { user: pinner } = await signUp('Ines', 'Moreau');
  const { context: theirs, user: author } = await signUp('Jonas', 'Berg');
  const binary = process.env.MAGPIE_BINARY ?? '../target/debug/magpie';
  execFileSync(binary, ['admin', '--json', 'grant-employee', employee.username]);
  await employee.logIn();
  const board = await pinner.createBoard('To sit on');
  const title = 'An armchair by the window';
  const pin = await pinner.createPin({ board, photograph: photograph('armchair'), title });
  const say = (text) =>
    author.call('AggregatedCommentResource/create', { pin_id: pin.id, text, force: true });
  const read = async (name, options) => {
    const params = { source_url: '/', data: JSON.stringify({ options }) };
    const answer = await staff.request.get(`/resource/${name}/get/`, { params });
    return (await answer.json()).resource_response.data;
  };
  const report = async ({ id }) => {
    await pinner.call('ReportResource/create', { kind: 'comment', id, reason: 'harassment' });
    const cases = await read('ReportCasesResource', {});
    return cases.find(({ target_id }) => target_id === id).id;
  };
  const closed = await report(await say('That is no chair, and you have no taste.'));
  const session = await staff.storageState();
  const words = 'It insults the pinner.';
  await calls(browser, server, session, [
    [
      'ReportCaseResource/update',
      { case_id: closed, outcome: 'deleted', measure: 'warned', words },
    ],
    ...RULES.map(([kind, value, action]) => ['HostRulesResource/update', { kind, value, action }]),
    ['AnnouncementResource/create', { text: ANNOUNCED, link: '/messages/', locale: FAR }],
  ]);
  const open = await report(await say('Another chair. Nobody needs another chair.'));
  return {
    places: [
      ['reports', '/reports/', session],
      ['report-case', `/reports/${open}/`, session],
      ['rules', '/reports/rules/', session],
      ['announcements', '/reports/announcements/', session],
      ['banned-pictures', '/reports/pictures/', session],
      ['decisions', '/settings/decisions/', await theirs.storageState()],
    ],
    undo: async () => {
      const rules = await read('HostRulesResource', { kind: 'word' });
      for (const { id } of rules) await employee.call('HostRulesResource/delete', { rule_id: id });
      for (const user of [author, pinner, employee])
        await user.call('UserDeleteResource/create', { password: user.password });
    },
  };
}

// What `screens.mjs` shows of what the host's employees do about what users say, and of whom it
// concerns.

import { admin, hasHost, pathInMail } from './hostOfScreens.mjs';
import { calls } from './screensOfAccounts.mjs';
import { own } from './screensOfPins.mjs';

/** Rules of the host, as `[kind, value, action]`. */
const RULES = [
  ['word', 'miracle cure', 'refuse'],
  ['word', 'ugly', 'ask'],
  ['word', 'buy now', 'hold'],
];
const ANNOUNCED = 'Boards have conversations now: talk with all who save to one.';
/** What viewers tell the host, the latest last, and where they were. */
const FEEDBACK = [
  ['The search finds my own boards last. I would look for them first.', '/search/boards/'],
  [
    'I miss a map: where was this photograph taken?\nFor travel boards it would be all I need.',
    '/topics/travel/',
  ],
];
/** Read by users of one locale, so that no other picture tells it. */
const FAR = 'fi_FI';

/**
 * Places as `[name, path, session, act]`. The command of the host makes the employee: all is left out
 * where MAGPIE_DATA does not say whose data it is.
 */
export async function hostPlaces(browser, server) {
  if (!hasHost) return { places: [], undo: async () => {} };
  const { User } = await own('user.ts');
  const { photograph } = await own('photographs.ts');
  const signUp = async (first, last) => {
    const context = await browser.newContext({ baseURL: server });
    return { context, user: await User.signUp(context.request, first, last) };
  };
  const { context: staff, user: employee } = await signUp('Nora', 'Falk');
  const { user: pinner } = await signUp('Ines', 'Moreau');
  const { context: theirs, user: author } = await signUp('Jonas', 'Berg');
  admin('grant-employee', employee.username);
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
  const report = async ({ id }, why) => {
    await pinner.call('ReportResource/create', {
      kind: 'comment',
      reason: 'harassment',
      ...why,
      id,
    });
    const cases = await read('ReportCasesResource', {});
    return cases.find(({ target_id }) => target_id === id).id;
  };
  const closed = await report(await say('That is no chair, and you have no taste.'));
  const corner = await author.createBoard('Corners');
  const guitar = {
    board: corner,
    photograph: photograph('guitar'),
    title: 'A guitar in the corner',
  };
  const taken = { kind: 'pin', reason: 'intellectual_property' };
  const banned = await report(await author.createPin(guitar), taken);
  const session = await staff.storageState();
  const decide = (case_id, words, more) => [
    'ReportCaseResource/update',
    { case_id, outcome: 'deleted', words, ...more },
  ];
  const { pictures } = await read('ReportCaseResource', { case_id: banned });
  const banned_pictures = pictures.map(({ signature }) => signature);
  await calls(browser, server, session, [
    decide(banned, 'Its photographer did not allow it.', { banned_pictures }),
    decide(closed, 'It insults the pinner.', { measure: 'warned' }),
    ...RULES.map(([kind, value, action]) => ['HostRulesResource/update', { kind, value, action }]),
    ['AnnouncementResource/create', { text: ANNOUNCED, link: '/messages/', locale: FAR }],
  ]);
  for (const [verbatim_text, page] of FEEDBACK) {
    const feedback_data = JSON.stringify({ verbatim_text, page });
    await pinner.call('FeedbackResource/create', { feedback_data });
  }
  const shots = [];
  for (const name of ['leather-chair', 'armchair'])
    shots.push((await author.upload(photograph(name))).signature);
  const made = await author.call('DidItActivityResource/create', {
    pin_id: pin.id,
    details: 'Mine, from the shop below.',
    image_signatures: shots,
  });
  const did = await report(made, { kind: 'user_did_it_data', reason: 'spam' });
  const written = await author.call('ConversationsResource/create', {
    user_ids: [pinner.id],
    text: 'Buy chairs from me, cheaper than hers.',
  });
  const message = { kind: 'message', reason: 'spam', parent_id: written.id };
  const said = await report(written.last_message, message);
  await calls(browser, server, session, [decide(said, 'It sells to a stranger.')]);
  const why = { detailed_reasons: ['insults'], text: 'The third time this week.' };
  const open = await report(await say('Another chair. Nobody needs another chair.'), why);
  return {
    places: [
      ['reports', '/reports/', session],
      ['report-case', `/reports/${open}/`, session],
      ['report-case-pictures', `/reports/${did}/`, session, chooseDeleting],
      ['messages-taken-down', `/messages/${written.id}/`, await theirs.storageState()],
      ['rules', '/reports/rules/', session],
      ['announcements', '/reports/announcements/', session],
      ['feedback', '/reports/feedback/', session],
      ['banned-pictures', '/reports/pictures/', session],
      ['decisions', '/settings/decisions/', await theirs.storageState()],
      ['appeal', await pathInMail(author.email, '/appeal/#', 'appeal')],
    ],
    undo: async () => {
      const rules = await read('HostRulesResource', { kind: 'word' });
      for (const { id } of rules) await employee.call('HostRulesResource/delete', { rule_id: id });
      const pictures = await read('BannedPicturesResource', {});
      for (const { id } of pictures)
        await employee.call('BannedPictureResource/delete', { ban_id: id });
      for (const user of [author, pinner, employee])
        await user.call('UserDeleteResource/create', { password: user.password });
    },
  };
}

/** Of the pictures of what is deleted each may be banned. */
async function chooseDeleting(page) {
  await page.getByRole('radio', { name: /^Delete it/ }).click();
  await page.getByRole('switch').first().scrollIntoViewIfNeeded();
}

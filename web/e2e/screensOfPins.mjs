// What `screens.mjs` shows of one pin: what people made of it, who paid for it, how it
// is handed on.

import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Who made what the pin shows, what they say, and their photographs. */
const MADE = [
  ['Ines', 'Okafor', 'Two weekends and one splinter. It stands by the window now.', ['armchair']],
  ['Tomas', 'Berg', 'Mine is a little lower, for reading.', ['leather-chair', 'lights']],
];

/**
 * Places as `[name, path, session, act]`, of a pin whose creator names the demo sign-in
 * as its sponsor; `undo` takes what was made away again.
 */
export async function pinPlaces(browser, server, demo) {
  const { User } = await own('user.ts');
  const { photograph } = await own('photographs.ts');
  const signUp = async (first, last) => {
    const { request } = await browser.newContext({ baseURL: server });
    return User.signUp(request, first, last);
  };
  const creator = await signUp('Nora', 'Lind');
  const board = await creator.createBoard('Made of leather');
  const pin = await creator.createPin({
    board,
    photograph: photograph('leather-chair'),
    title: 'A leather chair to build in a weekend',
    description: 'Oak, one hide, and patience with the seams.',
  });
  const makers = await Promise.all(MADE.map(([first, last]) => signUp(first, last)));
  for (const [nth, maker] of makers.entries()) {
    const [, , details, photographs] = MADE[nth];
    const signatures = [];
    for (const name of photographs)
      signatures.push((await maker.upload(photograph(name))).signature);
    await maker.call('DidItActivityResource/create', {
      pin_id: pin.id,
      details,
      image_signatures: signatures,
    });
  }
  const comment = { pin_id: pin.id, text: 'Where is the hide from? https://leather.example.com/' };
  const { id: comment_id } = await makers[0].call('AggregatedCommentResource/create', comment);
  await makers[1].call('AggregatedCommentReactionResource/create', {
    comment_id,
    reaction_type: 1,
  });
  await creator.call('AggregatedCommentReplyResource/create', {
    comment_id,
    text: 'From a tannery two villages away.',
  });
  const username = await usernameOf(browser, server, demo);
  await creator.call('PinSponsorshipResource/create', { pin_id: pin.id, username });
  const path = `/pin/${pin.id}/`;
  return {
    places: [
      ['sponsorships', '/settings/edit/mentions/', demo],
      ['did-its', path, demo, (page) => shown(page, /^Made by/)],
      ['comments', path, demo, openComments],
      ['share', path, demo, share],
      ['picture-card', path, demo, drawCard],
      ['report', path, demo, askReason],
    ],
    undo: async () => {
      for (const maker of [creator, ...makers])
        await maker.call('UserDeleteResource/create', { password: maker.password });
    },
  };
}

/** All that is said below the pin; on a phone its sheet. */
async function openComments(page) {
  const talk = page.getByRole('region', { name: /comment/i });
  await talk.getByRole('button', { name: 'Show all comments' }).click();
  await talk.getByText('Where is the hide from?').scrollIntoViewIfNeeded();
}

/** Brings an entry below the pin into sight. */
async function shown(page, name) {
  await page.getByRole('article', { name }).first().scrollIntoViewIfNeeded();
}

/** A module of the journeys. */
export async function own(name) {
  return (await runnerImport(fileURLToPath(new URL(name, import.meta.url)))).module;
}

/** Whose session it is. */
async function usernameOf(browser, server, storageState) {
  const context = await browser.newContext({ baseURL: server, storageState });
  const answer = await context.request.get('/_/_/state', { params: { source_url: '/' } });
  const { session } = await answer.json();
  await context.close();
  return session.user.username;
}

async function share(page) {
  await page.getByRole('article').first().getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog', { name: 'Share' }).waitFor();
}

/** The pin as a picture for other networks. */
async function drawCard(page) {
  await share(page);
  await page.getByRole('button', { name: 'Picture card' }).click();
  await page.getByRole('img', { name: /^Picture card/ }).waitFor();
}

/** Why the pin may be reported. */
async function askReason(page) {
  await page.getByRole('article').first().getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
}

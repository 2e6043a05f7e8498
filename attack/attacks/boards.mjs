/** Attacks on boards that are hidden from the attacker. */
import { setTimeout as wait } from 'node:timers/promises';

import { jpeg, segment } from '../forged.mjs';
import { leaks, pagesOf, shown } from '../reads.mjs';
import { unpacked } from '../zip.mjs';

const PASSWORD = 'correct horse battery';

/** Publishes a picture that nothing else shows. */
async function publish(user, board, title) {
  const { id } = await user.upload(jpeg(64, 64, { more: [segment(0xfe, Buffer.from(board.id + title))] }));
  return user.made('PinResource', 'create', { board_id: board.id, upload_id: id, title });
}

/** Lets a user save to a board. */
async function join(owner, board, user) {
  await owner.made('BoardInviteResource', 'create', {
    board_id: board.id,
    invited_user_id: (await user.account()).id,
  });
  await user.made('BoardInviteAcceptResource', 'create', { board_id: board.id });
}

/** The address of an archive, once it is ready. */
async function archive(user, resource, key, options = {}) {
  for (let tries = 0; tries < 100; tries += 1) {
    const { status, url } = (await user.read(resource, options))[key];
    if (status === 'ready') return new URL(url, user.origin).pathname;
    if (status === 'failed') throw new Error(`${resource} failed`);
    await wait(100);
  }
  throw new Error(`${resource} takes too long`);
}

/** A file that only its session is given. */
async function taken(user, path) {
  const answer = await fetch(user.origin + path, { headers: user.headers });
  return { status: answer.status, file: Buffer.from(await answer.arrayBuffer()) };
}

/**
 * A secret board of Esme's that Finn saved to. He knows its ids and its download from then;
 * `marks` are what only its collaborators are told, also of what comes later.
 */
async function shared({ esme, finn }, word) {
  const board = await esme.made('BoardResource', 'create', { name: `${word} plans`, privacy: 'secret' });
  await join(esme, board, finn);
  const robin = await publish(esme, board, `Robin ${word}`);
  const own = await publish(finn, board, 'Own wren');
  const section = await esme.made('BoardSectionResource', 'create', {
    board_id: board.id,
    name: `${word} part`,
    initial_pins: [robin.id],
  });
  const options = {
    ...{ board_id: board.id, section_id: section.id, pin_id: robin.id, id: robin.id },
    ...{ user_id: (await esme.account()).id, username: 'esmeralda', slug: board.url.split('/')[2] },
    ...{ section_slug: section.slug, query: 'robin', term: 'robi', upload_ids: ['7'] },
  };
  return { board, robin, own, section, options, marks: [word, robin.image_signature] };
}

/** Finn leaves it, and it goes on without him. */
async function left(users, word, later) {
  const { esme, finn } = users;
  const it = await shared(users, word);
  await finn.made('BoardDownloadResource', 'create', { board_id: it.board.id });
  const file = await archive(finn, 'BoardDownloadResource', 'download', { board_id: it.board.id });
  if ((await taken(finn, file)).status !== 200) throw new Error('a collaborator is not given the download');
  const before = await shown(finn, it.options, pagesOf(it.options));
  await finn.made('BoardCollaboratorResource', 'delete', { board_id: it.board.id });
  await esme.made('BoardResource', 'update', { board_id: it.board.id, name: `${later} plans` });
  const fresh = await publish(esme, it.board, `Robin ${later}`);
  return { ...it, file, before, marks: [...it.marks, later, fresh.id, fresh.image_signature] };
}

/** Writes of one who knows the ids of what is there: verb, resource, options. */
function writes({ board, robin, own, section }, mine) {
  const here = { board_id: board.id };
  const all = { ...here, all: true };
  const others = [robin.id, own.id].flatMap((id) => [
    ['create', 'RepinResource', { pin_id: id, board_id: mine.id }],
    ['create', 'RepinResource', { pin_id: id, ...here }],
    ['update', 'PinResource', { id, title: 'Changed' }],
    ['update', 'PinResource', { id, board_id: mine.id }],
    ['create', 'PinFavoriteResource', { pin_id: id }],
    ['create', 'ReactionsResource', { pin_id: id, reaction_type: 1 }],
    ['create', 'DidItActivityResource', { pin_id: id, details: 'Done' }],
    ['create', 'PinShareResource', { pin_id: id }],
    ['update', 'BulkEditResource', { ...here, pin_ids: [id], into_board_id: mine.id }],
    ['create', 'BulkEditResource', { ...here, pin_ids: [id], into_board_id: mine.id }],
    ['delete', 'BulkEditResource', { ...here, pin_ids: [id] }],
  ]);
  return [
    ...others,
    ['delete', 'PinResource', { id: robin.id }],
    ['update', 'BulkEditResource', { ...all, into_board_id: mine.id }],
    ['create', 'BulkEditResource', { ...all, into_board_id: mine.id }],
    ['delete', 'BulkEditResource', all],
    ['update', 'BoardResource', { ...here, name: 'Changed' }],
    ['update', 'BoardResource', { ...here, privacy: 'public' }],
    ['create', 'BoardMergeResource', { ...here, into_board_id: mine.id }],
    ['delete', 'BoardResource', here],
    ['create', 'BoardSectionResource', { ...here, name: 'Changed' }],
    ['update', 'BoardSectionEditResource', { section_id: section.id, name: 'Changed' }],
    ['delete', 'BoardSectionEditResource', { section_id: section.id }],
    ['create', 'BoardDownloadResource', here],
    ['create', 'BoardFollowResource', here],
    ['create', 'BoardJoinRequestResource', here],
    ['create', 'BoardInviteAcceptResource', here],
    ['create', 'BoardInviteLinkResource', here],
    ['update', 'BoardOwnershipTransferResource', here],
  ];
}

export const BOARDS = {
  "another user's secret board": async (_, { ada, ben }) => {
    const board = await ada.made('BoardResource', 'create', { name: 'Plans', privacy: 'secret' });
    for (const read of ['BoardResource', 'BoardFeedResource', 'BoardSectionsResource']) {
      const answer = await ben.get(read, { board_id: board.id, username: 'ada', slug: 'plans' });
      if (answer.status === 200) return `${read} answers`;
    }
    const own = await ada.get('BoardFeedResource', { board_id: board.id });
    if (own.status !== 200) return `its owner is answered ${own.status}`;
    for (const [verb, more] of [
      ['update', { name: 'Mine' }],
      ['delete', {}],
    ]) {
      const answer = await ben.post('BoardResource', verb, { board_id: board.id, ...more });
      if (answer.status !== 404) return `${verb} answers ${answer.status}`;
    }
  },

  'who left a secret board reads on': async (_, users) => {
    const it = await left(users, 'quokka', 'numbat');
    if (leaks(it.before, ['quokka']).length < 5) return 'a collaborator sees nothing of it either';
    const found = await shown(users.finn, it.options, pagesOf(it.options));
    const told = leaks(found, it.marks);
    if (told.length > 0) return `${told.length} answers tell of it: ${told.slice(0, 3).join(', ')}`;
    const { status } = await taken(users.finn, it.file);
    if (status === 200) return 'its download is given';
    const own = leaks(await shown(users.esme, it.options, []), ['numbat']);
    return own.length === 0 && 'its owner sees nothing of it either';
  },

  'who left a secret board changes it': async (_, users) => {
    const { esme, finn } = users;
    const it = await left(users, 'wombat', 'potoroo');
    const mine = await finn.made('BoardResource', 'create', { name: 'Mine' });
    for (const [verb, resource, options] of writes(it, mine)) {
      const { status } = await finn.post(resource, verb, options);
      if (status !== 404) return `${resource}/${verb} of ${JSON.stringify(options)} answers ${status}`;
    }
    const board = await esme.read('BoardResource', { board_id: it.board.id });
    if (board.name !== 'potoroo plans' || board.privacy !== 'secret') return `it is ${board.privacy}, ${board.name}`;
    const pins = await esme.read('BoardFeedResource', { board_id: it.board.id });
    const titles = pins.map(({ title }) => title).sort();
    return titles.join() !== 'Own wren,Robin potoroo,Robin wombat' && `it holds ${titles.join(', ')}`;
  },

  'who left a secret board takes more than what is theirs': async (_, users) => {
    const { esme, finn } = users;
    const it = await left(users, 'bilby', 'quoll');
    await finn.made('UserExportResource', 'create', { password: PASSWORD });
    const { file } = await taken(finn, await archive(finn, 'UserExportResource', 'export'));
    const text = unpacked(file).toLowerCase();
    if (!text.includes('own wren')) return 'their own pin is not in their export';
    const told = it.marks.filter((mark) => text.includes(mark));
    if (told.length > 0) return `their export tells of ${told.join(', ')}`;
    const { status } = await finn.post('PinResource', 'delete', { id: it.own.id });
    if (status !== 200) return `deleting their own pin is answered ${status}`;
    const bin = leaks(await shown(finn, { ...it.options, id: it.own.id, pin_id: it.own.id }, []), it.marks);
    if (bin.length > 0) return `after deleting their own, ${bin[0]}`;
    await finn.post('DeletedPinsResource', 'update', { pin_ids: [it.own.id] });
    const pins = await esme.read('BoardFeedResource', { board_id: it.board.id });
    const titles = pins.map(({ title }) => title).sort();
    return titles.join() !== 'Robin bilby,Robin quoll' && `it holds ${titles.join(', ')}`;
  },

  'a public save tells of the secret pin': async (_, users) => {
    const { ben, finn } = users;
    const it = await shared(users, 'dunnart');
    const open = await finn.made('BoardResource', 'create', { name: 'Open' });
    const save = await finn.made('RepinResource', 'create', { pin_id: it.robin.id, board_id: open.id, title: 'Robin' });
    const further = await ben.made('BoardResource', 'create', { name: 'Further' });
    const again = await ben.made('RepinResource', 'create', { pin_id: save.id, board_id: further.id });
    const { id: owner } = await users.esme.account();
    const marks = ['esmeralda', owner, 'dunnart', it.board.id, it.robin.id, it.section.id];
    for (const [pin, board, username] of [
      [save, open, 'finn'],
      [again, further, 'ben'],
    ]) {
      const slug = board.url.split('/')[2];
      const options = { id: pin.id, pin_id: pin.id, board_id: board.id, username, slug, query: 'robin', term: 'robi' };
      for (const viewer of [users.visitor, ben]) {
        const found = await shown(viewer, options, pagesOf(options));
        const own = found.filter(({ status, text }) => status === 200 && text.includes(pin.id));
        if (own.length < 5) return `the save of ${username} is seen nowhere`;
        const told = leaks(found, marks);
        if (told.length > 0) return `${told.length} answers tell of it: ${told.slice(0, 3).join(', ')}`;
      }
    }
  },
};

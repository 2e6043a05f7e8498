/** Attacks on accounts and their names. */
import { setTimeout as wait } from 'node:timers/promises';

import { Client } from '../client.mjs';

/** The token of the link of this kind in the newest mail to an address; it may take a moment. */
async function linkTo(admin, address, path) {
  for (let tries = 0; tries < 50; tries += 1) {
    const list = await (await fetch(`${admin}/outbox/`)).text();
    for (const [, name, to] of list.matchAll(/<li><a href="([^"]+)">[^<]*<\/a> to ([^<]+)<\/li>/g)) {
      if (to !== address) continue;
      const mail = await (await fetch(`${admin}/outbox/${name}`)).text();
      const [, token] = new RegExp(`${path}#([\\w-]+)`).exec(mail) ?? [];
      if (token) return token;
    }
    await wait(100);
  }
  throw new Error(`no mail to ${address} with a link to ${path}`);
}

export const ACCOUNTS = {
  'names that routes hide, or that look like the host': async (_, { ada }) => {
    for (const username of ['exports', '236x', 'imports', 'pageHandlers', 'adm1n', '_support_', 'rnagpie']) {
      const { status } = await ada.post('UserResource', 'update', { username });
      if (status === 200) return `${username} was taken`;
    }
    const { status } = await ada.post('UserResource', 'update', { username: 'lovelace' });
    return status !== 200 && `a good name is answered ${status}`;
  },

  'names that are not seen': async (_, { ada }) => {
    const create = (name) => ada.post('BoardResource', 'create', { name });
    for (const name of ['\u200b', '\u202e', '\u3164']) {
      const { status } = await create(name);
      if (status !== 400) return `a board that is called ${JSON.stringify(name)} is answered ${status}`;
    }
    const seen = await create('A name that is seen');
    return seen.status !== 200 && `one that is seen is answered ${seen.status}`;
  },

  'a password is guessed in an open session': async (_, { ben }) => {
    let guesses = 0;
    for (; guesses < 20; guesses += 1) {
      const password = `guess number ${guesses}`;
      const { status } = await ben.post('UserExportResource', 'create', { password });
      if (status === 200) return 'a guess was right';
      if (status === 429) break;
    }
    return (guesses === 0 || guesses > 6) && `${guesses} guesses were looked at`;
  },

  'a link to a new password outlives a change of password': async ({ origin, admin }, { cleo }) => {
    await cleo.post('UserResetPasswordResource', 'create', { username_or_email: 'cleo' });
    const token = await linkTo(admin, 'cleo@example.com', '/password/reset/');
    await cleo.made('UserPasswordResource', 'update', {
      old_password: 'correct horse battery',
      new_password: 'another good horse',
    });
    const visitor = new Client(origin);
    await visitor.ask('GET', '/');
    const { text } = await visitor.post('UserResetPasswordResource', 'update', {
      token,
      new_password: 'the horse of an attacker',
    });
    // 1200: the link has been used or is too old.
    return JSON.parse(text).resource_response.error?.api_error_code !== 1200 && `it is answered ${text}`;
  },

  'becoming a business goes round the passcode': async (_, { dora }) => {
    await dora.made('ParentalPasscodeResource', 'create', {
      passcode: '4711',
      confirmPasscode: '4711',
      backupEmail: 'parent@example.com',
      confirmBackupEmail: 'parent@example.com',
    });
    const become = (more) => dora.post('BusinessConversionResource', 'create', { business_name: 'Oak', ...more });
    const { status } = await become({});
    if (status === 200) return 'nobody asked for it';
    const asked = await become({ passcode: '4711' });
    return asked.status !== 200 && `with the passcode it is answered ${asked.status}`;
  },
};

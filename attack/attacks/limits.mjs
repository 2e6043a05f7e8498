/** Attacks by many calls, as one account or many. */
import { Client } from '../client.mjs';
import { withServer } from '../server.mjs';

/** Mails that one account may have sent at once, and all accounts of an address together. */
const MAILS = { own: 5, shared: 50 };

/** A user who signs up at an address of their own, and calls from elsewhere then. */
async function userFrom(origin, name, address) {
  const user = await Client.user(origin, name, { age: 30 }, { 'x-forwarded-for': `198.51.100.${address}` });
  return (from) => user.ask('POST', '/v3/users/email/verify/resend/', undefined, { 'x-forwarded-for': from });
}

export const LIMITS = {
  'many accounts of one address': async () =>
    withServer({ MAGPIE_TRUST_PROXY: 'true' }, async ({ origin }) => {
      const accounts = [];
      for (let number = 1; number <= MAILS.shared / MAILS.own + 2; number += 1) {
        accounts.push(await userFrom(origin, `guest${'abcdefghijklmnop'[number]}`, number));
      }
      const last = accounts.pop();
      let sent = 0;
      const began = Date.now();
      for (const ask of accounts) {
        for (let number = 0; number < MAILS.own; number += 1) {
          // One subscriber has a whole network of these.
          const { status } = await ask(`2001:db8:7:7::${number}`);
          if (status === 200) sent += 1;
          else if (status !== 429) return `a call is answered ${status}`;
        }
      }
      if (sent < MAILS.own) return 'not even one account may call';
      // More come in with the time that passes.
      const most = MAILS.shared * (1 + (Date.now() - began) / 60_000) + 1;
      if (sent > most) return `${sent} calls were taken of one network`;
      const same = [await last('2001:db8:7:7:ffff::1'), await last('2001:db8:7:7:ffff::2')];
      if (!same.some(({ status }) => status === 429)) return 'another account goes on there';
      const elsewhere = await last('2001:db8:7:8::1');
      return elsewhere.status !== 200 && `another network is answered ${elsewhere.status}`;
    }),

  'a list of addresses is asked who has an account': async ({ origin }) => {
    let told = 0;
    for (let number = 0; number < 30; number += 1) {
      const visitor = new Client(origin);
      await visitor.ask('GET', '/');
      const { status } = await visitor.post('UserRegisterResource', 'create', {
        email: 'ada@example.com',
        password: 'a guess at nothing',
        first_name: 'Ada',
        age: 30,
      });
      if (status === 429) return told === 0 && 'not even one visitor was told';
      told += 1;
    }
    return `${told} addresses were told`;
  },

  'a visitor names themselves other addresses': async ({ origin }) => {
    // Their own has used up what it may do.
    let told = 0;
    for (let number = 1; number <= 30; number += 1) {
      const from = { 'x-forwarded-for': `198.51.100.${number}`, forwarded: `for=198.51.100.${number}` };
      const visitor = new Client(origin);
      await visitor.ask('GET', '/');
      const body = { email: `nobody${number}@example.com`, password: 'short', first_name: 'Nobody', age: 30 };
      const { status } = await visitor.post('UserRegisterResource', 'create', body, from);
      if (status === 429) return false;
      told += 1;
    }
    return `${told} of their calls were looked at`;
  },
};

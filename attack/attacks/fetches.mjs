/** Attacks by what the server fetches from elsewhere. */
import { setTimeout as wait } from 'node:timers/promises';

import { chunk, webp } from '../forged.mjs';
import { Client } from '../client.mjs';
import { withServer } from '../server.mjs';
import { website } from '../website.mjs';

/** A name that no resolver knows (RFC 6761). */
const UNKNOWN = 'no-such-name.invalid';
/** Addresses inside a network, and a name of one. */
const PRIVATE = ['localhost', '127.0.0.1', '[::1]', '10.0.0.1', '192.168.1.1', '169.254.169.254', '2130706433'];
/** How often one account may have pictures of pages shown in a minute. */
const MOST_PICTURES = 240;

/** What an answer says, but for the question that it repeats and its own number. */
function told({ status, text }) {
  return `${status} ${JSON.stringify(JSON.parse(text).resource_response)}`;
}

/** Every way to have an address asked for: what is told of it. */
async function waysTo(user, board, url) {
  return {
    'the pictures of a page': told(await user.get('FindPinImagesResource', { url })),
    'a picture': told(await user.post('PinResource', 'create', { board_id: board.id, image_url: url })),
  };
}

/** What became of a test of a webhook. */
async function delivered(user, host) {
  const url = `https://${host}/`;
  const { webhook } = await user.made('WebhookResource', 'create', { url, events: ['pin.created'] });
  await user.made('WebhookTestResource', 'create', { webhook_id: webhook.id });
  for (let tries = 0; tries < 100; tries += 1) {
    const { deliveries } = await user.read('WebhookDeliveriesResource', { webhook_id: webhook.id });
    if (deliveries[0]?.attempts > 0) return `${deliveries[0].state} ${deliveries[0].status}`;
    await wait(100);
  }
  return 'not tried';
}

export const FETCHES = {
  'the server asks addresses inside its network': async ({ folder }, { ada }) => {
    const inside = await website();
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '2130706433', '127.1', '[::ffff:127.0.0.1]']) {
      await ada.get('FindPinImagesResource', { url: `http://${host}:${inside.port}/` });
      const pin = { image_url: `http://${host}:${inside.port}/a.png`, title: folder };
      await ada.post('PinResource', 'create', pin);
    }
    inside.close();
    return inside.asked.length > 0 && `asked ${inside.asked.length} times`;
  },

  'a fetch tells private names from unknown ones': async (_, { ben }) => {
    // What a server in the network listens on; where only root may, nothing does.
    const inside = (await Promise.all([website({}, '127.0.0.1', 80), website({}, '::1', 80)])).filter(Boolean);
    const board = await ben.made('BoardResource', 'create', { name: 'Fetched' });
    try {
      const unknown = await waysTo(ben, board, `http://${UNKNOWN}/a.png`);
      for (const host of PRIVATE) {
        const said = await waysTo(ben, board, `http://${host}/a.png`);
        for (const [way, answer] of Object.entries(said)) {
          if (answer !== unknown[way]) return `${way} at ${host}: ${answer}; at an unknown name: ${unknown[way]}`;
          if (/^[25]/.test(answer)) return `${way} at ${host}: ${answer}`;
        }
      }
      const [private_, none] = [await delivered(ben, 'localhost'), await delivered(ben, UNKNOWN)];
      if (private_ !== none) return `a webhook at localhost: ${private_}; at an unknown name: ${none}`;
      const asked = inside.flatMap((site) => site.asked);
      return asked.length > 0 && `asked for ${asked.join(', ')}`;
    } finally {
      for (const site of inside) site.close();
    }
  },

  'a redirect tells private names from unknown ones': async () => {
    const to = (host) => ({ status: 302, headers: { location: `http://${host}/secret.png` } });
    const hosts = [UNKNOWN, ...PRIVATE];
    const outside = await website(Object.fromEntries(hosts.map((host, at) => [`/${at}.png`, to(host)])));
    const inside = await website({}, '127.0.0.1', 80);
    const allowed = { MAGPIE_ALLOWED_FETCH_HOSTS: `127.0.0.1:${outside.port}` };
    const through = await withServer(allowed, async ({ origin }) => {
      const gwen = await Client.user(origin, 'gwen');
      const board = await gwen.made('BoardResource', 'create', { name: 'Fetched' });
      const all = [];
      for (const at of hosts.keys()) {
        const said = await waysTo(gwen, board, `http://127.0.0.1:${outside.port}/${at}.png`);
        all.push(Object.values(said).join(' '));
      }
      if (outside.asked.length < 2 * hosts.length) return 'the website was not asked';
      const other = all.findIndex((said) => said !== all[0] || /^[25]/.test(said));
      return other >= 0 && `to ${hosts[other]}: ${all[other]}; to an unknown name: ${all[0]}`;
    });
    for (const site of [outside, inside]) site?.close();
    return through || (inside?.asked.length > 0 && `asked for ${inside.asked.join(', ')}`);
  },

  'one account makes the host fetch page after page': async (_, { ben }) => {
    let taken = 0;
    for (let number = 0; number < 300; number += 1) {
      const url = `https://page${number}.invalid/`;
      const { status } = await ben.get('FindPinImagesResource', { url });
      if (status === 429) return taken === 0 && 'not even one page was looked for';
      taken += 1;
    }
    return `${taken} pages were looked for`;
  },

  'one account makes the host fetch picture after picture': async () => {
    const picture = { type: 'image/webp', body: webp(64, 64, { more: [chunk('XMP ', Buffer.alloc(8))] }) };
    const page = { body: '<title>Pictures</title><img src="/a.webp" width="640" height="640">' };
    const outside = await website({ '/': page, '/a.webp': picture });
    const allowed = { MAGPIE_ALLOWED_FETCH_HOSTS: `127.0.0.1:${outside.port}` };
    return withServer(allowed, async ({ origin }) => {
      const gwen = await Client.user(origin, 'gwen');
      const found = await gwen.read('FindPinImagesResource', { url: `http://127.0.0.1:${outside.port}/` });
      const path = new URL(found.images[0].thumbnail_url).pathname;
      const began = Date.now();
      for (let number = 0; number < 3 * MOST_PICTURES; number += 1) {
        const { status } = await gwen.ask('GET', path);
        if (status === 429) break;
        if (status !== 200) return `picture ${number} is answered ${status}`;
      }
      const fetched = outside.asked.filter((url) => url === '/a.webp').length;
      // More come in with the time that passes.
      const most = MOST_PICTURES * (1 + (Date.now() - began) / 60_000) + 1;
      return (fetched === 0 || fetched > most) && `${fetched} pictures were fetched`;
    }).finally(outside.close);
  },
};

// What is asked of the server.
import { randomUUID } from "node:crypto";
import { form, TOKEN } from "./member.mjs";
import { BARE, head, post, resource } from "./requests.mjs";

const boardFeed = (options) => resource("BoardFeed", { ...options, page_size: 25 });

/** Always the same order that looks like none. */
function shuffled(list) {
  let state = 1;
  const next = () => (state = (state * 48271) % 2147483647);
  return list.map((item) => [next(), item]).sort((a, b) => a[0] - b[0]).map(([, item]) => item);
}

/** So many spellings of each pair of words make more searches than a run asks. */
const SPELLINGS = 12;

/** The same words in other letters: what they find is the same, and is kept for each spelling apart. */
const spellings = (text) =>
  Array.from({ length: SPELLINGS }, (_, number) =>
    [...text].map((letter, at) => ((number >> at) & 1 ? letter.toUpperCase() : letter)).join(""),
  );

/** Events of a batch, users whose batches are told, and batches of each: the server looks back at eight. */
export const EVENTS = 100;
const TELLERS = 400;
const OF_TELLER = 9;

/** Batches of impressions as the web app sends them; none comes again before the server has forgotten its events' names. */
function batches(sessions, pins) {
  const time = Date.now();
  return Array.from({ length: TELLERS * OF_TELLER }, (_, batch) => {
    const events = Array.from({ length: EVENTS }, (_, event) => ({
      event_type: 8001,
      view_type: 1,
      view_parameter: 1,
      view_data: { handler: "index" },
      component: 1,
      appState: "active",
      object_id_str: String(pins[(batch * 37 + event) % pins.length]),
      time: time - event * 97,
      clientUUID: randomUUID(),
    }));
    const cookie = `magpie_session=${sessions[batch % Math.min(TELLERS, sessions.length)]}; csrftoken=${TOKEN}`;
    return post("/resource/ApiCResource/create/", { Cookie: cookie }, form({ events, report_time: time }));
  });
}

/**
 * By name: what it is called in the table, the requests sent in turn, whether answers are kept for a `short` time,
 * and whether each is `warm`: asked for once before it is measured, which is told apart.
 */
export function subjects({ sessions, boards, pins, pages, words, collector }, member, { small, moved, deep }) {
  const signedIn = (index) => ({ Cookie: `magpie_session=${sessions[index % sessions.length]}` });
  // A bookmark goes on for whom it was given alone.
  const collecting = { Cookie: `magpie_session=${collector.session}` };
  const vocabulary = words.flat();
  const pairs = vocabulary.flatMap((one) => vocabulary.filter((two) => two !== one).map((two) => `${one} ${two}`));
  const prefixes = vocabulary.flatMap((word) => [2, 3, 4].map((length) => word.slice(0, length)));
  const browser = { "Accept-Encoding": "gzip, deflate, br, zstd" };
  // As the web app asks: what its grid draws of a pin.
  const home = resource("UserHomefeed", { page_size: 25, field_set_key: "grid_item" });
  const search = (query) =>
    resource("BaseSearch", { query, scope: "pins", page_size: 25, field_set_key: "grid_item" });
  const wholePins = resource("UserHomefeed", { page_size: 25 });
  return {
    bare: BARE,
    asked_out: { title: "small answer, signed out", requests: [head(resource("Locales", {}))] },
    asked_in: {
      title: "the same, signed in",
      requests: sessions.map((_, index) => head(resource("Locales", {}), signedIn(index))),
    },
    log_in: {
      title: "log-in by password, known browser",
      requests: [
        post(
          "/resource/UserSessionResource/create/",
          { Cookie: member.cookies },
          form({ username_or_email: member.email, password: member.password }),
        ),
      ],
    },
    home: {
      title: "home feed, 25 cards of pins, signed in",
      warm: true,
      requests: sessions.map((_, index) => head(home, signedIn(index))),
    },
    home_whole: {
      title: "the same, whole pins",
      requests: sessions.map((_, index) => head(wholePins, signedIn(index))),
    },
    home_compressed: {
      title: "the home feed, compressed for a browser",
      requests: sessions.map((_, index) => head(home, { ...signedIn(index), ...browser })),
    },
    board: {
      title: "board feed",
      requests: boards.map((id, index) => head(boardFeed({ board_id: String(id) }), signedIn(index))),
    },
    board_small: {
      title: "the board of 25 pins",
      requests: [head(boardFeed(small), collecting)],
    },
    board_large: {
      title: "the board of 10,000 pins, its pages in turn",
      requests: deep.map((options) => head(boardFeed(options), collecting)),
    },
    board_moved: {
      title: "the board of 5,000 pins",
      requests: [head(boardFeed(moved), collecting)],
    },
    related: {
      title: "related modules, first page, cards of pins",
      warm: true,
      requests: pins.map((id, index) => head(resource("RelatedModules", { pin_id: String(id), field_set_key: "grid_item" }), signedIn(index))),
    },
    pin: {
      title: "pin JSON by id",
      requests: pins.map((id, index) => head(resource("Pin", { id: String(id) }), signedIn(index))),
    },
    events: {
      title: `a batch of ${EVENTS} events`,
      requests: batches(sessions, pins),
    },
    search_one: {
      title: "search, one word, 25 cards of pins",
      requests: shuffled(vocabulary).map((query, index) => head(search(query), signedIn(index))),
    },
    search: {
      title: "search, two words, 25 cards of pins",
      requests: shuffled(pairs.flatMap(spellings)).map((query, index) => head(search(query), signedIn(index))),
    },
    typeahead: {
      title: "typeahead",
      requests: shuffled(prefixes).map((term, index) => head(resource("AdvancedTypeahead", { term }), signedIn(index))),
    },
    page_cached: {
      title: "signed-out page, cached",
      short: true,
      requests: pages.slice(0, 20).map((id) => head(`/pin/${id}/`, browser)),
    },
    page_uncached: {
      title: "signed-out page, not cached",
      requests: pages.slice(20).map((id) => head(`/pin/${id}/`, browser)),
    },
  };
}

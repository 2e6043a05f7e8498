// Open streams of many users: what each takes, and how soon it tells of a message.
import { setTimeout as pause } from "node:timers/promises";
import { Load } from "./load.mjs";
import { idle } from "./measure.mjs";
import { memory } from "./process.mjs";
import { head } from "./requests.mjs";
import { start, stop } from "./server.mjs";
import { MAGPIE } from "./store.mjs";
import { message } from "./talkers.mjs";

/** Messages per second, each to the user of another stream: within a minute to all of 5,000. */
const SENDING = { connections: 64, rate: 100 };
const SETTLE_MS = 3_000;
/** A server has half as many connections as it may open files, and half of these for streams. */
const FILES_OF_STREAM = 4;
/** Below it a server has fewer connections for one address than the load program opens from one. */
const FEWEST_FILES = 20_000;

/**
 * Opens a stream for one of each two talkers, and has the other write to them. The memory of a
 * stream is what the server takes more of after all were opened, with what it keeps of their users.
 */
export async function streams(program, { data, inventory: { talk } }, { streams, seconds }, say) {
  const pairs = talk.conversations.filter(({ members: [one] }) => one % 2 === 0).slice(0, streams);
  const files = Math.max(FILES_OF_STREAM * pairs.length, FEWEST_FILES);
  const server = await start(MAGPIE, data, files);
  try {
    const before = await idle(server);
    const load = new Load(program, server, files);
    say(`opening ${pairs.length} streams`);
    const listener = ({ members: [one] }) => head("/live/", { Cookie: `magpie_session=${talk.sessions[one]}` });
    await load.listen(pairs.map(listener));
    await pause(SETTLE_MS);
    const { now } = memory(server.pid);
    await load.define("told", pairs.map((pair) => message(talk, pair, 1)));
    say(`messages for ${seconds} seconds`);
    const { told, ...sent } = await load.run("told", { seconds, ...SENDING, told: true });
    const missed = sent.answered - told.events;
    if (missed + told.ended > 0) throw new Error(`${told.ended} streams ended, ${missed} messages were not told`);
    const most_mb = memory(server.pid).most;
    load.close();
    return {
      open: pairs.length,
      kb_each: ((now - before) * 1_000) / pairs.length,
      opened_mb: now,
      most_mb,
      rate: SENDING.rate,
      told: told.events,
      p50_ms: told.p50,
      p99_ms: told.p99,
      sent_p99_ms: sent.p99,
      server_busy: sent.server_seconds / sent.seconds,
    };
  } finally {
    await stop(server);
  }
}

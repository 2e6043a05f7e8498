// The boards of a user who collects: walked through, and moved as a whole.
import { setTimeout as pause } from "node:timers/promises";
import { call } from "./member.mjs";

const ROUNDS = 3;
/** Pages per second asked of a board while its pins are moved. */
const RATE = 50;
const POLL_MS = 20;
const PATIENCE_MS = 60_000;

/** What asks for the small board, the one that is moved, and each page of the large one. */
export async function walks(address, { session, boards }) {
  const [small, moved, large] = boards.map((id) => ({ board_id: String(id), page_size: 25 }));
  const deep = [];
  let bookmark;
  do {
    const options = bookmark ? { ...large, bookmarks: [bookmark] } : large;
    deep.push(options);
    ({ bookmark } = await call(address, session, "BoardFeedResource/get", { options }));
  } while (bookmark && bookmark !== "-end-");
  return { small, moved, deep };
}

/**
 * Moves all pins of the middle board to the empty one and back, while pages of it
 * are asked for: the seconds that takes (medians), and the pages' latency.
 */
export async function moving(load, address, { session, boards }, say) {
  const [, from, , into] = boards.map(String);
  const write = (path, method, options) => call(address, session, path, { method, options });
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    say(`moving, round ${round + 1} of ${ROUNDS}`);
    const begun = performance.now();
    const selection = { board_id: from, all: true, into_board_id: into };
    const { data: batch } = await write("BulkEditResource/update", "POST", selection);
    const moved = settled(address, session, batch.id, "done").then(() => performance.now() - begun);
    const pages = await load.run("board_moved", { seconds: 2, connections: 16, rate: RATE });
    const move_ms = await moved;
    const undone = performance.now();
    await write("BulkEditUndoResource/create", "POST", { batch_id: batch.id });
    await settled(address, session, batch.id, "undone");
    rounds.push({ pins: batch.total, move_ms, undo_ms: performance.now() - undone, page_p99_ms: pages.p99 });
  }
  const middle = (name) => rounds.map((round) => round[name]).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
  return {
    pins: rounds[0].pins,
    move_s: middle("move_ms") / 1_000,
    undo_s: middle("undo_ms") / 1_000,
    page_p99_ms: middle("page_p99_ms"),
  };
}

async function settled(address, session, batch_id, state) {
  const latest = performance.now() + PATIENCE_MS;
  for (;;) {
    const { data } = await call(address, session, "BulkEditStatusResource/get", { options: { batch_id } });
    if (data.state === state) return;
    if (performance.now() > latest) throw new Error(`the batch is ${data.state}, not ${state}`);
    await pause(POLL_MS);
  }
}

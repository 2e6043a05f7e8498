// Jobs that make notices of what was noted.
import { setTimeout as pause } from "node:timers/promises";
import { call } from "./member.mjs";
import { processorSeconds } from "./process.mjs";
import { start, stop } from "./server.mjs";
import { MAGPIE } from "./store.mjs";

const POLL_MS = 50;
/** Notices per second below which the measurement is given up, and seconds for the rest. */
const SLOWEST = 200;
const SPARE = 60;
/** The badge counts no further. */
const COUNTED = 100;

/**
 * Starts a server that finds the notices waiting, and waits until the user whose job is the last
 * one has theirs: what that took from the start of the process on.
 */
export async function notices({ data, inventory: { talk } }, say) {
  const { notices, each, jobs, sessions } = talk.waiting;
  const server = await start(MAGPIE, data);
  try {
    const begun = performance.now() - server.ready_ms;
    const unseen = async (session) =>
      (await call(server.address, session, "NewsHubBadgeResource/get", { options: {} })).data.news_hub_unseen_count;
    const ofLast = Math.min(notices - (jobs - 1) * each, COUNTED);
    const latest = begun + (notices / SLOWEST + SPARE) * 1_000;
    say(`${notices} notices are made`);
    while ((await unseen(sessions.at(-1))) < ofLast) {
      if (performance.now() > latest) throw new Error("the notices are not made in time");
      await pause(POLL_MS);
    }
    const seconds = (performance.now() - begun) / 1_000;
    const server_seconds = processorSeconds(server.pid);
    // The last jobs are done beside each other; one that failed would come again later.
    await pause(POLL_MS);
    for (const session of sessions.slice(0, -1)) {
      if ((await unseen(session)) !== Math.min(each, COUNTED)) throw new Error("a user was not told of all notices");
    }
    return {
      notices,
      each,
      seconds,
      per_second: notices / seconds,
      per_processor_second: notices / server_seconds,
      jobs_per_second: jobs / seconds,
      server_busy: server_seconds / seconds,
    };
  } finally {
    await stop(server);
  }
}

// The real server on a core of its own.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** The server's core; the load takes the other one. */
const CORE = "0";

/** A command that may open so many files; as many as this program may, where it is not said. */
export const opening = (files, command) => (files ? ["prlimit", `--nofile=${files}:`, ...command] : command);

/**
 * Starts `magpie serve` on a free port; answers when it has said that it is
 * ready, with the milliseconds that took.
 */
export async function start(program, data, files) {
  const settings = join(data, "bench.toml");
  // AVIF, which is made later in time that nothing else needs, would count as the answers'.
  // Those who talk were made just now.
  writeFileSync(settings, "[pictures]\navif = false\n[people]\nnew_account_hours = 0\n");
  const begun = performance.now();
  const flags = ["serve", "--config", settings, "--data", data, "--listen", "127.0.0.1:0", "--rate-limits", "relaxed", "--log", "warn"];
  const [command, ...words] = opening(files, ["taskset", "--cpu-list", CORE, program, ...flags]);
  const child = spawn(command, words, { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^ready on http:\/\/(.+)$/.exec(line)?.[1];
    if (address) return { child, pid: child.pid, address, ready_ms: performance.now() - begun };
  }
  throw new Error("the server ended before it was ready");
}

/** Stops it as a service manager does. */
export async function stop({ child }) {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

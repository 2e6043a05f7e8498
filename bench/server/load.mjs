// The load program on the other core: an order a line, an answer a line.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { processorSeconds } from "./process.mjs";
import { opening } from "./server.mjs";

const CORE = "1";

export class Load {
  constructor(program, server, files) {
    this.server = server;
    const [command, ...words] = opening(files, ["taskset", "--cpu-list", CORE, program, server.address]);
    this.child = spawn(command, words, { stdio: ["pipe", "pipe", "inherit"] });
    this.answers = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }

  async order(order) {
    this.child.stdin.write(`${JSON.stringify(order)}\n`);
    const { value, done } = await this.answers.next();
    if (done) throw new Error("the load program ended");
    return JSON.parse(value);
  }

  define(name, requests) {
    return this.order({ define: { name, requests } });
  }

  /** Opens a stream with each of these requests. */
  listen(requests) {
    return this.order({ listen: { requests } });
  }

  /** One run, with the processor time that the server took for it. */
  async run(name, options) {
    const before = processorSeconds(this.server.pid);
    const measured = await this.order({ run: { name, ...options } });
    if (measured.answered === 0) throw new Error(`${name}: no request was answered`);
    if (measured.failed > 0) throw new Error(`${name}: ${measured.failed} requests failed`);
    return { ...measured, server_seconds: processorSeconds(this.server.pid) - before };
  }

  close() {
    this.child.stdin.end();
  }
}

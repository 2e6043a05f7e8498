// Speed and recall of crates/neighbours; see README.md.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { machine, wanted } from "../server/process.mjs";
import { judge } from "./goals.mjs";

const ROOT = join(import.meta.dirname, "../..");
const MEASURE = join(ROOT, "target/release/examples/measure_neighbours");

const say = (text) => process.stderr.write(`${text}\n`);

const build = ["build", "--release", "--locked", "-p", "neighbours", "--example", "measure_neighbours"];
execFileSync("cargo", build, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
const found = JSON.parse(execFileSync(MEASURE, [], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }));

const result = { machine: machine(), wanted: wanted(), ...found };
result.goals = judge(result);
for (const { title, measured, goal, met } of result.goals) say(`${met ? "met   " : "missed"}  ${title}: ${measured} (${goal})`);
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);

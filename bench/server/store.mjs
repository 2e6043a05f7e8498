// Synthetic stores, each filled once.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** The program that is measured; another one for trying (MAGPIE). */
export const MAGPIE = process.env.MAGPIE ?? join(ROOT, "target/release/magpie");

/** A command whose words on its error output are ours. */
export const SHOWN = { stdio: ["ignore", "ignore", "inherit"] };

/** Builds the program that asks; answers its path. */
export function buildLoad() {
  execFileSync("cargo", ["build", "--release", "--locked", "-p", "load"], { ...SHOWN, cwd: ROOT });
  return join(process.env.CARGO_TARGET_DIR ?? join(ROOT, "target"), "release/load");
}

/** Whether the store is whole and this build can use it. */
function fits(data, inventory) {
  if (!existsSync(inventory)) return false;
  return spawnSync(MAGPIE, ["migrate", "--data", data], { stdio: "ignore" }).status === 0;
}

const folder = (name) => join(ROOT, `target/bench-server/${name}`);
const inventoryOf = (data) => join(data, "bench.json");

/** A store that is there: its folder, and where things are in it. */
const opened = (data) => ({ data, inventory: JSON.parse(readFileSync(inventoryOf(data), "utf8")) });

/** Fills a store, in place of the one of this name: so many of each that is named. */
export function fill(name, wanted) {
  const data = folder(name);
  const sizes = Object.entries(wanted).flatMap(([what, count]) => [`--${what}`, String(count)]);
  rmSync(data, { recursive: true, force: true });
  execFileSync(MAGPIE, ["bench-fill", ...sizes, "--data", data, "--log", "warn"], SHOWN);
  return opened(data);
}

/** The store of so many pins, made once. */
export function store(pins, say) {
  const data = folder(pins);
  if (fits(data, inventoryOf(data))) return opened(data);
  say(`filling a store with ${pins} pins`);
  return fill(pins, { pins });
}

/** Pins of the store that the host wants measured (PINS, or `--pins`). */
export function wantedPins(pins = process.env.PINS ?? "200000") {
  const number = Number(pins);
  if (!Number.isInteger(number) || number < 1_000) throw new Error("--pins (or PINS) is a whole number from 1000 on");
  return number;
}

// Synthetic stores, each filled once.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** The program that is measured. */
export const MAGPIE = join(ROOT, "target/release/magpie");

/** A command whose words on its error output are ours. */
export const SHOWN = { stdio: ["ignore", "ignore", "inherit"] };

/** Builds the program that asks; answers its path. */
export function buildLoad() {
  execFileSync("cargo", ["build", "--release", "--locked", "-p", "load"], { ...SHOWN, cwd: ROOT });
  return join(ROOT, "target/release/load");
}

/** Whether the store is whole and this build can use it. */
function fits(data, inventory) {
  if (!existsSync(inventory)) return false;
  return spawnSync(MAGPIE, ["migrate", "--data", data], { stdio: "ignore" }).status === 0;
}

/** The store of so many pins, made once: its folder, and where things are in it. */
export function store(pins, say) {
  const data = join(ROOT, `target/bench-server/${pins}`);
  const inventory = join(data, "bench.json");
  if (!fits(data, inventory)) {
    say(`filling a store with ${pins} pins`);
    rmSync(data, { recursive: true, force: true });
    execFileSync(MAGPIE, ["bench-fill", "--pins", String(pins), "--data", data, "--log", "warn"], SHOWN);
  }
  return { data, inventory: JSON.parse(readFileSync(inventory, "utf8")) };
}

/** Pins of the store that the host wants measured (PINS, or `--pins`). */
export function wantedPins(pins = process.env.PINS ?? "200000") {
  const number = Number(pins);
  if (!Number.isInteger(number) || number < 1_000) throw new Error("--pins (or PINS) is a whole number from 1000 on");
  return number;
}

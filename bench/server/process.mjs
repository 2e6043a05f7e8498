// What the kernel says about a process.
import { readFileSync } from "node:fs";

/** Ticks per second of /proc/PID/stat: fixed in Linux's interface. */
const TICKS = 100;

/** Seconds of processor time that a process has taken, all threads. */
export function processorSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name, in brackets, may hold anything; user and system time come after.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Megabytes (10^6) of memory: now, and at most so far. */
export function memory(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const read = (name) => (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)[1]) * 1024) / 1e6;
  return { now: read("VmRSS"), most: read("VmHWM") };
}

/** The machine, as results are to be read by its size. */
export function machine() {
  const models = [...readFileSync("/proc/cpuinfo", "utf8").matchAll(/^model name\s*:\s*(.+)$/gm)];
  const total = Number(/^MemTotal:\s+(\d+)/m.exec(readFileSync("/proc/meminfo", "utf8"))[1]);
  return { processor: models[0]?.[1] ?? "unknown", cores: models.length, memory_gb: Math.round((total * 1024) / 1e9) };
}

/** How many processes wanted a core over the last minute. */
export const wanted = () => Number(readFileSync("/proc/loadavg", "utf8").split(" ")[0]);

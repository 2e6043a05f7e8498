// A 12-megapixel photograph: a real one, brought to exactly 4000 × 3000.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const PACKAGE = "mate-backgrounds";
const INSIDE = "usr/share/backgrounds/mate/abstract/Elephants_5640x3172.jpg";

/** Path of the photograph; made on the first run, kept in `folder`. */
export async function photograph(folder) {
  const path = join(folder, "photograph.jpg");
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const unpacked = mkdtempSync(join(folder, "unpacked-"));
  try {
    execFileSync("apt-get", ["download", PACKAGE], { cwd: unpacked, stdio: ["ignore", "ignore", "inherit"] });
    const deb = readdirSync(unpacked).find((name) => name.endsWith(".deb"));
    execFileSync("dpkg", ["-x", deb, "."], { cwd: unpacked });
    const half = join(unpacked, "half.jpg");
    // As cameras write it: one scan, 4:2:0, high quality.
    await sharp(join(unpacked, INSIDE)).resize(4000, 3000, { fit: "cover" }).jpeg({ quality: 92 }).toFile(half);
    renameSync(half, path);
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
  return path;
}

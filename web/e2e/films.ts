import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { GivenFile } from './photographs.ts';

/** Length of every film in seconds. */
export const FILM_S = 12;

/**
 * Makes a film with sound at this path (`….mp4`): a moving pattern that tells the time, and no other
 * film's bytes. The journey needs `ffmpeg`, as the server does.
 */
export function makeFilm(path: string): string {
  const pattern = `testsrc2=size=320x240:rate=24:duration=${FILM_S}`;
  const tone = `sine=frequency=440:sample_rate=48000:duration=${FILM_S}`;
  const own = ['-metadata', `comment=${crypto.randomUUID()}`];
  ffmpeg('-f', 'lavfi', '-i', pattern, '-f', 'lavfi', '-i', tone, ...AS_MP4, ...own, path);
  return path;
}

/** Makes a film of a photograph that is slowly come nearer to, for pictures of the interface. */
export function makeWalk(photograph: string, path: string): string {
  const cut = 'scale=720:900:force_original_aspect_ratio=increase,crop=720:900,scale=1440:1800';
  const nearer = `zoompan=z='1+0.0012*on':d=${FILM_S * 24}:s=720x900:fps=24`;
  const silence = ['-f', 'lavfi', '-i', 'anullsrc=r=48000:cl=stereo'];
  const moving = ['-vf', `${cut},${nearer}`, '-t', `${FILM_S}`];
  ffmpeg('-i', photograph, ...silence, ...moving, ...AS_MP4, path);
  return path;
}

const AS_MP4 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac -shortest'.split(' ');

function ffmpeg(...words: string[]): void {
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...words]);
}

/** A page that calls itself a film. */
export function pageAsFilm(): GivenFile {
  return given('walk.mp4', Buffer.from('<!doctype html><title>No film</title>'.repeat(50)));
}

/** The first third of a film, which lacks what tells where its pictures are. */
export function truncatedFilm(film: string): GivenFile {
  const whole = readFileSync(film);
  return given('half.mp4', whole.subarray(0, Math.floor(whole.length / 3)));
}

function given(name: string, buffer: Buffer): GivenFile {
  return { name, mimeType: 'video/mp4', buffer };
}

// Makes the table of `docs/bench/media.md` from what `run.mjs` found, given on standard input.

import { text } from 'node:stream/consumers';

const { megapixels, versions, speed, files } = JSON.parse(await text(process.stdin));

const row = (...cells) => `| ${cells.join(' | ')} |`;
const number = (value, digits = 2) => value.toFixed(digits);

const speeds = speed.map(({ threads, per_second, per_processor_second }) =>
  row(
    threads,
    ...[per_second, per_processor_second].flatMap(({ ours, sharp, ratio }) => [
      number(ours),
      number(sharp),
      `**${number(ratio)}**`,
    ]),
  ),
);
const sizes = files.map(({ size, ours, sharp, avif }) =>
  row(
    size,
    ours.bytes,
    sharp.bytes,
    avif ? `${avif.bytes} (${Math.round((100 * avif.bytes) / ours.bytes)} %)` : '',
    number(ours.ssim, 3),
    number(sharp.ssim, 3),
    avif ? number(avif.ssim, 3) : '',
  ),
);

process.stdout.write(`# Pictures

A photograph of ${megapixels} megapixels to all ten sizes, beside sharp ${versions.sharp} (libvips ${versions.vips}) at the same quality, in the faster of its ways. Written by \`make bench\`; how it is measured stands in [bench/media](../../bench/media/README.md).

| threads | pictures/s | sharp | ratio | per processor second | sharp | ratio |
| --- | --- | --- | --- | --- | --- | --- |
${speeds.join('\n')}

## Files

Bytes, and likeness to the picture scaled without loss (SSIM).

| size | bytes | sharp | AVIF | likeness | sharp | AVIF |
| --- | --- | --- | --- | --- | --- | --- |
${sizes.join('\n')}
`);

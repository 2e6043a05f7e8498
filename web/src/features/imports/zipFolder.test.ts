import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { folderPictures, zipFolder } from './zipFolder';

function file(path: string, type = 'image/jpeg', bytes = 3): File {
  const made = new File([new Uint8Array(bytes).fill(7)], path.split('/').at(-1) ?? '', { type });
  Object.defineProperty(made, 'webkitRelativePath', { value: path });
  return made;
}

const huge = (path: string) =>
  Object.defineProperty(file(path), 'size', { value: 1.5 * 1024 ** 3 });

describe('the pictures of a folder', () => {
  test.each([
    ['nothing', [], 'empty'],
    ['no picture', [file('Trip/notes.txt', 'text/plain')], 'empty'],
    ['what systems put there', [file('Trip/._lake.jpg'), file('Trip/.hidden/lake.jpg')], 'empty'],
    ['too much', [huge('Trip/one.jpg'), huge('Trip/two.jpg')], 'large'],
    ['much that is no picture', [file('a/b.jpg'), file('a/c.mov', 'video/quicktime')], ['a/b.jpg']],
  ])('%s', (_, files, expected) => {
    const found = folderPictures(files);
    const told = Array.isArray(found) ? found.map((one) => one.webkitRelativePath) : found;
    expect(told).toEqual(expected);
  });
});

describe('the file that is sent', () => {
  test('holds each picture in its folder, as it is', async () => {
    const shares: number[] = [];
    const pictures = [file('Trip/lake.jpg'), file('Trip/Norden/Fjäll.png', 'image/png', 5)];
    const { signal } = new AbortController();
    const sent = await zipFolder(pictures, (share) => shares.push(share), signal);
    expect(sent.name).toBe('Trip.zip');
    expect(sent.type).toBe('application/zip');
    const entries = unzipSync(new Uint8Array(await sent.arrayBuffer()));
    expect(Object.keys(entries)).toEqual(['Trip/lake.jpg', 'Trip/Norden/Fjäll.png']);
    expect([...(entries['Trip/Norden/Fjäll.png'] ?? [])]).toEqual([7, 7, 7, 7, 7]);
    expect(shares).toEqual([0.5, 1]);
  });

  test('is not made any further once it was stopped', async () => {
    const controller = new AbortController();
    const pictures = [file('Trip/lake.jpg'), file('Trip/hill.jpg')];
    const made = zipFolder(pictures, () => controller.abort(), controller.signal);
    await expect(made).rejects.toThrow('aborted');
  });
});

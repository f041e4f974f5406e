import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { processPicture } from './process-picture.js';

/** The fields of proc(5) from the third on. */
const statOf = (path: string) => readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

/** The facts about each process that decodes a picture for this one. */
function ofDecoders<Found>(read: (folder: string) => Found): Found[] {
  const found: Found[] = [];
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const isDecoder = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('decode-picture');
      if (!isDecoder || Number(statOf(`/proc/${pid}/stat`)[1]) !== process.pid) continue;
      found.push(read(`/proc/${pid}`));
    } catch {
      // It has ended meanwhile.
    }
  }
  return found;
}

/** The priorities of all threads that decode a picture, by thread. */
function prioritiesOfDecoder(): [thread: string, priority: number][] {
  return ofDecoders((folder) =>
    readdirSync(`${folder}/task`).map((thread): [string, number] => [
      thread,
      Number(statOf(`${folder}/task/${thread}/stat`)[16]),
    ]),
  ).flat();
}

/** The most memory that a decoder has had so far, in MB. */
function memoryOfDecoder(): number {
  const kilobytes = ofDecoders((folder) =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`${folder}/status`, 'utf8'))?.[1] ?? 0),
  );
  return Math.max(0, ...kilobytes) / 1_000;
}

it.skipIf(process.platform !== 'linux')('a picture is decoded with low priority by each thread', async () => {
  const picture = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#204080' } })
    .jpeg()
    .toBuffer();
  const seen = new Map<string, number>();
  const looking = setInterval(() => {
    for (const [thread, priority] of prioritiesOfDecoder()) seen.set(thread, priority);
  }, 5);
  await processPicture(picture).finally(() => clearInterval(looking));
  // Node has several before the first byte of a picture is read, and libvips begins more.
  expect(seen.size).toBeGreaterThan(5);
  expect([...new Set(seen.values())]).toEqual([5]);
});

it.skipIf(process.platform !== 'linux').each([
  ['a JPEG of 50 megapixels that has to be turned', 'jpeg', 10_000, 5_000],
  ['an AVIF of 20 megapixels', 'avif', 5_000, 4_000],
] as const)('V1: %s takes at most 600 MB', async (_, format, width, height) => {
  const picture = await sharp({ create: { width, height, channels: 3, background: '#204080' } })
    .withMetadata({ orientation: 6 })
    [format](format === 'avif' ? { effort: 0, bitdepth: 10, chromaSubsampling: '4:4:4' } : {})
    .toBuffer();
  let most = 0;
  const looking = setInterval(() => {
    most = Math.max(most, memoryOfDecoder());
  }, 20);
  await processPicture(picture).finally(() => clearInterval(looking));
  expect(most).toBeGreaterThan(100);
  expect(most).toBeLessThan(600);
});

import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { processPicture } from './process-picture.js';

/** The fields of proc(5) from the third on. */
const statOf = (path: string) => readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

/** The priorities of all threads that decode a picture for this process, by thread. */
function prioritiesOfDecoder(): [thread: string, priority: number][] {
  const found: [string, number][] = [];
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const isDecoder = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('decode-picture');
      if (!isDecoder || Number(statOf(`/proc/${pid}/stat`)[1]) !== process.pid) continue;
      for (const thread of readdirSync(`/proc/${pid}/task`))
        found.push([thread, Number(statOf(`/proc/${pid}/task/${thread}/stat`)[16])]);
    } catch {
      // It has ended meanwhile.
    }
  }
  return found;
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

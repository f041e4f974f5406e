import { writeFile } from 'node:fs/promises';
import { frameOf, randomNumbers } from '../../src/features/door/camera/frames.fixture';

const FRAMES = 10;

/**
 * A film for Chromium's fake camera (`--use-file-for-fake-video-capture`), which it shows again and again: a ticket that a hand
 * holds up. https://wiki.multimedia.cx/index.php/YUV4MPEG2
 */
export async function filmTicket(file: string, code: string): Promise<void> {
  const random = randomNumbers(7);
  const parts = ['YUV4MPEG2 W640 H480 F10:1 Ip A1:1 C420jpeg\n'].map((header) => Buffer.from(header));
  for (let frame = 0; frame < FRAMES; frame++) {
    const { data, width, height } = frameOf(code, 'tilted', random);
    const light = Buffer.from(Array.from({ length: width * height }, (_, at) => data[at * 4] as number));
    const colour = Buffer.alloc((width * height) / 2, 128);
    parts.push(Buffer.from('FRAME\n'), light, colour);
  }
  await writeFile(file, Buffer.concat(parts));
}

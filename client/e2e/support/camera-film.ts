import { open } from 'node:fs/promises';
import { type Difficulty, frameOf, randomNumbers } from '../../src/features/door/camera/frames.fixture';

/** Frames of a ticket that is held up alone. */
const FRAMES = 10;

/**
 * A film for Chromium's fake camera (`--use-file-for-fake-video-capture`), which it shows again and again, from the beginning
 * each time a page opens the camera: a ticket that a hand holds up.
 */
export function filmTicket(file: string, code: string): Promise<void> {
  return film(file, Array<string>(FRAMES).fill(code), 'tilted', 10);
}

/** The same for a line of people. Each ticket is in sight for half a second. */
export function filmTickets(file: string, codes: readonly string[]): Promise<void> {
  return film(file, codes, 'plain', 2);
}

/** https://wiki.multimedia.cx/index.php/YUV4MPEG2 @param rate frames a second */
async function film(
  file: string,
  codes: readonly string[],
  difficulty: Difficulty | 'plain',
  rate: number,
): Promise<void> {
  const random = randomNumbers(7);
  const written = await open(file, 'w');
  try {
    await written.write(`YUV4MPEG2 W640 H480 F${rate}:1 Ip A1:1 C420jpeg\n`);
    for (const code of codes) {
      const { data, width, height } = frameOf(code, difficulty, random);
      const light = Buffer.from(Array.from({ length: width * height }, (_, at) => data[at * 4] as number));
      const colour = Buffer.alloc((width * height) / 2, 128);
      await written.write(Buffer.concat([Buffer.from('FRAME\n'), light, colour]));
    }
  } finally {
    await written.close();
  }
}

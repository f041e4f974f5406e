import { execFile } from 'node:child_process';
import { setPriority } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize } from 'node:v8';
import PQueue from 'p-queue';
import { z } from 'zod';
import { BusyError } from '../../platform/errors/request-errors.js';
import { ErrorCode } from '../error-code.js';
import { UserError } from '../user-error.js';
import { MAILED_PICTURE, PICTURE_FILE_NAMES, PICTURE_WIDTHS, SHARED_PICTURE } from './picture-sizes.js';
import type { NamedFile } from './picture-store.js';

/** The files of a picture by their names: `400.avif`, `400.webp`, …, `shared.jpg`, `mailed.jpg`. */
export interface PictureFiles {
  /** Pixels of the widest file; the picture itself may be larger. */
  width: number;
  height: number;
  /** `#rrggbb`. */
  color: string;
  files: NamedFile[];
}

const sentences = {
  UNKNOWN_FORMAT: 'This is no picture that can be read here. Choose a JPEG, PNG, WebP or AVIF file',
  HEIC: 'HEIC pictures cannot be read here. Save the picture as JPEG, and choose that file',
  TOO_MANY_PIXELS: 'This picture has more than 50 megapixels. Choose a smaller one',
  TOO_MANY_PIXELS_OF_AVIF:
    'This AVIF picture has more than 20 megapixels. Choose a smaller one, or save it as JPEG',
  TOO_THIN: 'One side of this picture is more than ten times the other. Choose another one, or cut it',
  TOO_SLOW: 'This picture could not be read in time. Please try again, or choose a smaller one',
  UNREADABLE: 'This picture cannot be read to its end. Save it again, and choose the new file',
};

const resultSchema = z.union([
  z.object({ refusal: z.enum(Object.keys(sentences) as (keyof typeof sentences)[]) }),
  z.object({
    width: z.int(),
    height: z.int(),
    color: z.string().regex(/^#[0-9a-f]{6}$/),
    files: z.array(
      z.object({ name: z.enum(PICTURE_FILE_NAMES), bytes: z.instanceof(Uint8Array).transform(Buffer.from) }),
    ),
  }),
]);

/** The program beside this module, from the source as well as built. */
const PROGRAM = fileURLToPath(new URL(`./decode-picture${extname(import.meta.url)}`, import.meta.url));
/** Milliseconds for one picture. 50 megapixels take about 5 seconds. */
const TIMEOUT = 40_000;
const MAX_OUTPUT_BYTES = 16_000_000;
/** As nice(1) counts: on a machine without a free processor a decoder gets a quarter of one, and is within its time. */
const PRIORITY = 5;
/** Each holds the bytes of an upload. Pictures of phones take two seconds each, so the last one waits about 15. */
const MAX_WAITING = 8;
/** Milliseconds for the place in the queue. The connection of an upload is closed after 60 seconds without a response. */
const LONGEST_WAIT = 15_000;

/** One at a time in each process of the product: a picture takes a processor, and memory. */
const queue = new PQueue({ concurrency: 1 });

/** @throws BusyError while as many wait as may wait */
export function requireFreeProcessor(): void {
  if (queue.size >= MAX_WAITING) throw new BusyError();
}

/**
 * Makes the files of a picture from the bytes of a JPEG, PNG, WebP or AVIF. A process of its own decodes them: a picture that
 * harms the decoder, or takes too much memory or time, ends that process alone, and its memory goes with it.
 * @throws UserError INVALID_PICTURE with a sentence that says why
 * @throws BusyError
 */
export async function processPicture(bytes: Buffer): Promise<PictureFiles> {
  requireFreeProcessor();
  const enteredAt = performance.now();
  const output = await queue.add(() => {
    if (performance.now() - enteredAt > LONGEST_WAIT) throw new BusyError();
    return run(bytes);
  });
  const result = typeof output === 'string' ? { refusal: output } : resultSchema.parse(deserialize(output));
  if (!('refusal' in result)) return result;
  throw new UserError(ErrorCode.INVALID_PICTURE, null, sentences[result.refusal]);
}

/** @returns why there is nothing, where the process was ended or ended by itself */
function run(bytes: Buffer): Promise<Buffer | 'TOO_SLOW' | 'UNREADABLE'> {
  const sizes = JSON.stringify({ widths: PICTURE_WIDTHS, jpegs: [SHARED_PICTURE, MAILED_PICTURE] });
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--max-old-space-size=128', PROGRAM, sizes],
      {
        encoding: 'buffer',
        timeout: TIMEOUT,
        killSignal: 'SIGKILL',
        maxBuffer: MAX_OUTPUT_BYTES,
        // No secret of the product's is in its environment.
        env: { VIPS_BLOCK_UNTRUSTED: '1' },
      },
      (error, stdout) => resolve(error ? (error.killed ? 'TOO_SLOW' : 'UNREADABLE') : stdout),
    );
    if (child.pid !== undefined) lowerPriority(child.pid);
    // A process that ends before it has read everything closes the pipe.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(bytes);
  });
}

/** At once: on Linux a thread has the priority that its process had when the thread began, and later only the first one changes. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, PRIORITY);
  } catch {
    // It has ended already, or the system has no priorities.
  }
}

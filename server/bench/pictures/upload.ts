import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { tokenOf } from '../sign-ups/workload.js';
import { sessionCookie } from '../ways.js';

/** With as many pixels as those of most phones, and a little noise. About 1 MB. */
const picture = sharp({
  create: {
    width: 4_000,
    height: 3_000,
    channels: 3,
    background: '#204060',
    noise: { type: 'gaussian', mean: 100, sigma: 3 },
  },
})
  .jpeg({ quality: 60 })
  .toBuffer();

/**
 * Uploads a picture that no other upload had: bytes after its end make it another one.
 * @param person by number
 * @returns the status: 201 or 503
 */
export async function upload(url: string, person: number): Promise<number> {
  const response = await fetch(new URL('/pictures', url), {
    method: 'POST',
    headers: { cookie: sessionCookie(url, tokenOf(person)), 'content-type': 'image/jpeg' },
    body: Buffer.concat([await picture, randomBytes(16)]),
  });
  const text = await response.text();
  if (response.status !== 201 && response.status !== 503) throw new Error(`${response.status} ${text}`);
  return response.status;
}

/** Whether `fetch` had no response: its own error, not one of `upload`. */
export function isLostConnection(error: unknown): boolean {
  return error instanceof TypeError;
}

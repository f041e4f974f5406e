import type { ChosenPicture } from './chosen-picture';
import * as messages from './messages';

/** Bytes. The server takes no more. */
const MOST = 10 * 1024 * 1024;
/** Bytes. A phone's picture is larger, and would take minutes on a slow network. */
const ENOUGH = 1.5 * 1024 * 1024;
/** Pixels: the widest file that the server makes has 1,600. */
const LONGEST_SIDE = 2_400;
const READ_BY_SERVER = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
/** While other pictures are being read, the server asks for patience. */
const ATTEMPTS = 6;
/** Seconds, where there was no response. */
const SHORT_WAIT = 2;
/** Seconds. A person who has to wait longer is told so. */
const LONGEST_WAIT = 10;

/** A picture that cannot be used, in a sentence for its sender. */
export class PictureError extends Error {}

/**
 * Sends a picture to the server.
 * @param viewerId the account that the page shows
 * @returns its id, and where it is shown from
 * @throws PictureError
 */
export async function uploadPicture(
  file: Blob,
  viewerId: string,
): Promise<Pick<ChosenPicture, 'pictureId' | 'url'>> {
  const picture = await prepared(file);
  if (picture.size > MOST) throw new PictureError(messages.TOO_LARGE);
  for (let attempt = 1; ; attempt++) {
    const response = await send(picture, viewerId).catch(() => null);
    const body = await response?.json().catch(() => null);
    if (response?.ok && body?.pictureId) return { pictureId: body.pictureId, url: body.url };
    // A busy server ends the connection before it has read the picture: then there may be no response.
    const wait = response ? Number(response.headers.get('retry-after')) : SHORT_WAIT;
    const isBusy = !response || response.status === 503;
    if (!isBusy || attempt === ATTEMPTS || !wait || wait > LONGEST_WAIT)
      throw new PictureError(body?.errors?.[0]?.message ?? messages.UPLOAD_FAILED);
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  }
}

function send(picture: Blob, viewerId: string): Promise<Response> {
  const headers = {
    'content-type': picture.type || 'application/octet-stream',
    'x-turnout-viewer': viewerId,
  };
  return fetch('/pictures', { method: 'POST', body: picture, headers });
}

/**
 * A smaller copy of a large picture, and a JPEG of one whose format this browser reads and the server does not, such as HEIC in
 * Safari. A picture that the browser cannot read is left to the server, which says why.
 */
async function prepared(file: Blob): Promise<Blob> {
  if (file.size <= ENOUGH && READ_BY_SERVER.includes(file.type)) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return file;
    // A JPEG has no transparency: what shows through is white, as the server has it.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  } catch {
    return file;
  }
}

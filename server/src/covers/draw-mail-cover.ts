import type { RenderedImage } from '@resvg/resvg-js';
import type { CoveredEvent } from '../features/events/texts/event-covers.js';
import { COVER_WIDTH, type MailCover } from '../features/mail/mail-cover.js';
import type { PageRenderer } from '../http/pages/page-renderer.js';
import { betweenRequests } from '../platform/between-requests.js';
import { coverColours } from './cover-colours.js';

const SIZE = { columns: 12, rows: 2 };
/** Sharp on screens with two pixels for each of a page's. */
const PIXELS = 2 * COVER_WIDTH;
/** Strengths of the one colour: enough for smooth edges, and a third of the bytes of a PNG with all of them. */
const STRENGTHS = 16;

const strengthOf = Uint8Array.from({ length: 256 }, (_, alpha) =>
  Math.round((alpha * (STRENGTHS - 1)) / 255),
);

/** The pattern of an event on a transparent ground, whose colour is the mail's. */
export async function drawMailCover(
  event: CoveredEvent,
  renderer: Pick<PageRenderer, 'coverOf'>,
): Promise<MailCover> {
  const [{ renderAsync }, { encode }] = await Promise.all([import('@resvg/resvg-js'), import('fast-png')]);
  const { hue, figure, width, height } = renderer.coverOf(event, SIZE);
  const colours = coverColours[hue];
  if (!colours) throw new Error(`No colours are known for covers in ${hue}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${figure}" fill-rule="evenodd"/></svg>`;
  const drawn = await renderAsync(svg, {
    fitTo: { mode: 'width', value: PIXELS },
    font: { loadSystemFonts: false },
  });
  const png = await betweenRequests(() =>
    encode({
      width: drawn.width,
      height: drawn.height,
      channels: 1,
      depth: 4,
      palette: strengthsOf(colours.figure),
      data: strengthOfEachPixel(drawn),
    }),
  );
  const { ground, darkGround } = colours;
  return {
    ground,
    darkGround,
    isDrawn: true,
    height: Math.round((COVER_WIDTH * height) / width),
    picture: {
      name: 'cover.png',
      contentType: 'image/png',
      contentId: 'cover.png',
      base64: Buffer.from(png).toString('base64'),
    },
  };
}

function strengthsOf(colour: string): number[][] {
  const channels = [...Buffer.from(colour.slice(1), 'hex')];
  return Array.from({ length: STRENGTHS }, (_, strength) => [
    ...channels,
    Math.round((255 * strength) / (STRENGTHS - 1)),
  ]);
}

/** Four bits for each, by rows of whole bytes (PNG, 7.2): half as much to compress. Of black on nothing, alpha says all. */
function strengthOfEachPixel({ width, height, pixels }: Pick<RenderedImage, 'width' | 'height' | 'pixels'>) {
  const bytesOfRow = Math.ceil(width / 2);
  const strengths = new Uint8Array(bytesOfRow * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const alpha = pixels[4 * (y * width + x) + 3] ?? 0;
      const byte = y * bytesOfRow + (x >> 1);
      strengths[byte] = (strengths[byte] ?? 0) | ((strengthOf[alpha] ?? 0) << (x % 2 === 0 ? 4 : 0));
    }
  }
  return strengths;
}

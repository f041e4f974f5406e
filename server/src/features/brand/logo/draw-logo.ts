import { WORDMARK } from '../wordmark.js';
import type { Logo } from './read-logo.js';

/** Of the logo in a mail, in pixels. */
const HEIGHT = 32;
const MAX_WIDTH = 240;
/** Sharp on screens with two pixels for each of a mail's. */
const SCALE = 2;

/** A logo as a picture for mail programs, which show no SVG. */
export interface DrawnLogo {
  png: Buffer;
  /** As it is shown, in pixels. */
  width: number;
  height: number;
  /** The name is in it. */
  isWordmark: boolean;
}

export async function drawLogo({ type, bytes, ratio }: Logo): Promise<DrawnLogo> {
  // No start waits for it: most operators have no logo.
  const { renderAsync } = await import('@resvg/resvg-js');
  const width = Math.max(1, Math.round(Math.min(HEIGHT * ratio, MAX_WIDTH)));
  const height = Math.max(1, Math.round(width / ratio));
  const source = `data:${type};base64,${bytes.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${source}"/></svg>`;
  const drawn = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width * SCALE },
    font: { loadSystemFonts: false },
  });
  return { png: drawn.asPng(), width, height, isWordmark: ratio > WORDMARK };
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import type { PageRenderer } from '../pages/page-renderer.js';
import { headingFonts, ShareCard, type SharedEvent, textFonts } from './share-card.js';
import { COVER_SIZE } from './shared-cover.js';

const SIZE = { width: 1200, height: 630 };

/** Everything that draws is loaded with the first picture: most processes start without one. */
let loading: ReturnType<typeof load> | null = null;

interface Drawing {
  event: SharedEvent;
  productName: string;
  /** The client's; null where it was not built for the server. */
  renderer: Pick<PageRenderer, 'coverOf'> | null;
}

/** @returns a PNG */
export async function drawShareImage({ event, productName, renderer }: Drawing): Promise<Buffer> {
  loading ??= load();
  const { satori, renderAsync, fonts } = await loading;
  const cover = renderer?.coverOf(event, COVER_SIZE) ?? null;
  const { title, location, type } = event;
  const shown = {
    ...event,
    title: drawable(title) || productName,
    location: drawable(location),
    type: drawable(type),
  };
  const svg = await satori(<ShareCard event={shown} productName={productName} cover={cover} />, {
    ...SIZE,
    fonts,
  });
  // All texts are outlines by now. Drawn beside the thread that answers requests.
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return picture.asPng();
}

async function load() {
  const [{ default: satori }, { renderAsync }, fonts] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
    loadFonts(),
  ]);
  return { satori, renderAsync, fonts };
}

/** The product's own. */
function loadFonts(): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url);
  const font = async (name: string, weight: 400 | 600 | 700): Promise<Font> => {
    const [, family] = /^(inter|bricolage-grotesque)-/.exec(name) ?? [];
    const file = resolve(`@fontsource/${family}/files/${name}-${weight}-normal.woff`);
    return { name, data: await readFile(file), weight, style: 'normal' };
  };
  return Promise.all([
    ...headingFonts.map((name) => font(name, 700)),
    ...textFonts.flatMap((name) => [font(name, 400), font(name, 600)]),
  ]);
}

/** Without the letters that none of the fonts has, which would be drawn as boxes. */
function drawable(text: string): string {
  return text
    .replace(/[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{Nd}\p{P}\p{Sc}\p{Sm}\p{Zs}]/gu, '')
    .trim();
}

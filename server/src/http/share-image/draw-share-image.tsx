import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import type { PageRenderer } from '../pages/page-renderer.js';
import { fontsOfScripts } from './script-fonts.js';
import { headingFonts, ShareCard, type SharedBrand, type SharedEvent, textFonts } from './share-card.js';
import { COVER_SIZE, SharedCover, SharedPicture } from './shared-cover.js';

const SIZE = { width: 1200, height: 630 };

/** Everything that draws is loaded with the first picture: most processes start without one. */
let loading: ReturnType<typeof load> | null = null;

interface Drawing {
  event: SharedEvent;
  brand: SharedBrand;
  /** The client's; null where it was not built for the server. */
  renderer: Pick<PageRenderer, 'coverOf'> | null;
  /** A JPEG of SHARED_PICTURE's size in place of the drawn cover. */
  picture?: Buffer | null;
}

/** @returns a PNG */
export async function drawShareImage({ event, brand, renderer, picture = null }: Drawing): Promise<Buffer> {
  loading ??= load();
  const { satori, renderAsync, fonts: own } = await loading;
  const cover = renderer?.coverOf(event, COVER_SIZE) ?? null;
  const { title, location, type } = event;
  const others = await fontsOfScripts([title, location, type, brand.name].join());
  const fonts = others.length > 0 ? [...own, ...others] : own;
  const names = others.map(({ name }) => name);

  /** @param missing letters to leave out; those that no font has are added to it */
  function layOut(missing: Set<string>): Promise<string> {
    const texts = {
      title: shown(title, missing),
      location: shown(location, missing),
      type: shown(type, missing),
    };
    const card = (
      <ShareCard
        event={{ ...event, ...texts }}
        brand={brand}
        cover={picture ? pictureCover(picture, event) : cover && <SharedCover cover={cover} />}
        others={names}
      />
    );
    return satori(card, {
      ...SIZE,
      fonts,
      async loadAdditionalAsset(_language, letters) {
        for (const letter of letters) missing.add(letter);
        return [];
      },
    });
  }

  const missing = new Set<string>();
  let svg = await layOut(missing);
  if (missing.size > 0) svg = await layOut(missing);
  // All texts are outlines by now. Drawn beside the thread that answers requests.
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return drawn.asPng();
}

function pictureCover(picture: Buffer, { cover }: SharedEvent) {
  return (
    <SharedPicture
      address={`data:image/jpeg;base64,${picture.toString('base64')}`}
      focusX={cover?.focusX ?? 0.5}
    />
  );
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

/** More letters than these are missed by a reader: half a title says something else than the title. */
const FEW = 3;

/** Characters that draw nothing, or turn round those beside them; joiners are part of how some scripts are written. */
const INVISIBLE = /[\p{Cc}\p{Co}\p{Cs}\p{Cn}\p{Variation_Selector}\u202a-\u202e\u2066-\u2069]/gu;

/** Without the letters that no font has, which would be drawn as boxes; nothing where too many are missing. */
function shown(text: string, missing: Set<string>): string {
  const letters = [...text.normalize('NFC').replace(INVISIBLE, '')];
  const lost = letters.filter((letter) => missing.has(letter) && /\p{L}/u.test(letter));
  return lost.length > FEW
    ? ''
    : letters
        .filter((letter) => !missing.has(letter))
        .join('')
        .trim();
}

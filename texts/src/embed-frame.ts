/** Pixels of an embed, as the client's embed-page.module.css lays it out. */
const WIDE = { from: 480, card: 112, around: 32 };
const NARROW = { card: 172, around: 24 };
const GAP = 12;
const FOOT = 50;

interface Content {
  /** How many events it shows at most. */
  events: number;
  /** Pixels; null: as wide as the page has room. */
  width: number | null;
  /** Whether it is a list, with a link to all events below it. */
  isList: boolean;
}

/**
 * The height of a frame in which an embed with ordinary titles needs no scrolling. A frame has one height for all widths, so that of
 * a frame without a width is for a wide page.
 */
export function embedHeight({ events, width, isList }: Content): number {
  const { card, around } = width !== null && width < WIDE.from ? NARROW : WIDE;
  return around + events * card + (events - 1) * GAP + (isList ? FOOT : 0);
}

interface Frame extends Content {
  src: string;
  title: string;
  /** Pixels; without one `embedHeight`. */
  height?: number;
}

const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escapeAttribute = (text: string) => text.replace(/[&"<>]/g, (sign) => entities[sign] ?? sign);

/** The HTML by which a page of another site shows an embed. */
export function embedFrame({ src, title, height, ...content }: Frame): string {
  const attributes = {
    src,
    title,
    width: content.width ?? '100%',
    height: height ?? embedHeight(content),
    style: 'border:0',
    loading: 'lazy',
  };
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${escapeAttribute(String(value))}"`,
  );
  return `<iframe ${written.join(' ')}></iframe>`;
}

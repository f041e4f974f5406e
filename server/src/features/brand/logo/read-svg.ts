import { SaxesParser, type SaxesTagNS } from 'saxes';
import { measureExpanded } from './expanded-size.js';
import { isSafeAttribute, isSafeElement, SVG_NAMESPACE } from './svg-rules.js';
import { UnusableLogoError } from './unusable-logo.js';

const MAX_ELEMENTS = 5_000;
/** Of its attributes, each as often as it is drawn. A drawing of 256 kB has fewer than 300,000. */
const MAX_CHARACTERS = 1_000_000;

/**
 * Reads a drawing as XML and refuses everything that a drawing does not need, so that nothing in it can run, load or lead
 * anywhere (V5). It is not repaired: what a person sends is what is shown, or a sentence.
 * @throws UnusableLogoError
 */
export function readSvg(bytes: Buffer): { width: number; height: number } {
  const parser = new SaxesParser({ xmlns: true });
  const root: { tag?: SaxesTagNS } = {};
  const expanded = measureExpanded();
  let elements = 0;
  parser.on('error', ({ message }) => {
    throw new UnusableLogoError(`it is neither a PNG nor an SVG that can be read (${message})`);
  });
  // With a document type come entities, which are other files or a thousand times as much text.
  parser.on('doctype', () => refuse('<!DOCTYPE>'));
  parser.on('processinginstruction', ({ target }) => refuse(`<?${target}?>`));
  parser.on('cdata', () => refuse('<![CDATA['));
  parser.on('opentag', (tag) => {
    root.tag ??= tag;
    expanded.begin(tag);
    elements += 1;
    if (elements > MAX_ELEMENTS) throw new UnusableLogoError(`it has more than ${MAX_ELEMENTS} elements`);
    if (tag.uri !== SVG_NAMESPACE || !isSafeElement(tag.local)) refuse(`<${tag.name}>`);
    for (const attribute of Object.values(tag.attributes))
      if (!isSafeAttribute(attribute))
        refuse(`the attribute ${attribute.name}="${shortened(attribute.value)}"`);
  });
  parser.on('closetag', expanded.end);
  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close();
  } catch (error) {
    if (error instanceof UnusableLogoError) throw error;
    throw new UnusableLogoError('it is neither a PNG nor an SVG that can be read');
  }
  if (root.tag?.local !== 'svg') refuse(`<${root.tag?.name}> as its outermost element`);
  if (expanded.size() > MAX_CHARACTERS)
    throw new UnusableLogoError('it draws its own parts so often that it would take too long');
  return sizeOf(root.tag as SaxesTagNS);
}

function sizeOf({ attributes }: SaxesTagNS): { width: number; height: number } {
  const [, , width = Number.NaN, height = Number.NaN] = (attributes.viewBox?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0))
    throw new UnusableLogoError('its <svg> needs a viewBox with a width and a height, like "0 0 120 40"');
  return { width, height };
}

function refuse(what: string): never {
  throw new UnusableLogoError(`it has ${what}, which a logo may not have`);
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

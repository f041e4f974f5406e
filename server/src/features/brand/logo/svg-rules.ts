import type { SaxesAttributeNS } from 'saxes';

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';
const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
const XMLNS_NAMESPACE = 'http://www.w3.org/2000/xmlns/';

/**
 * The elements of drawings. Not among them: scripts, links, other documents, pictures, animations, styles, and text, which every
 * program draws in another font.
 */
const ELEMENTS = new Set([
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
]);

const ATTRIBUTES = new Set(
  `id class version x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height viewBox preserveAspectRatio d points pathLength
  transform gradientTransform gradientUnits spreadMethod offset clipPathUnits maskUnits maskContentUnits
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset vector-effect opacity color stop-color stop-opacity clip-path clip-rule mask
  display visibility overflow paint-order shape-rendering color-interpolation mask-type style
  role aria-label aria-labelledby aria-hidden focusable`
    .trim()
    .split(/\s+/),
);

export function isSafeElement(name: string): boolean {
  return ELEMENTS.has(name);
}

export function isSafeAttribute({ uri, local, value }: SaxesAttributeNS): boolean {
  // Prefixes of drawing programs mean nothing as long as no element or attribute uses them.
  if (uri === XMLNS_NAMESPACE) return true;
  if (uri === XML_NAMESPACE) return local === 'space' || local === 'lang';
  if (uri === XLINK_NAMESPACE || local === 'href') return local === 'href' && isOwnReference(value);
  return uri === '' && ATTRIBUTES.has(local) && isSafeValue(value);
}

/** A part of the same drawing. */
function isOwnReference(value: string): boolean {
  return /^#[\w:.-]+$/.test(value.trim());
}

/**
 * No value that could name another file: `url()` of the drawing's own parts alone. CSS can hide its words by backslashes, so a
 * value with one is none.
 */
function isSafeValue(value: string): boolean {
  const withoutOwn = value.replaceAll(/url\(\s*(["']?)#[\w:.-]+\1\s*\)/gi, '');
  return !/\\|url|image|@|expression|javascript|data:|:\s*\/\/|&|</i.test(withoutOwn);
}

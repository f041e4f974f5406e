import { createHash } from 'node:crypto';
import { escape as escapeHtml } from 'es-toolkit/string/escape';
import { type Brand, logoIn } from '../../features/brand/brand.js';
import type { BrandLink } from '../../features/brand/brand-links.js';
import { inSchemes, toneStyle } from '../../features/brand/tone-style.js';
import { WORDMARK } from '../../features/brand/wordmark.js';

/** As wide as it is high, or nearly: it can stand in a tab. */
const SQUARE = 1.5;

/** The style of a brand; null where the client's own style sheet says it all. */
export function brandStyle(brand: Brand): string | null {
  const parts = [brand.accent && toneStyle(brand.tones), logoStyle(brand), brand.links.length > 0 && LINKS];
  const style = parts.filter((part) => part).join('');
  return style || null;
}

/** A logo replaces the tile with the first letter. Screen readers still read the name. */
function logoStyle(brand: Brand): string {
  const [light, dark] = [logoIn(brand, 'light'), logoIn(brand, 'dark')];
  if (!light || !dark) return '';
  const image = (path: string) => `background-image:url("${path}")`;
  const ratio = Math.max(light.logo.ratio, dark.logo.ratio);
  const hidden = ratio > WORDMARK ? ':has(>[data-mark]){font-size:0}' : '';
  return [
    `[data-mark]{flex:none;width:${Math.min(ratio * 2, 10).toFixed(3)}rem!important;height:2rem!important;border-radius:0!important;background:none center/contain no-repeat!important;font-size:0!important}`,
    inSchemes(':root [data-mark]', {
      light: `${image(light.path)}!important`,
      dark: `${image(dark.path)}!important`,
    }),
    hidden,
  ].join('');
}

const LINKS = [
  '.brand-links{display:flex;flex-wrap:wrap;gap:0 20px;max-width:1168px;margin-inline:auto;padding:0 24px 24px;font-size:.875rem}',
  '.brand-links a{display:inline-flex;align-items:center;min-width:24px;min-height:44px;color:var(--muted)}',
  '@media (width<48em){.brand-links{padding-inline:16px}}@media print{.brand-links{display:none}}',
].join('');

/** The address of the style, which changes with it. */
export function stylePath(style: string): string {
  return `/brand.css?v=${createHash('sha256').update(style).digest('base64url').slice(0, 16)}`;
}

const ICONS = /<link rel="(?:icon|apple-touch-icon)"[^>]*>/g;
const HEAD_END = '</head>';
const BODY_END = '</body>';

/** The page with the operator's colours, logo and links. With the product's own look it stays as it is. */
export function withBrand(html: string, brand: Brand): string {
  const style = brandStyle(brand);
  if (!style) return html;
  const icon = iconOf(brand);
  const iconLink = icon ? `<link rel="icon" href="${icon.path}" type="${icon.type}" />` : '';
  const head = `<link rel="stylesheet" href="${stylePath(style)}" />${iconLink}`;
  return (icon ? html.replace(ICONS, '') : html)
    .replace(HEAD_END, () => head + HEAD_END)
    .replace(BODY_END, () => linksOf(brand.links) + BODY_END);
}

/** The logo where it fits into a tab; null where the product's own mark stays there. */
export function iconOf(brand: Brand): { path: string; type: string } | null {
  const found = logoIn(brand, 'light');
  if (!found || found.logo.ratio > SQUARE || found.logo.ratio < 1 / SQUARE) return null;
  return { path: found.path, type: found.logo.type };
}

function linksOf(links: readonly BrandLink[]): string {
  if (links.length === 0) return '';
  const elements = links.map(
    ({ label, url }) => `<a href="${escapeHtml(url)}" rel="noopener">${escapeHtml(label)}</a>`,
  );
  return `<nav class="brand-links" aria-label="About this site">${elements.join('')}</nav>`;
}

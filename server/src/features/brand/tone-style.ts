import type { Scheme, Tones } from './tones.js';

const SCHEME = 'data-mantine-color-scheme';

/** The style of tones, by the names and the selectors of the client's palette.css. */
export function toneStyle(tones: Record<Scheme, Tones>): string {
  const rules = ({ accent, accentStrong, onAccent, accentSoft }: Tones) =>
    `--accent:${accent};--accent-strong:${accentStrong};--on-accent:${onAccent};--accent-soft:${accentSoft}`;
  return inSchemes(':root', { light: rules(tones.light), dark: rules(tones.dark) });
}

/** Rules of one selector that is, or is below, the root element, for the scheme that is shown. */
export function inSchemes(selector: string, { light, dark }: Record<Scheme, string>): string {
  const below = selector.replace(/^:root/, '');
  return [
    `${selector}{${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([${SCHEME}="light"])${below}{${dark}}}`,
    `:root[${SCHEME}="dark"]${below}{${dark}}`,
  ].join('');
}

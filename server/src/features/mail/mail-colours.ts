import type { Tones } from '../brand/tones.js';

/** The product's colours, for clients that show mails on paper. */
export const colours = {
  paper: '#faf8f4',
  surface: '#ffffff',
  line: '#e6e1d8',
  ink: '#1c1a17',
  muted: '#6a655c',
};

const dark: typeof colours = {
  paper: '#141311',
  surface: '#1d1b18',
  line: '#322f2a',
  ink: '#f2efe9',
  muted: '#a8a196',
};

/**
 * The same for clients in the dark that read style sheets; the others turn the colours about by themselves.
 * Mails carry their colours inline, hence `!important`; `Body` repeats its background in a cell of its own.
 */
export const darkScheme = ({ accent, onAccent, accentSoft }: Tones) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: ${dark.paper} !important; }
  .card { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .line { border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .muted { color: ${dark.muted} !important; }
  .accent { background-color: ${accent} !important; color: ${onAccent} !important; }
  .link { color: ${accent} !important; }
  .soft { background-color: ${accentSoft} !important; color: ${accent} !important; }
}`;

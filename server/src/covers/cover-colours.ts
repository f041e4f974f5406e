interface CoverColours {
  ground: string;
  figure: string;
  /** In the dark. A figure there is this one at half its strength. */
  darkGround: string;
}

/** As in the client's hues.module.css. */
export const coverColours: Record<string, CoverColours> = {
  ochre: { ground: '#f5ead0', figure: '#dbbb74', darkGround: '#352b16' },
  clay: { ground: '#f6e4da', figure: '#dda88e', darkGround: '#3a271e' },
  plum: { ground: '#ece4f1', figure: '#b7a3cc', darkGround: '#2c2536' },
  slate: { ground: '#dee6f1', figure: '#8fa6cb', darkGround: '#222c3c' },
  lake: { ground: '#d8ebec', figure: '#7cb4bb', darkGround: '#1a2f33' },
  fern: { ground: '#dcebe1', figure: '#8dbfa5', darkGround: '#1e3229' },
  stone: { ground: '#e9e4da', figure: '#b3a793', darkGround: '#2b2823' },
  rose: { ground: '#f5dfe2', figure: '#d095a1', darkGround: '#38232a' },
  olive: { ground: '#e8ebd3', figure: '#adb56a', darkGround: '#2a2d18' },
};

/** Of covers in the light scheme, as in the client's cover.module.css: messengers know no scheme. */
export const coverColours: Record<string, { ground: string; figure: string }> = {
  ochre: { ground: '#f5ead0', figure: '#dbbb74' },
  clay: { ground: '#f6e4da', figure: '#dda88e' },
  plum: { ground: '#ece4f1', figure: '#b7a3cc' },
  slate: { ground: '#dee6f1', figure: '#8fa6cb' },
  lake: { ground: '#d8ebec', figure: '#7cb4bb' },
  fern: { ground: '#dcebe1', figure: '#8dbfa5' },
  stone: { ground: '#e9e4da', figure: '#b3a793' },
  rose: { ground: '#f5dfe2', figure: '#d095a1' },
  olive: { ground: '#e8ebd3', figure: '#adb56a' },
};

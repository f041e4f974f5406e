import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * Every letter of the packages' Latin files: names of people use all of them
 * (https://fonts.google.com/knowledge/glossary/latin, and `unicode-range` in the packages' style sheets).
 */
const LETTERS: [first: number, last: number][] = [
  [0x0000, 0x00ff],
  [0x0131, 0x0131],
  [0x0152, 0x0153],
  [0x02bb, 0x02bc],
  [0x02c6, 0x02c6],
  [0x02da, 0x02da],
  [0x02dc, 0x02dc],
  [0x0304, 0x0304],
  [0x0308, 0x0308],
  [0x0329, 0x0329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
];

const text = LETTERS.map(([first, last]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index)),
).join('');

/** Headings and figures are bold alone; text has three weights. */
const WEIGHTS = { bricolage: 700, inter: { min: 400, max: 700 } };

/** Leaves the weights that no style sheet uses out of the fonts that every page needs: half of their bytes. */
export const subsetFonts: Plugin = {
  name: 'subset-fonts',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !/-latin-wght-.*\.woff2$/.test(file.fileName)) continue;
      const isForHeadings = file.fileName.includes('bricolage');
      file.source = await subsetFont(Buffer.from(file.source), text, {
        targetFormat: 'woff2',
        variationAxes: { wght: isForHeadings ? WEIGHTS.bricolage : WEIGHTS.inter },
      });
    }
  },
};

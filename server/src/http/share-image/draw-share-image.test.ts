import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { brandOf, nothingChosen } from '../../features/brand/brand.js';
import { drawShareImage } from './draw-share-image.js';

const event = {
  id: '019f2c5e-0000-7000-8000-000000000000',
  type: 'Talk',
  location: 'The Loft',
  pricePence: 0,
  date: '2027-06-01',
  startTime: '19:45',
  endTime: '21:00',
  timeZone: 'Europe/London',
  cancelledAt: null,
};

const pictureOf = (title: string) =>
  drawShareImage({
    event: { ...event, title },
    brand: brandOf(nothingChosen, nothingChosen),
    renderer: null,
  });

/** Two titles of each script with letters that are as wide as each other, if no font has them. */
const scripts = {
  Latin: ['Łódź', 'Šiška'],
  Greek: ['Αθήνα', 'Κρήτη'],
  Cyrillic: ['Москва', 'Ялтаяя'],
  Arabic: ['بيت', 'خبز'],
  Hebrew: ['לחם', 'שבת'],
  Devanagari: ['घर', 'जल'],
  Chinese: ['面包', '课程'],
  Japanese: ['ひる', 'よる'],
  Korean: ['음악', '강연'],
  Thai: ['ขนม', 'ดนต'],
  Bengali: ['ঘর', 'জল'],
  Tamil: ['கட', 'பல'],
  emoji: ['🎉', '🥖'],
};

describe('the picture of a shared link', () => {
  it.each(Object.entries(scripts))('draws the letters of %s, and no boxes', async (_script, titles) => {
    const [one, other, none] = await Promise.all([...titles, ''].map(pictureOf));
    expect(one?.equals(none as Buffer)).toBe(false);
    expect(one?.equals(other as Buffer)).toBe(false);
  });

  it('joins the letters of Arabic', async () => {
    const [joined, apart] = await Promise.all(['بيت', 'ب\u200cي\u200cت'].map(pictureOf));
    expect(joined?.equals(apart as Buffer)).toBe(false);
  });

  it.each([
    ['לחם', 'right'],
    ['بيت', 'right'],
    ['Bread', 'left'],
  ])('begins %s at the %s', async (title, side) => {
    const columns = differingColumns(await pictureOf(title), await pictureOf(''));
    const middle = (360 + 1200) / 2;
    expect(columns).not.toEqual([]);
    expect(columns.every((column) => (side === 'right' ? column > middle : column < middle))).toBe(true);
  });

  it.each(['ሰላምታ ለሁሉም', 'Bread ሰላምታ ለሁሉም', '\u{e000}\u202e\u0007'])(
    'goes without a title of which no font has more than a few letters (%j)',
    async (title) => {
      for (let time = 1; time <= 2; time++) {
        expect((await pictureOf(title)).equals(await pictureOf(''))).toBe(true);
      }
    },
  );

  it('leaves out a few letters that no font has', async () => {
    expect((await pictureOf('Bread ሰላ')).equals(await pictureOf('Bread'))).toBe(true);
  });
});

/** Where the two pictures differ in the lower half of a title, below the type and the price of either. */
function differingColumns(one: Buffer, other: Buffer): number[] {
  const [first, second] = [decode(one), decode(other)];
  const { width, channels } = first;
  const rows = Array.from({ length: 30 }, (_, row) => row + 332);
  return Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.some((row) => {
      const at = (row * width + column) * channels;
      return first.data[at] !== second.data[at];
    }),
  );
}

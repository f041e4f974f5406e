import { describe, expect, it } from 'vitest';
import { coverOf, strandOf } from './cover-of';

const types = ['Community', 'Workshop', 'Music', 'Talk', 'Class', 'Outdoors', 'Film', 'Theatre', 'Family'];
const id = '01936d2a-5b1c-7c3e-9a55-3f8f6c1e2d4b';

describe('the cover of an event', () => {
  it.each(types)('of type %s has shapes from edge to edge, and no broken number', (type) => {
    const { figure } = coverOf({ id, type }, { columns: 4, rows: 6 });
    expect(figure).not.toMatch(/NaN|undefined|e-/);
    expect(figure).toMatch(/^(M-?[\d.]+ -?[\d.]+([ahvl][^MNz]+)+z)+$/);
    const starts = [...figure.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(Math.max(...starts.map(([x = 0]) => x))).toBeGreaterThanOrEqual(250);
    expect(Math.max(...starts.map(([, y = 0]) => y))).toBeGreaterThanOrEqual(450);
  });

  it.each(types)('of type %s has a hue and a motif of its own', (type) => {
    const others = types.filter((other) => other !== type).map(strandOf);
    const { hue, motif } = strandOf(type);
    expect(others.map((other) => other.hue)).not.toContain(hue);
    expect(others.map((other) => other.motif)).not.toContain(motif);
  });

  it('does not look at the case of a type, nor at spaces around it', () => {
    expect(strandOf('  mUSIC ')).toEqual(strandOf('Music'));
    expect(strandOf(' Board Games')).toEqual(strandOf('board games'));
  });

  it('is the same every time, and another for another event', () => {
    const size = { columns: 4, rows: 6 };
    const cover = coverOf({ id, type: 'Music' }, size);
    expect(coverOf({ id, type: 'music' }, size)).toEqual(cover);
    expect(coverOf({ id: `${id}b`, type: 'Music' }, size).figure).not.toBe(cover.figure);
  });

  // Dots are one shape a cell, in the order of the cells.
  it('goes on from the top left when it is larger', () => {
    const dots = (columns: number, rows: number) =>
      coverOf({ id, type: 'Class' }, { columns, rows }).figure.split(/(?=M)/);
    expect(dots(6, 4).filter((_, i) => i % 6 < 4 && i < 12)).toEqual(dots(4, 2));
  });
});

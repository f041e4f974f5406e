import { describe, expect, it } from 'vitest';
import { drawsOf, fnv1a } from './random';

describe('the draws of a text', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
    ['bread-beginners', 2842054195],
  ])('begin with FNV-1a: %j gives %i', (text, hash) => {
    expect(fnv1a(text)).toBe(hash);
  });

  it('are the same everywhere', () => {
    const draw = drawsOf('bread-beginners');
    expect(draw(0, 0, 0)).toBeCloseTo(0.316666, 6);
    expect(draw(2, 1, 1)).toBeCloseTo(0.35557, 6);
  });

  it('cover the whole range', () => {
    const draw = drawsOf('anything');
    const drawn = Array.from({ length: 1000 }, (_, i) => draw(i % 40, Math.floor(i / 40), 0));
    expect(Math.min(...drawn)).toBeLessThan(0.01);
    expect(Math.max(...drawn)).toBeGreaterThan(0.99);
    expect(Math.max(...drawn)).toBeLessThan(1);
  });
});

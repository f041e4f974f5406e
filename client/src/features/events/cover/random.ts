/** FNV-1a, 32 bit, over the UTF-8 bytes of a text: a whole number from 0 to 2^32 - 1 (RFC 9923). */
export function fnv1a(text: string): number {
  let hash = 2166136261;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 16777619);
  return hash >>> 0;
}

/** A number from 0 up to 1 of a cell, the same every time: the first, second … is drawn as 0, 1 … */
export type Draw = (x: number, y: number, nth: number) => number;

/** Draws that depend on the text alone. Math.random could not repeat them. */
export function drawsOf(text: string): Draw {
  const seed = fnv1a(text);
  return (x, y, nth) => {
    let hash =
      seed ^ Math.imul(x + 1, 374761393) ^ Math.imul(y + 1, 668265263) ^ Math.imul(nth + 1, 2246822519);
    hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489917);
    return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
  };
}

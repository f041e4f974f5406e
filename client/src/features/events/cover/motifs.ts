import type { Draw } from './random';
import {
  arch,
  CELL,
  type Corner,
  disc,
  half,
  hill,
  leaf,
  quarterDisc,
  quarterRing,
  rectangle,
  roundedRectangle,
  triangle,
} from './shapes';

/** How many cells are drawn. */
export interface Size {
  columns: number;
  rows: number;
}

/** Fills the cells, from the top left on: a larger picture continues the small one. */
type Motif = (draw: Draw, size: Size) => string;

/** Draws each cell by itself. @param cell gets the cell's corner, and the draws of this cell */
function eachCell(cell: (x: number, y: number, nth: (n: number) => number, row: number) => string): Motif {
  return (draw, { columns, rows }) => {
    let shapes = '';
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        shapes += cell(column * CELL, row * CELL, (n) => draw(column, row, n), row);
    return shapes;
  };
}

const oneOf = <Choice>(choices: readonly [Choice, ...Choice[]], drawn: number): Choice =>
  choices[Math.floor(choices.length * drawn)] ?? choices[0];
const CORNERS: readonly [Corner, ...Corner[]] = [0, 1, 2, 3];
const MIDDLE = CELL / 2;

const leaves = eachCell((x, y, nth) =>
  nth(0) < 0.15 ? disc(x + MIDDLE, y + MIDDLE, 0.2 * CELL) : leaf(x, y, nth(1) < 0.5),
);

const quarters = eachCell((x, y, nth) => {
  const corner = oneOf([...CORNERS, null] as const, nth(0));
  return corner === null ? '' : quarterDisc(x, y, corner, CELL);
});

const arcs = eachCell((x, y, nth) => {
  if (nth(1) < 0.22) return '';
  const corner = oneOf(CORNERS, nth(0));
  return (
    quarterRing(x, y, corner, CELL, 0.8 * CELL) +
    quarterRing(x, y, corner, 0.6 * CELL, 0.4 * CELL) +
    quarterDisc(x, y, corner, 0.2 * CELL)
  );
});

/** Two rows of strokes in each cell. */
const lines: Motif = (draw, { columns, rows }) => {
  const step = CELL / 2;
  let shapes = '';
  for (let row = 0; row < 2 * rows; row++) {
    let start = -Math.floor(3 * draw(0, row, 7));
    for (let piece = 0; start < 2 * columns; piece++) {
      const length = oneOf([1, 2, 3, 4, 6], draw(piece, row, 0));
      if (draw(piece, row, 3) >= 0.28) {
        const [x, y] = [start * step + 0.06 * CELL, row * step + 0.13 * CELL];
        shapes += roundedRectangle(x, y, length * step - 0.12 * CELL, 0.24 * CELL, 0.12 * CELL);
      }
      start += length;
    }
  }
  return shapes;
};

const dots = eachCell((x, y, nth) =>
  disc(x + MIDDLE, y + MIDDLE, oneOf([0.12, 0.2, 0.28, 0.38], nth(0)) * CELL),
);

const hillsOfCell = (x: number, y: number, drawn: number) => {
  const [count, radius] = [oneOf([1, 2, 3], drawn), 0.4375 * CELL];
  if (count === 1) return hill(x + MIDDLE, y + CELL, radius);
  const radii = Array.from({ length: count }, (_, i) => radius - (i * CELL) / 6);
  return radii.map((r) => arch(x + MIDDLE, y + CELL, r + 0.05 * CELL, r - 0.05 * CELL)).join('');
};

/** Odd rows begin half a cell to the left, and need one more to reach the right edge. */
const hills: Motif = (draw, { columns, rows }) =>
  eachCell((x, y, nth, row) => hillsOfCell(row % 2 ? x - MIDDLE : x, y, nth(0)))(draw, {
    columns: columns + 1,
    rows,
  });

const frames = eachCell((x, y, nth) => {
  const square = (inset: number, corner: number) =>
    roundedRectangle(
      x + inset * CELL,
      y + inset * CELL,
      (1 - 2 * inset) * CELL,
      (1 - 2 * inset) * CELL,
      corner * CELL,
    );
  // The inner one is the hole: paths are filled by the even-odd rule.
  return nth(0) < 0.55 ? square(0.14, 0.14) : square(0.14, 0.16) + square(0.22, 0.08);
});

const halves = eachCell((x, y, nth) => half(x, y, oneOf(['top', 'bottom', 'left', 'right'], nth(0))));

const blocks = eachCell((cellX, cellY, nth) => {
  const [x, y, side] = [cellX + 0.1 * CELL, cellY + 0.1 * CELL, 0.8 * CELL];
  const shapes = [
    () => rectangle(x, y, side, side),
    () => disc(x + side / 2, y + side / 2, side / 2),
    () => triangle(x, y, side),
    () => quarterDisc(x, y, 0, side),
  ] as const;
  return oneOf(shapes, nth(0))();
});

export const motifs = { leaves, quarters, arcs, lines, dots, hills, frames, halves, blocks };

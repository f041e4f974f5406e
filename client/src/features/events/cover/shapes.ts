/**
 * Shapes as data of an SVG path, each closed and to be filled. All points after its first are relative to it, so that
 * equal shapes read equal and compress well.
 */

/** The length of a cell's side, in the units of all paths. */
export const CELL = 100;

/** The corners of a cell, clockwise. */
export type Corner = 0 | 1 | 2 | 3;

/** Two digits after the point are a hundredth of a pixel at most. */
const short = (length: number) => String(Math.round(length * 100) / 100);
const path = (parts: TemplateStringsArray, ...lengths: number[]) =>
  String.raw({ raw: parts }, ...lengths.map(short));

export const disc = (x: number, y: number, radius: number) =>
  path`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

export const rectangle = (x: number, y: number, width: number, height: number) =>
  path`M${x} ${y}h${width}v${height}h${-width}z`;

/** @param corner the radius of its corners, at most half its shorter side */
export function roundedRectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
): string {
  const [h, v] = [width - 2 * corner, height - 2 * corner];
  const turn = (dx: number, dy: number) => path`a${corner} ${corner} 0 0 1 ${dx * corner} ${dy * corner}`;
  return (
    path`M${x + corner} ${y}h${h}` +
    turn(1, 1) +
    path`v${v}` +
    turn(-1, 1) +
    path`h${-h}` +
    turn(-1, -1) +
    path`v${-v}` +
    `${turn(1, -1)}z`
  );
}

export const triangle = (x: number, y: number, side: number) =>
  path`M${x} ${y + side}l${side / 2} ${-side}l${side / 2} ${side}z`;

/** A half disc that stands on its flat edge, whose middle is given. */
export const hill = (x: number, y: number, radius: number) =>
  path`M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`;

/** A half ring that stands on its ends. */
export function arch(x: number, y: number, outer: number, inner: number): string {
  return (
    path`M${x - outer} ${y}a${outer} ${outer} 0 0 1 ${2 * outer} 0h${inner - outer}` +
    path`a${inner} ${inner} 0 0 0 ${-2 * inner} 0z`
  );
}

/** A half disc as wide as a cell, its flat edge on the cell's top, bottom, left or right. */
export function half(x: number, y: number, side: 'top' | 'bottom' | 'left' | 'right'): string {
  const [startX, startY] = [side === 'right' ? x + CELL : x, side === 'bottom' ? y + CELL : y];
  const sweep = side === 'bottom' || side === 'left' ? 1 : 0;
  const [dx, dy] = side === 'top' || side === 'bottom' ? [CELL, 0] : [0, CELL];
  return path`M${startX} ${startY}a${CELL / 2} ${CELL / 2} 0 0 ${sweep} ${dx} ${dy}z`;
}

/** Two quarter arcs between opposite corners of a cell. */
export const leaf = (x: number, y: number, isFalling: boolean) =>
  isFalling
    ? path`M${x} ${y}a${CELL} ${CELL} 0 0 1 ${CELL} ${CELL}a${CELL} ${CELL} 0 0 1 ${-CELL} ${-CELL}z`
    : path`M${x} ${y + CELL}a${CELL} ${CELL} 0 0 1 ${CELL} ${-CELL}a${CELL} ${CELL} 0 0 1 ${-CELL} ${CELL}z`;

/** A quarter disc whose tip is in a corner of a cell. */
export function quarterDisc(x: number, y: number, corner: Corner, radius: number): string {
  const { tipX, tipY, dx, dy, sweep } = turned(x, y, corner);
  return path`M${tipX} ${tipY}h${dx * radius}a${radius} ${radius} 0 0 ${sweep} ${-dx * radius} ${dy * radius}z`;
}

/** A quarter ring around a corner of a cell. */
export function quarterRing(x: number, y: number, corner: Corner, outer: number, inner: number): string {
  const { tipX, tipY, dx, dy, sweep } = turned(x, y, corner);
  return (
    path`M${tipX + dx * outer} ${tipY}a${outer} ${outer} 0 0 ${sweep} ${-dx * outer} ${dy * outer}` +
    path`v${-dy * (outer - inner)}a${inner} ${inner} 0 0 ${1 - sweep} ${dx * inner} ${-dy * inner}z`
  );
}

/** Where a corner is, the directions from it into the cell, and which way an arc goes round it. */
function turned(x: number, y: number, corner: Corner) {
  const [isRight, isLower] = [corner === 1 || corner === 2, corner >= 2];
  return {
    tipX: isRight ? x + CELL : x,
    tipY: isLower ? y + CELL : y,
    dx: isRight ? -1 : 1,
    dy: isLower ? -1 : 1,
    sweep: isRight === isLower ? 1 : 0,
  };
}

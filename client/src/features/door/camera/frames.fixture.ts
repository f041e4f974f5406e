import encodeQR from 'qr';
import type { Frame } from './read-code';

/** The ways in which a code is hard to read for a camera at a door. */
export const difficulties = ['tilted', 'dim', 'blurred', 'small', 'cracked', 'moiré'] as const;
export type Difficulty = (typeof difficulties)[number];

const WIDTH = 640;
const HEIGHT = 480;
/** Of the camera, in widths of the code: closer, so a tilt distorts more. */
const DISTANCE = 2.5;
/** Points of the code for each pixel and direction. */
const POINTS = 2;

/** mulberry32: the same numbers for the same seed, from 0 to 1. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A frame of 640 x 480 with a ticket's code, as its page and mail show it. */
export function frameOf(code: string, difficulty: Difficulty | 'plain', random: () => number): Frame {
  const modules = encodeQR(code, 'raw', { ecc: 'quartile', encoding: 'alphanumeric', border: 4 });
  const count = modules.length;
  const module = difficulty === 'small' ? 2.6 + random() * 0.8 : 5 + random() * 6;
  const size = module * count;
  const light = new Float32Array(WIDTH * HEIGHT);
  const place = placeInSpace(size, difficulty === 'tilted', random);
  const ground = 90 + random() * 120;
  each((x, y) => {
    let sum = 0;
    for (let point = 0; point < POINTS ** 2; point++) {
      const [across, down] = place(
        x + ((point % POINTS) + 0.5) / POINTS,
        y + (Math.floor(point / POINTS) + 0.5) / POINTS,
      );
      const isDark = modules[Math.floor((down + 0.5) * count)]?.[Math.floor((across + 0.5) * count)];
      sum += isDark === undefined ? ground : isDark ? 25 : 245;
    }
    light[y * WIDTH + x] = sum / POINTS ** 2;
  });
  if (difficulty === 'cracked') crack(light, size, random);
  if (difficulty === 'moiré') addMoire(light, random);
  const seen = blur(light, difficulty === 'blurred' ? module * (0.28 + random() * 0.2) : 0.6);
  return asTaken(seen, difficulty === 'dim', random);
}

function each(visit: (x: number, y: number) => void): void {
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) visit(x, y);
}

/** Where a point of the frame is on the code, from -0.5 to 0.5 in both directions: it is turned, and leans away from the camera. */
function placeInSpace(size: number, isTilted: boolean, random: () => number) {
  const turn = (random() - 0.5) * (isTilted ? 1.2 : 0.3);
  const lean = ((isTilted ? 20 + random() * 25 : random() * 10) * Math.PI) / 180;
  const axis = random() * 2 * Math.PI;
  const middle = { x: WIDTH / 2 + (random() - 0.5) * 80, y: HEIGHT / 2 + (random() - 0.5) * 60 };
  return (x: number, y: number): [number, number] => {
    const [across, down] = turned((x - middle.x) / size, (y - middle.y) / size, turn);
    const [along, beside] = turned(across, down, axis);
    const far = (along * DISTANCE) / (DISTANCE * Math.cos(lean) - along * Math.sin(lean));
    const near = (beside * (DISTANCE + far * Math.sin(lean))) / DISTANCE;
    return turned(far, near, -axis);
  };
}

function turned(x: number, y: number, angle: number): [number, number] {
  return [x * Math.cos(angle) + y * Math.sin(angle), y * Math.cos(angle) - x * Math.sin(angle)];
}

/** Four cracks of a screen, two pixels wide. */
function crack(light: Float32Array, size: number, random: () => number): void {
  for (let crackNumber = 0; crackNumber < 4; crackNumber++) {
    let [x, y, direction] = [
      WIDTH / 2 + (random() - 0.5) * size,
      HEIGHT / 2 - size / 2,
      (random() - 0.5) * 1.2,
    ];
    for (let step = 0; step < size * 2.4; step++) {
      direction += (random() - 0.5) * 0.15;
      x += Math.sin(direction) / 2;
      y += Math.cos(direction) / 2;
      const at = Math.floor(y) * WIDTH + Math.floor(x);
      if (at >= 0 && at < light.length - 1) light.fill(random() < 0.5 ? 230 : 60, at, at + 2);
    }
  }
}

/** The pixels of a screen against those of the camera. */
function addMoire(light: Float32Array, random: () => number): void {
  const [frequency, angle] = [0.9 + random() * 1.2, random() * Math.PI];
  each((x, y) => {
    const wave = Math.sin(frequency * (Math.cos(angle) * x + Math.sin(angle) * y));
    light[y * WIDTH + x] = (light[y * WIDTH + x] as number) + 28 * wave + 12 * Math.sin(2.3 * x);
  });
}

/** Gaussian. @param sigma in pixels */
function blur(light: Float32Array, sigma: number): Float32Array {
  const radius = Math.ceil(sigma * 3);
  const weights = Array.from({ length: 2 * radius + 1 }, (_, index) =>
    Math.exp(-((index - radius) ** 2) / (2 * sigma ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const pass = (from: Float32Array, stepX: number, stepY: number) => {
    const to = new Float32Array(from.length);
    each((x, y) => {
      let sum = 0;
      for (let index = 0; index < weights.length; index++) {
        const column = Math.min(WIDTH - 1, Math.max(0, x + (index - radius) * stepX));
        const row = Math.min(HEIGHT - 1, Math.max(0, y + (index - radius) * stepY));
        sum += (weights[index] as number) * (from[row * WIDTH + column] as number);
      }
      to[y * WIDTH + x] = sum / total;
    });
    return to;
  };
  return pass(pass(light, 1, 0), 0, 1);
}

/** By a sensor: darker to one side where there is little light, and with noise. */
function asTaken(light: Float32Array, isDim: boolean, random: () => number): Frame {
  const gain = isDim ? 0.12 + random() * 0.15 : 0.8 + random() * 0.2;
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  each((x, y) => {
    const at = y * WIDTH + x;
    const noise = (random() + random() + random() - 1.5) * (isDim ? 4 : 6);
    const level = (light[at] as number) * gain * (isDim ? 1 - x / WIDTH / 2 : 1) + noise;
    data.fill(level, at * 4, at * 4 + 3);
  });
  return { width: WIDTH, height: HEIGHT, data };
}

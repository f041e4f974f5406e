import decodeQR from 'qr/decode.js';

/** A frame of a camera: four bytes a pixel (RGBA), row by row, as ImageData has them. */
export interface Frame {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/**
 * How a frame is drawn again for another attempt, angles in radians. Most misses are luck of the grid: a blurred or cracked
 * code is read once it lies otherwise. Measured by `read-code.test.ts`.
 */
const ATTEMPTS = [
  { angle: 0, scale: 1 },
  { angle: 0.5, scale: 1.5 },
  { angle: -0.5, scale: 1 },
  { angle: 0.25, scale: 1 },
];

/**
 * The text of the QR code in a frame, or null where none can be read. It takes the time of several frames where there is none.
 * @param within milliseconds after which no other attempt begins
 */
export function readCode(frame: Frame, within = 150): string | null {
  const began = performance.now();
  for (const attempt of ATTEMPTS) {
    const left = within - (performance.now() - began);
    if (left <= 0) return null;
    try {
      return decodeQR(drawnAgain(frame, attempt), { effort: Infinity, timeLimit: left });
    } catch {
      // Its way to say that there is no code.
    }
  }
  return null;
}

/** The frame turned about its middle and enlarged, between pixels by their mean. The ground outside of it is grey. */
function drawnAgain(frame: Frame, { angle, scale }: { angle: number; scale: number }): Frame {
  if (angle === 0 && scale === 1) return frame;
  const width = Math.round(frame.width * scale);
  const height = Math.round(frame.height * scale);
  const data = new Uint8ClampedArray(width * height * 4).fill(128);
  const [across, down] = [Math.cos(angle) / scale, Math.sin(angle) / scale];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = across * (x - width / 2) + down * (y - height / 2) + frame.width / 2;
      const fromY = across * (y - height / 2) - down * (x - width / 2) + frame.height / 2;
      const light = lightAt(frame, fromX, fromY);
      if (light !== null) data.fill(light, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { width, height, data };
}

/** The green of a point, which is most of how light it is. Null outside of the frame. */
function lightAt({ width, height, data }: Frame, x: number, y: number): number | null {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return null;
  const [byX, byY] = [x - left, y - top];
  const at = (column: number, row: number) => data[(row * width + column) * 4 + 1] as number;
  const above = at(left, top) * (1 - byX) + at(left + 1, top) * byX;
  const below = at(left, top + 1) * (1 - byX) + at(left + 1, top + 1) * byX;
  return above * (1 - byY) + below * byY;
}

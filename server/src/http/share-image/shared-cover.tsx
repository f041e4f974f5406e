import { coverColours } from '../../covers/cover-colours.js';
import { SHARED_PICTURE } from '../../features/pictures/picture-sizes.js';
import type { Cover } from '../pages/page-renderer.js';

/** Cells of the cover, each of 90 pixels: 360 wide, and as high as the picture. */
export const COVER_SIZE = { columns: 4, rows: 7 };
export const COVER_WIDTH = 360;
const COVER_HEIGHT = 630;

/** An event's pattern, at the left edge of the picture. */
export function SharedCover({ cover: { hue, figure, width, height } }: { cover: Cover }) {
  const colours = coverColours[hue];
  return (
    <svg
      aria-hidden
      width={COVER_WIDTH}
      height={COVER_HEIGHT}
      viewBox={`0 0 ${width} ${height}`}
      style={{ position: 'absolute', top: 0, left: 0 }}
    >
      <rect width={width} height={height} fill={colours?.ground} />
      <path d={figure} fill={colours?.figure} fillRule="evenodd" />
    </svg>
  );
}

/** A picture of SHARED_PICTURE's size in the same place, cut at its sides. */
export function SharedPicture({ address, focusX }: { address: string; focusX: number }) {
  const { width, height } = SHARED_PICTURE;
  return (
    <div
      style={{
        display: 'flex',
        position: 'absolute',
        top: 0,
        left: 0,
        width: COVER_WIDTH,
        height: COVER_HEIGHT,
        overflow: 'hidden',
      }}
    >
      <img
        alt=""
        src={address}
        width={width}
        height={height}
        style={{ position: 'absolute', top: 0, left: -Math.round((width - COVER_WIDTH) * focusX) }}
      />
    </div>
  );
}

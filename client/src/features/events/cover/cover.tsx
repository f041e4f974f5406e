import hues from '../../../ui/hues.module.css';
import classes from './cover.module.css';
import { coverOf } from './cover-of';
import type { Size } from './motifs';

/** A picture that staff chose, as each fragment with a cover asks for it. */
export interface CoverPicture {
  /** At least 800 and 1600 pixels wide, where the picture is so large. */
  url: string;
  wide: string;
  alt: string;
  focusX: number;
  focusY: number;
  color: string;
}

/** The width of the page's band. */
const SIZES = 'min(100vw, 1120px)';

interface Props {
  event: { id: string; type: string; cover?: CoverPicture | null };
  /** The size of the drawing; it fills its place from the top left, and a larger drawing is cut. */
  size: Size;
  /** Whether it is the picture of the whole page: then it is said in words, too. */
  isMain?: boolean;
}

/** By which an event of a list is known at a glance: the picture that staff chose, or else a drawing made of its type and id. */
export function Cover({ event, size, isMain = false }: Props) {
  return event.cover ? (
    <Picture picture={event.cover} isMain={isMain} />
  ) : (
    <Drawing event={event} size={size} />
  );
}

function Picture({ picture, isMain }: { picture: CoverPicture; isMain: boolean }) {
  const { url, wide, alt, focusX, focusY, color } = picture;
  const srcSet = isMain ? `${url} 800w, ${wide} 1600w` : url;
  // Its main part stays in sight, however it is cut.
  const objectPosition = `${100 * focusX}% ${100 * focusY}%`;
  return (
    <picture className={classes.cover} style={{ background: color }}>
      <source type="image/avif" srcSet={srcSet.replaceAll('.webp', '.avif')} sizes={SIZES} />
      <img
        className={classes.cover}
        src={url}
        srcSet={srcSet}
        sizes={SIZES}
        // Beside the title of an event in a list it would be read out at each.
        alt={isMain ? alt : ''}
        loading={isMain ? 'eager' : 'lazy'}
        style={{ objectPosition }}
      />
    </picture>
  );
}

/** A drawing says nothing that words do not. */
function Drawing({ event, size }: Pick<Props, 'event' | 'size'>) {
  const { hue, figure, width, height } = coverOf(event, size);
  return (
    <svg
      className={`${classes.cover} ${hues[hue]}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden
    >
      <rect className={classes.ground} width="100%" height="100%" />
      <path className={classes.figure} fillRule="evenodd" d={figure} />
    </svg>
  );
}

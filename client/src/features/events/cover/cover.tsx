import hues from '../../../ui/hues.module.css';
import classes from './cover.module.css';
import { coverOf } from './cover-of';
import type { Size } from './motifs';

interface Props {
  event: { id: string; type: string };
  /** The size of the drawing; it fills its place from the top left, and a larger drawing is cut. */
  size: Size;
}

/** The picture of an event, by which a list can be told apart at a glance. It says nothing that words do not. */
export function Cover({ event, size }: Props) {
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

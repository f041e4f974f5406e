import { motifs, type Size } from './motifs';
import { drawsOf, fnv1a } from './random';
import { CELL } from './shapes';

export type Hue = 'ochre' | 'clay' | 'plum' | 'slate' | 'lake' | 'fern' | 'stone' | 'rose' | 'olive';

/** A strand of the programme is known by its colour and its motif. */
const strands: readonly { type: string; hue: Hue; motif: keyof typeof motifs }[] = [
  { type: 'community', hue: 'ochre', motif: 'leaves' },
  { type: 'workshop', hue: 'clay', motif: 'quarters' },
  { type: 'music', hue: 'plum', motif: 'arcs' },
  { type: 'talk', hue: 'slate', motif: 'lines' },
  { type: 'class', hue: 'lake', motif: 'dots' },
  { type: 'outdoors', hue: 'fern', motif: 'hills' },
  { type: 'film', hue: 'stone', motif: 'frames' },
  { type: 'theatre', hue: 'rose', motif: 'halves' },
  { type: 'family', hue: 'olive', motif: 'blocks' },
];

/** The hue and the motif of any type, case and outer spaces left out: those not in the list get a pair of their own. */
export function strandOf(type: string): { hue: Hue; motif: keyof typeof motifs } {
  const name = type.trim().toLowerCase();
  const known = strands.find((strand) => strand.type === name);
  if (known) return known;
  const hash = fnv1a(name);
  const row = (n: number) => strands[n % strands.length] as (typeof strands)[number];
  return { hue: row(hash).hue, motif: row(Math.floor(hash / strands.length)).motif };
}

export interface Cover {
  hue: Hue;
  /** The figure, as data of one path that is filled by the even-odd rule. */
  figure: string;
  /** Of the picture, in the path's units. */
  width: number;
  height: number;
}

/**
 * The picture of an event: hue and motif come from its type, the arrangement from its id, so that it is the same
 * everywhere and two events of one type still differ.
 */
export function coverOf(event: { id: string; type: string }, size: Size): Cover {
  const { hue, motif } = strandOf(event.type);
  return {
    hue,
    figure: motifs[motif](drawsOf(event.id), size),
    width: size.columns * CELL,
    height: size.rows * CELL,
  };
}

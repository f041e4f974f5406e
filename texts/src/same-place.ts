/** Whether two texts name the same place: case, spaces, accents and punctuation make no other one. */
export function isSamePlace(one: string, other: string): boolean {
  return spellingOf(one) === spellingOf(other);
}

/** A place that has neither letters nor digits is itself. */
function spellingOf(place: string): string {
  const letters = place.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
  return letters.toLowerCase() || place;
}

import { range } from 'es-toolkit/math/range';
import type { EntityManager } from 'typeorm';
import { read } from '../../../platform/database/sql/read.js';

/** Of five letters or more: in shorter words one letter makes another word. Longer than 30 no word is stored. */
const forgiven = /^\p{L}{5,30}$/u;
/** Each costs about as many look-ups in an index as it has letters. */
const MAX_FORGIVEN_WORDS = 10;
const MAX_MEANT = 20;

/**
 * The words of events that differ from a typed word by one typo: a letter that is missing, too many or wrong, or two
 * that changed places. Words that have such a typo between them are alike when each lacks the right letter, so an index
 * of the stored words without one letter finds them all (SymSpell, https://github.com/wolfgarbe/SymSpell).
 * @returns at most twenty for each of the first ten typed words that are long enough
 */
export async function meantWords(
  database: EntityManager,
  typed: readonly string[],
): Promise<Map<string, string[]>> {
  const words = forgivenWords(typed);
  if (words.length === 0) return new Map();
  const [found] = await read<{ words: string[] | null }>(
    database,
    'SELECT array_agg(word ORDER BY word) AS words FROM search_words WHERE variants && $1',
    [words.flatMap(variantsOf)],
  );
  const known = found?.words ?? [];
  return new Map(
    words.map((word) => [word, known.filter((each) => isOneTypo(word, each)).slice(0, MAX_MEANT)]),
  );
}

/** Those of the typed words in which a typo is forgiven. */
export function forgivenWords(typed: readonly string[]): string[] {
  return typed.filter((word) => forgiven.test(word)).slice(0, MAX_FORGIVEN_WORDS);
}

/** The word, and what is left of it when one letter is missing: as the migration does in SQL. */
function variantsOf(word: string): string[] {
  const letters = [...word];
  return [word, ...range(letters.length).map((left) => letters.toSpliced(left, 1).join(''))];
}

/** Whether two words differ by one typo. */
function isOneTypo(left: string, right: string): boolean {
  let [one, other] = [[...left], [...right]];
  while (one.length > 0 && one[0] === other[0]) [one, other] = [one.slice(1), other.slice(1)];
  while (one.length > 0 && one.at(-1) === other.at(-1)) [one, other] = [one.slice(0, -1), other.slice(0, -1)];
  const longer = Math.max(one.length, other.length);
  if (longer === 1) return true;
  return longer === 2 && other.length === 2 && one.length === 2 && one[0] === other[1] && one[1] === other[0];
}

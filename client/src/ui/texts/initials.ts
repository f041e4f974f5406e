const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

function firstLetter(word: string): string {
  return letters.segment(word)[Symbol.iterator]().next().value?.segment ?? '';
}

/** Of the first word and the last: `Maya Ruth Okafor` is MO. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const outer = words.length > 1 ? [words[0], words.at(-1)] : words;
  return outer
    .map((word) => firstLetter(word ?? ''))
    .join('')
    .toLocaleUpperCase('en');
}

import { describe, expect, it } from 'vitest';
import { searchTextOf, searchWords } from './search-text.js';

describe('searchWords', () => {
  it.each([
    ["St Aidan's Café", ['st', 'aidans', 'cafe']],
    ['O´Brien O`Brien OʼBrien O‘Brien O’Brien O＇Brien', Array(6).fill('obrien')],
    ['Straße ŒUVRE Ærø Þór', ['strasse', 'oeuvre', 'aero', 'thor']],
    ['ＡＢＣ ﬁne ½', ['abc', 'fine', '1', '2']],
    ['e\u0301te\u0301 été', ['ete', 'ete']],
    ['rock-n-roll, C++ & 50%', ['rock', 'n', 'roll', 'c', '50']],
    ['İstanbul ısı', ['istanbul', 'isi']],
    ['Йога Οδύσσεια', ['иога', 'οδυσσεια']],
    ["&|!:*'\\()<> 🎪 \u0000", []],
    ['', []],
  ])('of %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });
});

describe('searchTextOf', () => {
  it('holds the words of title, description, location and type', () => {
    const text = searchTextOf({ title: 'Über', description: 'Two words.', location: "Ann's", type: 'Talk' });
    expect(text).toBe('uber two words anns talk');
  });
});

import { describe, expect, it } from 'vitest';
import { searchQuery, searchTextOf, searchWords } from './search-text.js';

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
  it('holds the words of title, description and location', () => {
    const text = searchTextOf({ title: 'Über', description: 'Two words.', location: "Ann's" });
    expect(text).toBe('uber two words anns');
  });
});

describe('searchQuery', () => {
  it('asks for every word by its beginning', () => {
    expect(searchQuery('Sour  CAFÉ')).toBe("'sour':* & 'cafe':*");
  });

  it('asks for a word once', () => {
    expect(searchQuery('café Cafe cafe')).toBe("'cafe':*");
  });

  it('lets no operator through', () => {
    expect(searchQuery("a' | 'b:* & !(c) \\ <-> d")).toBe("'a':* & 'b':* & 'c':* & 'd':*");
  });

  it('asks for at most fifty words', () => {
    const many = Array.from({ length: 60 }, (_, word) => `w${word}`);
    expect(searchQuery(many.join(' '))?.split(' & ')).toEqual(many.slice(0, 50).map((word) => `'${word}':*`));
  });

  it('is null where there is no word', () => {
    expect(searchQuery(' 🎪 !')).toBeNull();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/index.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { countEvents, listEvents, titles } from './event-operations.js';

const events = {
  bread: {
    title: "St Aidan's sourdough café",
    description: 'Crème brûlée, too; bring a 500g jar.',
    location: 'Řehoř’s Kitchen, Łódź Street',
  },
  folk: {
    title: 'Grosse Straße & Smørrebrød',
    description: 'ÆSIR SONGS, rock-n-roll (and more): C++, 50% off!',
    location: 'O´Brien’s Bar',
  },
  plain: { title: 'Jose', description: 'A naive cafe-goer', location: 'OBriens' },
  greek: { title: 'Οδύσσεια', description: 'Чтение вслух: Йога', location: '東京タワー' },
};
type Name = keyof typeof events;
const names = Object.keys(events) as Name[];

const RENAME = graphql(`mutation RenameAccount($name: String!) {
  updateAccount(input: { name: $name }) { userErrors { code } }
}`);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const staff = await app.world.staff();
  await staff.client.graphql(RENAME, { name: 'Zoë O’Keeffe' });
  for (const fields of Object.values(events)) await app.world.event(staff, fields);
});
afterAll(() => app.close());

const found = async (search: string): Promise<Name[]> => {
  const there = new Set(await titles(app.anonymous(), { search }));
  return names.filter((name) => there.has(events[name].title));
};

describe('the search finds', () => {
  it.each<[string, string, Name[]]>([
    ['accents typed without them', 'creme brulee', ['bread']],
    ['no accents typed with them', 'naïve josé', ['plain']],
    ['accents typed as marks of their own', 'cre\u0300me', ['bread']],
    ['both spellings', 'café', ['bread', 'plain']],
    ['an apostrophe typed without it', 'aidans', ['bread']],
    ['an apostrophe of another kind', 'Aidan’s', ['bread']],
    ['any of a row of apostrophes', 'o`brien＇s', ['folk', 'plain']],
    ['no apostrophe typed with one', "o'briens", ['folk', 'plain']],
    ['letters beyond accents', 'lodz rehors', ['bread']],
    ['ß typed ss', 'strasse', ['folk']],
    ['ss typed ß', 'große', ['folk']],
    ['ø and æ typed o and ae', 'smorrebrod aesir', ['folk']],
    ['ø and æ in capitals', 'SMØRREBRØD Æsir', ['folk']],
    ['upper case', 'SOURDOUGH', ['bread']],
    ['words of all fields in any order', 'lodz bring sourdough', ['bread']],
    ['the beginning of a word', 'sour kitch', ['bread']],
    ['numbers', '500', ['bread']],
    ['Greek', 'οδυσσεια', ['greek']],
    ['Cyrillic', 'ЧТЕНИЕ йога', ['greek']],
    ['Japanese', '東京', ['greek']],
    ['full-width letters', 'ｓｏｕｒ', ['bread']],
    ['the type', 'workshop aidans', ['bread']],
    ['by any creator', 'zoë rehor', ['bread']],
    ['by any creator, without accents and apostrophes', 'okeeffe zoe', names],
    ['a word of five letters with one that is missing', 'sordough', ['bread']],
    ['one with a letter too many', 'sourrdough', ['bread']],
    ['one with a wrong letter', 'sourdouth', ['bread']],
    ['one without its first letter', 'ourdough', ['bread']],
    ['one with two letters that changed places', 'sourduogh', ['bread']],
    ['a mistyped word beside another mistyped one', 'smorebrod sttrasse', ['folk']],
    ['a mistyped word in another script', 'οδυσεια', ['greek']],
  ])('%s', async (_what, search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  it('by one typo only where nothing has the words as they are typed', async () => {
    const staff = await app.world.staff();
    for (const title of ['Kombucha', 'Kombucho']) await app.world.event(staff, { title });
    expect(await titles(app.anonymous(), { search: 'kombucha' })).toEqual(['Kombucha']);
    expect(await titles(app.anonymous(), { search: 'kombuchi' })).toEqual(['Kombucha', 'Kombucho']);
  });

  it('on all pages, and counts, what a typo is forgiven in', async () => {
    const staff = await app.world.staff();
    for (const title of ['Origami one', 'Origami two', 'Origami three'])
      await app.world.event(staff, { title });
    for (const search of ['origami', 'origani']) {
      const pages: string[] = [];
      for (let after: string | null | undefined = null; after !== undefined; ) {
        const { data } = await listEvents(app.anonymous(), { first: 2, after, filter: { search } });
        pages.push(...data.events.nodes.map(({ title }) => title));
        after = data.events.pageInfo.hasNextPage ? data.events.pageInfo.endCursor : undefined;
      }
      expect(pages).toEqual(['Origami one', 'Origami two', 'Origami three']);
      expect(await countEvents(app.anonymous(), { search })).toBe(3);
    }
  });

  it('an event by its creator’s name as it is now', async () => {
    const staff = await app.world.staff();
    await app.world.event(staff, { title: 'By a name' });
    const named = (name: string) => staff.client.graphql(RENAME, { name });
    await named('Quentin Formerly');
    expect(await titles(app.anonymous(), { search: 'quentin by' })).toEqual(['By a name']);
    await named('Quinn Nowadays');
    expect(await titles(app.anonymous(), { search: 'quentin by' })).toEqual([]);
    expect(await titles(app.anonymous(), { search: 'nowadays' })).toEqual(['By a name']);
  });

  it.each(['sourdgouhh', 'jsoe', 'jose5', 'crème bruelé xx'])(
    'nothing for %j, which is more than a typo',
    async (search) => {
      expect(await found(search)).toEqual([]);
    },
  );

  it('nothing by the name of an account that has created no public event', async () => {
    const staff = await app.world.staff();
    await staff.client.graphql(RENAME, { name: 'Wilhelmina' });
    expect(await found('wilhelmina')).toEqual([]);
  });

  it.each(['sourdough strasse', 'ordough', 'aidxan', 'the sourdough'])(
    'nothing for %j, of which a word is missing',
    async (search) => {
      expect(await found(search)).toEqual([]);
    },
  );
});

describe('the search takes', () => {
  it.each([
    "'",
    "''",
    '"sourdough"',
    "sourdough' | 'strasse",
    'sourdough & !cafe',
    'sourdough | nothing',
    '!sourdough',
    'sourdough:*',
    'sourdough:A',
    'sour <-> dough',
    '((sourdough',
    '\\',
    'sourdough\\',
    "\\'",
    '*',
    ':*',
    '%',
    '_',
    '\u0000sourdough',
    '\ud800',
    "'; DROP TABLE events; --",
    'a'.repeat(10_000),
    "&|!:*'\\()<> ".repeat(800),
    'é'.repeat(5_000),
    'x y z '.repeat(1_700),
    Array.from({ length: 9_000 }, (_, word) => `w${word}`).join(' '),
  ])('%j as words like any other', async (search) => {
    const { status, data, errors } = await listEvents(app.anonymous(), { filter: { search } });
    expect(errors).toBeUndefined();
    expect(status).toBe(200);
    expect(data.events.nodes.length).toBeLessThan(Object.keys(events).length);
  });

  it.each([
    ['"sourdough"', ['bread']],
    ['sourdough:*', ['bread']],
    ['!sourdough', ['bread']],
    ["sourdough' & 'cafe", ['bread']],
    ['\u0000sourdough', ['bread']],
    ['🎪 sourdough', ['bread']],
    ['sourdough | strasse', []],
    ['🎪', []],
    ['...', []],
  ])('no operators: %j', async (search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  it('a long text for its first fifty different words', async () => {
    const fifty = Array.from({ length: 50 }, (_, word) => 'sourdough'.slice(0, (word % 9) + 1));
    expect(await found(fifty.join(' '))).toEqual(['bread']);
    expect(await found(`sourdough ${'sour '.repeat(1_000)} strasse`)).toEqual([]);
  });
});

import { GraphQLError, parseValue } from 'graphql';
import { describe, expect, it } from 'vitest';
import { LocalDate } from './local-date.scalar.js';

describe('LocalDate', () => {
  it.each(['2027-03-14', '2028-02-29', '0001-01-01', '9999-12-31'])('takes %s', (date) => {
    expect(LocalDate.parseValue(date)).toBe(date);
    expect(LocalDate.parseLiteral(parseValue(`"${date}"`))).toBe(date);
    expect(LocalDate.serialize(date)).toBe(date);
  });

  it.each([
    '2027-02-31',
    '2027-02-29',
    '2027-13-01',
    '2027-00-10',
    '2027-01-00',
    '0000-01-01',
    '10000-01-01',
    '2027-3-14',
    '14/03/2027',
    '2027-03-14T00:00:00Z',
    ' 2027-03-14',
    'infinity',
    '',
    20270314,
    ['2027-03-14'],
    null,
  ])('refuses %j', (value) => {
    expect(() => LocalDate.parseValue(value)).toThrow('like 2027-03-14');
  });

  it.each([' 2027-03-14', '2027-03-14T00:00:00Z', 'infinity', ['2027-03-14'], new Date(0), null])(
    'does not show %j',
    (value) => {
      expect(() => LocalDate.serialize(value)).toThrow(GraphQLError);
    },
  );

  it('names the place of a wrong literal in the document', () => {
    const node = parseValue('"x"');
    expect(() => LocalDate.parseLiteral(node)).toThrow(expect.objectContaining({ nodes: [node] }));
  });

  it('refuses a literal that is no text', () => {
    expect(() => LocalDate.parseLiteral(parseValue('20270314'))).toThrow('like 2027-03-14');
  });
});

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { UserFailure } from '../platform/graphql/user-failure.js';
import { cleanName, cleanText, parseInput, requiredText } from './parse-input.js';

it.each([
  ['Maya\r\nBcc: all@example.org', 'Maya Bcc: all@example.org'],
  ['Maya\rOkafor\n', 'Maya Okafor'],
])('S46: a name is one line: %j', (name, line) => expect(cleanName(name)).toBe(line));

describe('cleanText', () => {
  it.each([
    ['  a  ', 'a'],
    ['a\r\nb\n', 'a\nb'],
    ['a\tb', 'a\tb'],
    ['a\u0000b\u001fc\u007fd\u009fe', 'abcde'],
    ['\u0000 a', 'a'],
    ['a\ud800b\udc00', 'a\ufffdb\ufffd'],
    ['🎪 é e\u0301', '🎪 é e\u0301'],
    ['\u00a0\u3000', ''],
  ])('makes of %j %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });
});

describe('parseInput', () => {
  const schema = z.object({ title: requiredText(2), type: requiredText(2) });
  const problemsOf = (input: unknown) => {
    try {
      parseInput(schema, input);
      return [];
    } catch (error) {
      if (error instanceof UserFailure) return error.problems.map(({ code, field }) => `${field} ${code}`);
      throw error;
    }
  };

  it('gives the clean values', () => {
    expect(parseInput(schema, { title: ' 🎪🎪 ', type: 'b' })).toEqual({ title: '🎪🎪', type: 'b' });
  });

  it('names every mistake at once', () => {
    expect(problemsOf({ title: ' ', type: 'abc' })).toEqual(['title REQUIRED', 'type TOO_LONG']);
    expect(problemsOf({ title: null })).toEqual(['title REQUIRED', 'type REQUIRED']);
    expect(problemsOf({ title: '🎪🎪🎪', type: 'a' })).toEqual(['title TOO_LONG']);
  });

  it('gives each mistake its sentence', () => {
    expect(() => parseInput(schema, { title: 'a', type: '' })).toThrow(
      expect.objectContaining({
        problems: [{ code: 'REQUIRED', message: 'type is required', field: 'type' }],
      }),
    );
  });

  it('names a field within another', () => {
    const nested = z.object({ contact: z.object({ name: requiredText(2) }) });
    expect(() => parseInput(nested, { contact: {} })).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ field: 'contact.name' })] }),
    );
  });

  it('does not report a schema without a code as a mistake of a person', () => {
    expect(() => parseInput(z.object({ title: z.string() }), {})).toThrow('no ErrorCode for title');
    const nested = z.object({ contact: z.object({ name: z.string().refine(() => false) }) });
    expect(() => parseInput(nested, { contact: { name: '' } })).toThrow('no ErrorCode for contact.name');
  });
});

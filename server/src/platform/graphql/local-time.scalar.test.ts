import { parseValue } from 'graphql';
import { describe, expect, it } from 'vitest';
import { LocalTime } from './local-time.scalar.js';

describe('LocalTime', () => {
  it.each(['00:00', '09:30', '19:59', '23:59'])('takes %s', (time) => {
    expect(LocalTime.parseValue(time)).toBe(time);
    expect(LocalTime.parseLiteral(parseValue(`"${time}"`))).toBe(time);
    expect(LocalTime.serialize(time)).toBe(time);
  });

  it.each([
    '24:00',
    '25:00',
    '109:30',
    '9:30',
    '09:30:00',
    '09:60',
    '0930',
    '09:30 ',
    '٠٩:٣٠',
    '',
    930,
    ['09:30'],
    null,
  ])('refuses %j', (value) => {
    expect(() => LocalTime.parseValue(value)).toThrow('like 09:30');
  });

  it('names the place of a wrong literal in the document', () => {
    const node = parseValue('"x"');
    expect(() => LocalTime.parseLiteral(node)).toThrow(expect.objectContaining({ nodes: [node] }));
  });

  it('refuses a literal that is no text', () => {
    expect(() => LocalTime.parseLiteral(parseValue('930'))).toThrow('like 09:30');
  });
});

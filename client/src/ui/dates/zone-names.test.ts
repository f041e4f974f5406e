import { expect, it } from 'vitest';
import { clocksOf, commonZoneName, zoneChoices } from './zone-names';

it.each([
  ['Europe/London', 'London time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['Europe/Kiev', 'Kyiv time'],
  ['UTC', 'Coordinated Universal Time'],
  ['Etc/UTC', 'Coordinated Universal Time'],
])('says whose clocks %s shows: %s', (zone, clocks) => {
  expect(clocksOf(zone)).toBe(clocks);
});

it('L9: lists zones by city, with the names of today', () => {
  const choices = zoneChoices('Europe/London');
  const labelOf = (zone: string) => choices.find(({ value }) => value === zone)?.label;
  expect(labelOf('Europe/Kyiv')).toBe('Kyiv (Europe)');
  expect(labelOf('Asia/Kolkata')).toBe('Kolkata (Asia)');
  expect(labelOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires (America, Argentina)');
  expect(labelOf('UTC')).toBe('UTC');
  expect(choices.filter(({ label }) => /Kiev|Calcutta|Saigon/.test(label))).toEqual([]);
  expect(zoneChoices('Europe/Kiev').filter(({ label }) => label.startsWith('Kyiv'))).toEqual([
    { value: 'Europe/Kiev', label: 'Kyiv (Europe)' },
  ]);
});

it('L9: gives a zone the name that people use', () => {
  expect(commonZoneName('Asia/Kolkata')).toBe('India Standard Time');
  expect(commonZoneName('Europe/Kyiv')).toBe('Eastern European Time');
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clientFolder } from '../pages/built-client.js';

/** What every first page needs, by the names in index.html. */
const html = readFileSync(`${clientFolder}/index.html`, 'utf8');
const files = [...html.matchAll(/(?:src|href)="\/([^"]+\.(js|css|woff2))"/g)].map(
  ([, name = '', kind = '']) => ({
    name,
    kind,
  }),
);
const named = (kind: string) => files.filter((file) => file.kind === kind).map(({ name }) => name);

/** Bytes as they are sent. */
const bytesOf = (names: string[], end = '') =>
  names.reduce((sum, name) => sum + readFileSync(`${clientFolder}/${name}${end}`).length, 0);

it('the scripts of the first page are few and small', () => {
  const scripts = named('js');
  expect(scripts.length).toBeLessThanOrEqual(8);
  expect(
    bytesOf(
      scripts.filter((name) => name.startsWith('assets/')),
      '.br',
    ),
  ).toBeLessThanOrEqual(188_500);
});

it('one style sheet stands before the first paint', () => {
  const sheets = named('css');
  expect(sheets).toHaveLength(1);
  expect(readdirSync(`${clientFolder}/assets`).filter((name) => name.endsWith('.css'))).toHaveLength(1);
  expect(bytesOf(sheets, '.br')).toBeLessThanOrEqual(14_500);
});

it('two fonts are preloaded, without the weights that nothing uses', () => {
  const fonts = named('woff2');
  expect(fonts).toHaveLength(2);
  expect(bytesOf(fonts)).toBeLessThanOrEqual(52_000);
});

import { readFileSync } from 'node:fs';
import postcss, { type Rule } from 'postcss';
import { expect, it } from 'vitest';
import { palettes } from './palettes';

const sheet = postcss.parse(readFileSync('src/palette.css', 'utf8'));

/** The declarations of the rules with that selector. */
function declared(selector: string) {
  const values: Record<string, string> = {};
  sheet.walkRules((rule: Rule) => {
    if (rule.selector !== selector) return;
    rule.walkDecls(({ prop, value }) => {
      if (!prop.startsWith('--mantine')) values[prop] = value;
    });
  });
  return values;
}

it.each([
  [':root', palettes.light],
  [':root[data-mantine-color-scheme="dark"]', palettes.dark],
  [':root:not([data-mantine-color-scheme="light"])', palettes.dark],
])('the style sheet and what Stripe’s form gets have the same colours (%s)', (selector, palette) => {
  expect(declared(selector)).toEqual(palette);
});

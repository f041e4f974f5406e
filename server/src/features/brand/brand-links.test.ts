import { expect, it } from 'vitest';
import { linkProblem, readLinks } from './brand-links.js';

it('reads links with commas between, each with its address as the last word', () => {
  expect(
    readLinks('Imprint https://example.org/imprint, Privacy notice /privacy ,, Mail mailto:a@b.example'),
  ).toEqual([
    { label: 'Imprint', url: 'https://example.org/imprint' },
    { label: 'Privacy notice', url: '/privacy' },
    { label: 'Mail', url: 'mailto:a@b.example' },
  ]);
});

it.each(['https://example.org/a?b=c#d', '/imprint', 'mailto:legal@example.org'])('takes %s', (url) => {
  expect(linkProblem({ label: 'Imprint', url })).toBeNull();
});

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'http://example.org',
  'https:///x',
  'https://',
  'https://exa mple.org',
  'imprint',
  '',
  `https://example.org/${'a'.repeat(500)}`,
])('V5: refuses the address %j', (url) => {
  expect(linkProblem({ label: 'Imprint', url })).toBe(
    'an address begins with https://, mailto: or /, and has no spaces and at most 500 characters',
  );
});

it.each(['', 'a'.repeat(41)])('refuses the label %j', (label) => {
  expect(linkProblem({ label, url: '/imprint' })).toBe('a label has 1 to 40 characters');
});

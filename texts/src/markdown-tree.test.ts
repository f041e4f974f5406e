import { describe, expect, it } from 'vitest';
import type { MarkdownNode } from './markdown-node.js';
import { markdownTree } from './markdown-tree.js';

const words = (value: string): MarkdownNode => ({ type: 'text', value });
const paragraph = (...children: MarkdownNode[]): MarkdownNode => ({ type: 'paragraph', children });
const item = (...children: MarkdownNode[]): MarkdownNode => ({ type: 'listItem', children });
const list = (...children: MarkdownNode[]): MarkdownNode => ({
  type: 'list',
  ordered: false,
  start: null,
  children,
});

describe('a description as a tree', () => {
  it('has paragraphs, line breaks, emphasis, strong and links', () => {
    expect(
      markdownTree('Come *early*,\n__bring__ a [jar](https://example.org/jar "a jar").\n\nSee you!'),
    ).toEqual([
      paragraph(
        words('Come '),
        { type: 'emphasis', children: [words('early')] },
        words(',\n'),
        { type: 'strong', children: [words('bring')] },
        words(' a '),
        { type: 'link', url: 'https://example.org/jar', children: [words('jar')] },
        words('.'),
      ),
      paragraph(words('See you!')),
    ]);
  });

  it.each([
    ['https://example.org/a_b_c', ''],
    ['https://example.org/a?b=1&c=2', '.'],
    ['http://example.org/Leeds_(city)', ')!'],
  ])('makes a link of the bare address %s', (url, rest) => {
    const link: MarkdownNode = { type: 'link', url, children: [words(url)] };
    const tree = markdownTree(`See ${url}${rest}`);
    expect(tree).toEqual([paragraph(words('See '), link, ...(rest ? [words(rest)] : []))]);
  });

  it('makes no link of an address within a link, or of one without a host', () => {
    const words1 = '[https://example.org](https://example.net/)';
    expect(markdownTree(words1)).toEqual([
      paragraph({
        type: 'link',
        url: 'https://example.net/',
        children: [words('https://example.org')],
      }),
    ]);
    expect(markdownTree('https://. and https://')).toEqual([paragraph(words('https://. and https://'))]);
  });

  it('has lists within lists, of dashes and of numbers', () => {
    expect(markdownTree('Bring:\n- flour\n  - rye\n- salt\n\n3. Mix\n4. Wait')).toEqual([
      paragraph(words('Bring:')),
      list(item(words('flour'), list(item(words('rye')))), item(words('salt'))),
      { type: 'list', ordered: true, start: 3, children: [item(words('Mix')), item(words('Wait'))] },
    ]);
  });

  it.each([
    '# No heading\n> no quote\n---\n===',
    '    no code\n```\nno code\n```',
    '<b>no HTML</b> <script>alert(1)</script> &amp; &lt;',
    '![no picture](a.png)',
    '| no | table |\n|---|---|\n| a | b |',
    '[no reference]\n[no reference]: example.org',
    '`no code`, 500g & 50% off',
    'One line\nand another,\n  a third',
  ])('leaves all else as it was written: %s', (text) => {
    expect(markdownTree(text)).toEqual([paragraph(words(text))]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '/events',
    '//evil.example',
    'java&#115;cript:x',
  ])('has no link to %s', (address) => {
    expect(markdownTree(`[Look](${address})`)).toEqual([paragraph(words('Look'))]);
  });

  it('shows the address of a link without words', () => {
    const url = 'mailto:ada@example.org';
    expect(markdownTree(`[](${url})`)).toEqual([paragraph({ type: 'link', url, children: [words(url)] })]);
  });

  const hostile = (part: string) => part.repeat(Math.ceil(5_000 / part.length)).slice(0, 5_000);

  it.each([
    '>',
    '> 1. ',
    '1. ',
    '- ',
    '[',
    '[a](',
    '![[',
    '*a_',
    '**a*',
    'a**b',
    '<a ',
    '- a\n',
    'a\n\n',
    '\\*',
  ])('is made at once, and stays small, of 5,000 characters of %j', (part) => {
    const start = process.cpuUsage();
    const tree = markdownTree(hostile(part));
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(250);
    expect(JSON.stringify(tree).length).toBeLessThan(40_000);
  });

  it('goes no deeper than a few lists', () => {
    const stairs = Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n');
    const depthOf = (nodes: MarkdownNode[]): number =>
      Math.max(0, ...nodes.map((node) => ('children' in node ? 1 + depthOf(node.children) : 0)));
    expect(depthOf(markdownTree(stairs))).toBeLessThanOrEqual(10);
  });
});

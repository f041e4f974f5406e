import { LRUCache } from 'lru-cache';
import { Lexer, type Token, type Tokens } from 'marked';
import { linkAddresses } from './link-addresses.js';
import type { MarkdownNode } from './markdown-node.js';
import { PlainCoreTokenizer } from './plain-core-tokenizer.js';

/**
 * The marks that begin or end a node: emphasis, a link, an item, a paragraph. The parser's time grows with the square
 * of some, the tree with their number, and people do not write so many.
 */
const marks = /[*_[\]<]|\n[ \t]*\n|^[ \t]*(?:[-+]|\d{1,9}[.)])[ \t]/gm;
const MAX_MARKS = 300;

/** A list in a list in a list, begun on one line: the parser calls itself for each. */
const tooDeepLists = /^(?:[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]+){4}/m;

/** Of a line further to the right, in columns: a line that is indented more belongs to the third list at most. */
const tooFarRight = /^[ \t]{8,}/gm;
const MAX_INDENTATION = ' '.repeat(7);

const trees = new LRUCache<string, MarkdownNode[]>({ max: 1_000 });

/** A text in Markdown's plain core as a tree. Links lead to web pages and mail addresses alone. */
export function markdownTree(text: string): MarkdownNode[] {
  const known = trees.get(text);
  if (known) return known;
  const tree = isTooIntricate(text) ? [plainText(text)] : parse(text);
  trees.set(text, tree);
  return tree;
}

function isTooIntricate(text: string): boolean {
  return (text.match(marks)?.length ?? 0) > MAX_MARKS || tooDeepLists.test(text);
}

function parse(text: string): MarkdownNode[] {
  const lexer = new Lexer({ gfm: false, tokenizer: new PlainCoreTokenizer() });
  return linkAddresses(lexer.lex(text.replace(tooFarRight, MAX_INDENTATION)).flatMap(nodesOf));
}

/** Its empty lines are shown like its other line breaks. */
function plainText(value: string): MarkdownNode {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}

function nodesOf(token: Token): MarkdownNode[] {
  switch (token.type) {
    case 'paragraph':
      return [{ type: 'paragraph', children: childrenOf(token) }];
    case 'strong':
      return [{ type: 'strong', children: childrenOf(token) }];
    case 'em':
      return [{ type: 'emphasis', children: childrenOf(token) }];
    case 'list':
      return [listOf(token as Tokens.List)];
    case 'link':
      return linkOf(token as Tokens.Link);
    case 'br':
      return [{ type: 'text', value: '\n' }];
    case 'text':
      return token.tokens ? childrenOf(token) : [{ type: 'text', value: (token as Tokens.Text).text }];
    case 'escape':
      return [{ type: 'text', value: (token as Tokens.Escape).text }];
    case 'space':
      return [];
    default:
      return [{ type: 'text', value: token.raw }];
  }
}

function childrenOf({ tokens = [] }: { tokens?: Token[] | undefined }): MarkdownNode[] {
  return joinTexts(tokens.flatMap(nodesOf));
}

/** The parser ends a text at each sign that might have been markup. */
function joinTexts(nodes: MarkdownNode[]): MarkdownNode[] {
  const joined: MarkdownNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else joined.push(node);
  }
  return joined;
}

function listOf({ ordered, start, items }: Tokens.List): MarkdownNode {
  const children = items.map((item): MarkdownNode => ({ type: 'listItem', children: childrenOf(item) }));
  return { type: 'list', ordered, start: ordered ? Number(start) : null, children };
}

const linkedProtocols = new Set(['http:', 'https:', 'mailto:']);

/** A link that leads elsewhere is only its text. */
function linkOf(token: Tokens.Link): MarkdownNode[] {
  const children = childrenOf(token);
  const url = URL.parse(token.href);
  if (!url || !linkedProtocols.has(url.protocol)) return children;
  const words = children.length > 0 ? children : [{ type: 'text' as const, value: url.href }];
  return [{ type: 'link', url: url.href, children: words }];
}

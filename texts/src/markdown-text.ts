import type { MarkdownNode } from './markdown-node.js';
import { markdownTree } from './markdown-tree.js';

/** A description where nothing is formatted, such as in a calendar: a link's address stands behind its words. */
export function descriptionAsText(description: string): string {
  return blocksOf(markdownTree(description), plainText).join('\n\n');
}

/** A description's words in one line, without the addresses of its links and the dashes of its lists. */
export function descriptionInOneLine(description: string): string {
  return blocksOf(markdownTree(description), oneLine).join(' ').replace(/\s+/g, ' ').trim();
}

interface TextStyle {
  link: (url: string, words: string) => string;
  bullet: string;
  /** Between the items of a list. */
  separator: string;
}

const plainText: TextStyle = { link: withAddress, bullet: '- ', separator: '\n' };
const oneLine: TextStyle = { link: (_url, words) => words, bullet: '', separator: ' · ' };

function withAddress(url: string, words: string): string {
  const address = url.replace(/^mailto:/, '');
  return words === address || words === url || `${words}/` === url ? words : `${words} (${address})`;
}

function blocksOf(nodes: MarkdownNode[], style: TextStyle): string[] {
  return nodes.map((node) =>
    node.type === 'list' ? itemsOf(node, style).join(style.separator) : wordsOf([node], style),
  );
}

function itemsOf(list: MarkdownNode & { type: 'list' }, style: TextStyle): string[] {
  return list.children.map((item, index) => {
    const mark = list.ordered ? `${(list.start ?? 1) + index}. ` : style.bullet;
    const lines = 'children' in item ? blocksOfItem(item.children, style) : [];
    return `${mark}${lines.join(style.separator).replaceAll('\n', '\n  ')}`;
  });
}

/** The words of an item stand in it without a paragraph of their own, before the lists within it. */
function blocksOfItem(nodes: MarkdownNode[], style: TextStyle): string[] {
  const words = nodes.filter(({ type }) => type !== 'list' && type !== 'paragraph');
  const blocks = nodes.filter(({ type }) => type === 'list' || type === 'paragraph');
  return [...(words.length > 0 ? [wordsOf(words, style)] : []), ...blocksOf(blocks, style)];
}

function wordsOf(nodes: MarkdownNode[], style: TextStyle): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      const words = wordsOf(node.children, style);
      return node.type === 'link' ? style.link(node.url, words) : words;
    })
    .join('');
}

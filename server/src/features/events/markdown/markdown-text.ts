import { type MarkdownNode, markdownTree } from './markdown-tree.js';

/** A description where nothing is formatted, such as in a calendar: a link's address stands behind its words. */
export function descriptionAsText(description: string): string {
  return blocksOf(markdownTree(description), withAddress).join('\n\n');
}

/** A description's words in one line, without the addresses of its links. */
export function descriptionInOneLine(description: string): string {
  return blocksOf(markdownTree(description), (_url, words) => words)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

type LinkAsText = (url: string, words: string) => string;

function withAddress(url: string, words: string): string {
  const address = url.replace(/^mailto:/, '');
  return words === address || words === url || `${words}/` === url ? words : `${words} (${address})`;
}

function blocksOf(nodes: MarkdownNode[], link: LinkAsText): string[] {
  return nodes.map((node) => (node.type === 'list' ? itemsOf(node, link).join('\n') : wordsOf([node], link)));
}

function itemsOf(list: MarkdownNode & { type: 'list' }, link: LinkAsText): string[] {
  return list.children.map((item, index) => {
    const mark = list.ordered ? `${(list.start ?? 1) + index}.` : '-';
    const lines = 'children' in item ? blocksOfItem(item.children, link) : [];
    return `${mark} ${lines.join('\n').replaceAll('\n', '\n  ')}`;
  });
}

/** The words of an item stand in it without a paragraph of their own, before the lists within it. */
function blocksOfItem(nodes: MarkdownNode[], link: LinkAsText): string[] {
  const words = nodes.filter(({ type }) => type !== 'list' && type !== 'paragraph');
  const blocks = nodes.filter(({ type }) => type === 'list' || type === 'paragraph');
  return [...(words.length > 0 ? [wordsOf(words, link)] : []), ...blocksOf(blocks, link)];
}

function wordsOf(nodes: MarkdownNode[], link: LinkAsText): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      const words = wordsOf(node.children, link);
      return node.type === 'link' ? link(node.url, words) : words;
    })
    .join('');
}

import type { MarkdownNode } from './markdown-node.js';

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;

/** Ends a sentence rather than an address (GitHub Flavored Markdown 0.29, section 6.9). */
const PUNCTUATION = /[?!.,:;*_~'’”]+$/;

/** Makes links of the web addresses in texts. The words of a link stay as they are. */
export function linkAddresses(nodes: MarkdownNode[]): MarkdownNode[] {
  return nodes.flatMap((node): MarkdownNode[] => {
    if (node.type === 'link') return [node];
    if (node.type === 'text') return partsOf(node.value);
    return [{ ...node, children: linkAddresses(node.children) }];
  });
}

function partsOf(text: string): MarkdownNode[] {
  const parts: MarkdownNode[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const url = withoutSentence(found);
    if (!URL.canParse(url)) continue;
    if (index > end) parts.push({ type: 'text', value: text.slice(end, index) });
    parts.push({ type: 'link', url, children: [{ type: 'text', value: url }] });
    end = index + url.length;
  }
  if (end < text.length) parts.push({ type: 'text', value: text.slice(end) });
  return parts;
}

/** A bracket belongs to the address only if it is opened there. */
function withoutSentence(found: string): string {
  const address = found.replace(PUNCTUATION, '');
  const isClosedTwice = address.endsWith(')') && address.split(')').length > address.split('(').length;
  return isClosedTwice ? withoutSentence(address.slice(0, -1)) : address;
}

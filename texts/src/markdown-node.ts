/** A node in the form of mdast (https://github.com/syntax-tree/mdast). A line break is a `\n` in a text. */
export type MarkdownNode =
  | { type: 'text'; value: string }
  | { type: 'paragraph' | 'strong' | 'emphasis' | 'listItem'; children: MarkdownNode[] }
  | { type: 'link'; url: string; children: MarkdownNode[] }
  | { type: 'list'; ordered: boolean; start: number | null; children: MarkdownNode[] };

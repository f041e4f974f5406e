import type { markdownTree } from '@turnout/texts/markdown-tree';
import { useEffect, useState } from 'react';
import type { MarkdownTree } from '../../ui/texts/formatted-text';

/** A description as its page shows it. The parser is fetched with the first one; until then the text is as it was typed. */
export function useMarkdownTree(description: string): MarkdownTree {
  const [parser, setParser] = useState<{ parse: typeof markdownTree } | null>(null);
  useEffect(() => {
    import('@turnout/texts/markdown-tree')
      .then((module) => setParser({ parse: module.markdownTree }))
      .catch(() => {});
  }, []);
  if (description === '') return [];
  if (parser) return parser.parse(description) as MarkdownTree;
  return [{ type: 'paragraph', children: [{ type: 'text', value: description }] }];
}

import type { MarkdownNode } from '@turnout/texts/markdown-node';
import { GraphQLScalarType } from 'graphql';

/** It is output only: a client never sends a tree. */
export const MarkdownTree = new GraphQLScalarType<never, MarkdownNode[]>({
  name: 'MarkdownTree',
  description:
    'A text as a list of nodes in the form of mdast (https://github.com/syntax-tree/mdast): paragraph, list (ordered, start), listItem, strong, emphasis, link (url) and text. A line break is a line feed in a text.',
  specifiedByURL: 'https://github.com/syntax-tree/mdast',
});

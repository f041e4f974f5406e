import { Fragment, type ReactNode } from 'react';
import classes from './formatted-text.module.css';
import { textLanguage } from './text-language';

/** The API's scalar of that name: nodes in the form of mdast (https://github.com/syntax-tree/mdast). */
export type MarkdownTree = MarkdownNode[];

type MarkdownNode =
  | { type: 'text'; value: string }
  | { type: 'paragraph' | 'strong' | 'emphasis' | 'listItem'; children: MarkdownTree }
  | { type: 'link'; url: string; children: MarkdownTree }
  | { type: 'list'; ordered: boolean; start: number | null; children: MarkdownTree };

/**
 * A text that a person has written in Markdown, which the server has parsed: the parser alone is larger than this
 * whole page.
 */
export function FormattedText({ tree, language }: { tree: MarkdownTree; language?: string | null }) {
  const { lang, dir } = textLanguage(language);
  return (
    <div className={classes.text} lang={lang} dir={lang && dir}>
      {elementsOf(tree, lang ? undefined : 'auto')}
    </div>
  );
}

/** @param dir of each paragraph, where the whole text has none */
function elementsOf(tree: MarkdownTree, dir: 'auto' | undefined): ReactNode {
  return tree.map((node, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a tree never changes its order, it is replaced.
    return <Fragment key={index}>{elementOf(node, dir)}</Fragment>;
  });
}

function elementOf(node: MarkdownTree[number], dir: 'auto' | undefined): ReactNode {
  if (node.type === 'text') return node.value;
  const children = elementsOf(node.children, dir);
  switch (node.type) {
    case 'paragraph':
      return <p dir={dir}>{children}</p>;
    case 'strong':
      return <strong>{children}</strong>;
    case 'emphasis':
      return <em>{children}</em>;
    case 'listItem':
      return <li dir={dir}>{children}</li>;
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{children}</ol> : <ul>{children}</ul>;
    case 'link':
      return (
        // Any person may have written it, and the product does not vouch for it.
        <a href={node.url} rel="nofollow noopener noreferrer ugc">
          {children}
        </a>
      );
  }
}

import { Text } from '@react-email/text';
import type { MarkdownNode } from '@turnout/texts/markdown-node';
import { markdownTree } from '@turnout/texts/markdown-tree';
import { Fragment, type ReactNode } from 'react';
import { colours } from './mail-colours.js';
import { useMailTones } from './mail-tones.js';
import { textFace, type } from './mail-type.js';
import { sanitizeHeaderText } from './sanitize-header-text.js';

/**
 * A text in Markdown's plain core, as pages show descriptions. React escapes each word, so that no markup of a person is in the
 * mail. Behind the words of a link stands where it leads to (M8).
 */
export function MailMarkdown({ text }: { text: string }) {
  return <Nodes nodes={markdownTree(text)} />;
}

function Nodes({ nodes }: { nodes: readonly MarkdownNode[] }) {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tree is rendered once
    <Fragment key={index}>{shown(node)}</Fragment>
  ));
}

function shown(node: MarkdownNode): ReactNode {
  switch (node.type) {
    case 'text':
      return <Lines text={node.value} />;
    case 'paragraph':
      return (
        <Text className="ink" style={{ ...type.text, marginTop: '14px' }}>
          <Nodes nodes={node.children} />
        </Text>
      );
    case 'strong':
      return (
        <strong>
          <Nodes nodes={node.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Nodes nodes={node.children} />
        </em>
      );
    case 'link':
      return <Link url={node.url}>{node.children}</Link>;
    case 'list':
      return <List list={node} />;
    case 'listItem':
      return (
        <li>
          <Nodes nodes={node.children} />
        </li>
      );
  }
}

function List({ list: { ordered, start, children } }: { list: MarkdownNode & { type: 'list' } }) {
  const items = <Nodes nodes={children} />;
  return ordered ? (
    <ol className="ink" start={start ?? 1} style={list}>
      {items}
    </ol>
  ) : (
    <ul className="ink" style={list}>
      {items}
    </ul>
  );
}

function Link({ url, children }: { url: string; children: readonly MarkdownNode[] }) {
  const { accent } = useMailTones();
  const address = url.replace(/^mailto:/, '');
  const [only] = children;
  const isAddress = children.length === 1 && only?.type === 'text' && [url, address].includes(only.value);
  return (
    <>
      <a className="link" href={url} style={{ color: accent }}>
        <Nodes nodes={children} />
      </a>
      {!isAddress && <span data-skip-in-text>{` (${address})`}</span>}
    </>
  );
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: several may be alike, and they stay in their order
    <Fragment key={index}>
      {index > 0 && <br />}
      {withoutTurns(line)}
    </Fragment>
  ));
}

/** As `sanitizeHeaderText`, with the spaces beside other nodes. */
function withoutTurns(line: string): string {
  const [before = ''] = /^\s?/.exec(line) ?? [];
  const [after = ''] = /\s?$/.exec(line) ?? [];
  const words = sanitizeHeaderText(line);
  return words === '' ? before : `${before}${words}${after}`;
}

const list = {
  color: colours.ink,
  fontFamily: textFace,
  fontSize: '16px',
  lineHeight: '25px',
  margin: '14px 0 0',
  paddingLeft: '22px',
};

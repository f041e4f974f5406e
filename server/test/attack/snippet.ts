import type { OperationTypeNode } from 'graphql';

export interface GeneratedDocument {
  query: string;
  variables: Record<string, unknown>;
}

/** A part of a document, with what it needs elsewhere in it. */
export interface Snippet {
  text: string;
  fragments: string[];
  variables: { name: string; type: string; value: unknown }[];
}

export function documentOf(
  keyword: OperationTypeNode,
  { text, fragments, variables }: Snippet,
): GeneratedDocument {
  const definitions = variables.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  return {
    query: [`${keyword} ${definitions && `(${definitions})`} ${text}`, ...fragments].join('\n'),
    variables: Object.fromEntries(variables.map(({ name, value }) => [name, value])),
  };
}

export function join(text: string, snippets: Snippet[]): Snippet {
  const [fragments, variables] = [
    snippets.flatMap((snippet) => snippet.fragments),
    snippets.flatMap((snippet) => snippet.variables),
  ];
  return { text, fragments, variables };
}

import { escape as escapeHtml } from 'es-toolkit/string/escape';
import Prism from 'prismjs';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-graphql.js';
import 'prismjs/components/prism-json.js';
import 'prismjs/components/prism-typescript.js';

const names: Record<string, string> = { sh: 'bash', ts: 'typescript', json: 'json', graphql: 'graphql' };

/** Code as HTML, its parts marked by classes. A language that we do not know stays plain. */
export function highlighted(code: string, language: string): string {
  const name = names[language];
  const grammar = name && Prism.languages[name];
  return name && grammar ? Prism.highlight(code, grammar, name) : escapeHtml(code);
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { print } from 'graphql';

const client = fileURLToPath(new URL('../../../../client/src', import.meta.url));

/** An operation of the client's, as its code generator wrote it: what the page asks, and nothing else. */
export function clientOperation(path: string, name: string): string {
  const source = readFileSync(`${client}/${path}`, 'utf8');
  const [, document] = new RegExp(`const ${name}Document = (\\{.*\\}) as unknown as`).exec(source) ?? [];
  if (!document) throw new Error(`${path} has no operation ${name}`);
  return print(JSON.parse(document));
}

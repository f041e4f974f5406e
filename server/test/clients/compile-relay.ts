import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const compiler = fileURLToPath(import.meta.resolve('relay-compiler/cli.js'));
const schema = fileURLToPath(new URL('../../../schema.graphql', import.meta.url));

const config = { src: 'src', schema, language: 'javascript', eagerEsModules: true, noSourceControl: true };

/**
 * Compiles documents as an app with Relay does, in a project of its own.
 * @returns the text of each query that Relay would send, by its name: those of the documents, and those that it makes of
 * fragments with `@refetchable`
 * @throws Error with what the compiler says of documents that do not fit the schema or Relay's conventions
 */
export async function compileRelay(documents: readonly string[]): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'relay-'));
  try {
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'relay.config.json'), JSON.stringify(config));
    const source = documents.map((document) => `graphql\`${document}\`;`).join('\n');
    await writeFile(join(folder, 'src/app.js'), source);
    await run(process.execPath, [compiler, '--noWatchman'], { cwd: folder });
    return await readQueries(join(folder, 'src/__generated__'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function readQueries(folder: string): Promise<Record<string, string>> {
  const queries: Record<string, string> = {};
  for (const file of await readdir(folder)) {
    const name = file.replace('.graphql.js', '');
    if (!name.endsWith('Query')) continue;
    const artifact = await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);
    queries[name] = artifact.default.params.text;
  }
  return queries;
}

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);

/** What GraphQL Code Generator makes of a query in a project of its own. @param config the text of its `codegen.ts` */
export async function generateTypes(config: string, query: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'codegen-'));
  try {
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'src/query.ts'), `export const QUERY = graphql(\`${query}\`);`);
    const withFile = config.replace(/schema: '[^']+'/, `schema: '${join(root, 'schema.graphql')}'`);
    await writeFile(join(folder, 'codegen.ts'), withFile);
    const codegen = join(root, 'node_modules/.bin/graphql-codegen');
    await run(codegen, ['--config', 'codegen.ts', '--silent'], { cwd: folder });
    return await readFile(join(folder, 'src/gql/graphql.ts'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** They are compiled with the product, and are no part of it. */
const NOT_THE_PRODUCT = /\/(test|bench)\/|\.(test|fixture)\.tsx?$/;

/** A folder of the repository, and the script of its package.json that builds it. */
type Build = readonly [folder: string, script: string];

export const serverBuilds: readonly Build[] = [
  ['server', 'build'],
  ['server/sandbox', 'build'],
  ['texts', 'build'],
];
export const clientBuilds: readonly Build[] = [
  ['client', 'build:browser'],
  ['client', 'build:server'],
];

/**
 * By content, as the build tool itself compares: a checkout of another branch and back changes all times. A file that is
 * new is not seen, but the one that imports it is.
 * @throws Error when something was never built, or was changed since
 */
export function requireFreshBuild(builds: readonly Build[], repository = root): void {
  for (const [folder, script] of builds) {
    const sources = builtFrom(join(repository, folder), script);
    if (!sources) throw new Error(`The ${folder} is not built: run \`pnpm build\` first.`);
    const changed = Object.keys(sources).find(
      (path) => !NOT_THE_PRODUCT.test(path) && hashOf(path) !== sources[path],
    );
    if (changed) {
      const path = relative(repository, changed);
      throw new Error(`The built ${folder} is older than ${path}: run \`pnpm build\` first.`);
    }
  }
}

/** The paths and hashes that Wireit stores once a build has succeeded; null where the last one has not. */
function builtFrom(folder: string, script: string): Record<string, string> | null {
  const path = join(folder, '.wireit', Buffer.from(script).toString('hex'), 'fingerprint');
  const text = contentOf(path);
  return text && JSON.parse(String(text)).files;
}

function hashOf(path: string): string | null {
  const content = contentOf(path);
  return content && createHash('sha256').update(content).digest('hex');
}

function contentOf(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

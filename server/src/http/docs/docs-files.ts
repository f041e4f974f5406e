import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocsPage } from './docs-contents.js';

export interface Example {
  /** Null where a terminal is the wrong tool. */
  curl: string | null;
  typescript: string;
  /** The response; null where there is none. */
  answer: string | null;
}

/** The texts of the pages, in a checkout and in the image. */
export class DocsFiles {
  /** @param root the folder that has `server/docs` and CHANGELOG.md */
  constructor(private readonly root: string) {}

  async markdownOf({ name }: DocsPage): Promise<string> {
    return await readFile(join(this.root, 'server/docs/api', `${name}.md`), 'utf8');
  }

  async exampleOf({ example }: DocsPage): Promise<Example | null> {
    if (example === undefined) return null;
    const [curl, typescript, answer] = await Promise.all(
      ['sh', 'ts', 'json'].map((ending) => this.#read(`server/docs/examples/${example}.${ending}`)),
    );
    if (!typescript) throw new Error(`No example: ${example}`);
    return { curl: curl ?? null, typescript, answer: answer ?? null };
  }

  changelog(): Promise<string> {
    return readFile(join(this.root, 'CHANGELOG.md'), 'utf8');
  }

  async #read(path: string): Promise<string | null> {
    const text = await readFile(join(this.root, path), 'utf8').catch(() => null);
    return text?.trimEnd() ?? null;
  }
}

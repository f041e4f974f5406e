import { appendFileSync, chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

export type Line = [collection: string, record: unknown];

/**
 * Every state that a record ever had, as JSON lines: the last one counts. It is written at once and not in the
 * background, so that what was answered is stored even when the process is killed the moment after.
 */
export class AppendOnlyLog {
  readonly #path: string;
  /** A half-written line ends the file, and nothing can be put behind it. */
  #cutOff = false;
  #lines = 0;

  constructor(path: string) {
    this.#path = path;
  }

  /** Changes nothing: the file may be another process's, which is found out when its port is asked for. */
  read(): Line[] {
    const lines = readIfThere(this.#path).split('\n');
    this.#cutOff = lines.pop() !== '';
    this.#lines = lines.length;
    return lines.flatMap(parseLine);
  }

  append(line: Line): void {
    appendFileSync(this.#path, `${this.#cutOff ? '\n' : ''}${JSON.stringify(line)}\n`, { mode: 0o600 });
    this.#cutOff = false;
    this.#lines += 1;
  }

  /** Whether it is mostly history, so that writing it anew is worth the time. */
  isMostlyHistory(records: number): boolean {
    return this.#lines > 10_000 + 3 * records;
  }

  replace(lines: Line[]): void {
    const content = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    writeFileSync(`${this.#path}.new`, content, { mode: 0o600 });
    // The mode above is for a new file only.
    chmodSync(`${this.#path}.new`, 0o600);
    renameSync(`${this.#path}.new`, this.#path);
    this.#cutOff = false;
    this.#lines = lines.length;
  }
}

function parseLine(line: string): Line[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

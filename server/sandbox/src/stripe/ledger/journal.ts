import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

export type JournalEntry = [collection: string, record: { id: string }];

/**
 * Every state that a record ever had, as JSON lines: the last one counts. It is written at once and not in the
 * background, so that what was answered is kept even when the process is killed the moment after.
 */
export class Journal {
  readonly #path: string;
  /** Where a half-written line ends the file, which nothing can be put behind. */
  #cutOff = false;
  #lines = 0;

  constructor(path: string) {
    this.#path = path;
  }

  /** Changes nothing: the file may be another process's, which is found out when its port is asked for. */
  read(): JournalEntry[] {
    const lines = readIfThere(this.#path).split('\n');
    this.#cutOff = lines.pop() !== '';
    this.#lines = lines.length;
    return lines.flatMap(parseLine);
  }

  append(entry: JournalEntry): void {
    appendFileSync(this.#path, `${this.#cutOff ? '\n' : ''}${JSON.stringify(entry)}\n`);
    this.#cutOff = false;
    this.#lines += 1;
  }

  /** Whether it is mostly history, so that writing it anew is worth the time. */
  isMostlyHistory(records: number): boolean {
    return this.#lines > 10_000 + 3 * records;
  }

  replace(entries: JournalEntry[]): void {
    writeFileSync(`${this.#path}.new`, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    renameSync(`${this.#path}.new`, this.#path);
    this.#cutOff = false;
    this.#lines = entries.length;
  }
}

function parseLine(line: string): JournalEntry[] {
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

import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import type { Mail } from './mail.js';

/** Mails as JSON lines, oldest first. */
export class MailFile {
  readonly #path: string;
  /** Lines in the file; unknown when the last one was cut off, and then nothing can be put behind it. */
  #lines: number | undefined = 0;

  constructor(path: string) {
    this.#path = path;
  }

  /** Changes nothing: the file may be another process's, which is found out when its port is asked for. */
  async read(): Promise<Mail[]> {
    const content = await readFile(this.#path, 'utf8').catch(emptyIfMissing);
    const lines = content.split('\n');
    const cutOff = lines.pop() !== '';
    const mails = lines.flatMap(parseLine);
    this.#lines = cutOff || mails.length < lines.length ? undefined : lines.length;
    return mails;
  }

  /**
   * Keeps one mail more.
   * @param latest all that is worth keeping, with this mail; what is older leaves the file when it is the larger part
   */
  async append(mail: Mail, latest: Mail[]): Promise<void> {
    if (this.#lines === undefined || this.#lines > 2 * latest.length) return this.replace(latest);
    await appendFile(this.#path, toLine(mail));
    this.#lines += 1;
  }

  async replace(mails: Mail[]): Promise<void> {
    await writeFile(`${this.#path}.new`, mails.map(toLine).join(''));
    await rename(`${this.#path}.new`, this.#path);
    this.#lines = mails.length;
  }
}

function toLine(mail: Mail): string {
  return `${JSON.stringify(mail)}\n`;
}

function parseLine(line: string): Mail[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

function emptyIfMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}

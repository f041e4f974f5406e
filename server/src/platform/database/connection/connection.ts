import pg from 'pg';
import { StatementNames } from './statement-names.js';

type Callback = (error: Error | null, result: unknown) => void;

const names = new StatementNames();

/**
 * pg's connection, always asked by callback. Results that come out of pg's own promises outlive every quick garbage
 * collection (pg 8.23, Node 24: `node --trace-gc` shows all rows moved to the old generation), which makes a busy
 * server half as large again. Statements with values that are sent often are prepared, see prepared-statements.md.
 */
export class Connection extends pg.Client {
  override query(...request: unknown[]): never {
    const ask = (...given: unknown[]) => super.query(...(given as [never, never]));
    const [first] = request;
    const isSubmittable = typeof first === 'object' && first !== null && 'submit' in first;
    if (isSubmittable) return ask(...request) as never;
    const asked = withName(request);
    if (typeof asked.at(-1) === 'function') return ask(...asked) as never;
    return new Promise((resolve, reject) => {
      const answer: Callback = (error, result) => (error ? reject(error) : resolve(result));
      void ask(...asked, answer);
    }) as never;
  }
}

function withName(request: unknown[]): unknown[] {
  const [text, values, ...rest] = request;
  if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return request;
  return [{ text, values, name: names.nameOf(text) }, ...rest];
}

import pg from 'pg';

type Callback = (error: Error | null, result: unknown) => void;

/**
 * pg's connection, always asked by callback. Results that come out of pg's own promises outlive every quick garbage
 * collection (pg 8.23, Node 24: `node --trace-gc` shows all rows moved to the old generation), which makes a busy
 * server half as large again.
 */
export class Connection extends pg.Client {
  override query(...request: unknown[]): never {
    const ask = (...given: unknown[]) => super.query(...(given as [never, never]));
    const [first] = request;
    const isSubmittable = typeof first === 'object' && first !== null && 'submit' in first;
    if (isSubmittable || typeof request.at(-1) === 'function') return ask(...request) as never;
    return new Promise((resolve, reject) => {
      const answer: Callback = (error, result) => (error ? reject(error) : resolve(result));
      void ask(...request, answer);
    }) as never;
  }
}

import pg from 'pg';
import { vi } from 'vitest';

export interface Statement {
  text: string;
  values: unknown[];
}

/** The SQL statements that this process sends to PostgreSQL while `work` runs, from all of its connections. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const statements = (query.mock.calls as unknown[][]).map(([first, second]) => {
      const { text, values } = (typeof first === 'string' ? { text: first } : first) as Partial<Statement>;
      return { text: text ?? '', values: values ?? (Array.isArray(second) ? second : []) };
    });
    // The connection that listens asks now and then whether it is still there.
    return statements.filter(({ text }) => text !== 'SELECT 1');
  } finally {
    query.mockRestore();
  }
}

/** Their texts, without those of the job queue, which looks after itself meanwhile. */
export async function textsOfStatements(work: () => Promise<unknown>): Promise<string[]> {
  return (await statementsOf(work)).map(({ text }) => text).filter((text) => !text.includes('pgboss'));
}

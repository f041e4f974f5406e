import { expect, inject, it } from 'vitest';
import { readConfig } from '../../src/config/config.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { createLog } from '../../src/platform/log.js';
import { logRisks } from '../../src/start/log-risks.js';
import { tables } from '../../src/tables.js';

async function risksOf(url: string): Promise<string> {
  let logged = '';
  const log = createLog('warn', { write: (line: string) => (logged += line) } as never);
  const database = await createDataSource({ ...tables, url, poolSize: 1 }).initialize();
  await logRisks(readConfig({ DATABASE_URL: url }), database, log);
  await database.destroy();
  return logged;
}

it('S35: a role of DATABASE_URL that is a superuser is named in the log, and no other', async () => {
  expect(await risksOf(inject('superuserUrl'))).toContain('the role of DATABASE_URL is a superuser');
  expect(await risksOf(inject('postgresUrl'))).toBe('');
});

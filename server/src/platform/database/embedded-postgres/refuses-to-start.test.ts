import { mkdir, readdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failureOf, makeFolder, start } from './embedded-postgres.fixture.js';
import { findNativeBinaries } from './native-binaries.js';

describe('a setting that cannot work says what to do', () => {
  it('a folder that cannot be written', async () => {
    const file = join(await makeFolder(), 'file');
    await writeFile(file, '');
    for (const folder of [file, join(file, 'data'), '/proc/turnout/data']) {
      const { message } = await failureOf(start(folder));
      expect(message).toBe(
        `The data folder ${folder} cannot be written: allow this user to write there, ` +
          'or set DATA_DIR to another folder.',
      );
    }
  });

  it('something else where the database belongs', async () => {
    const fresh = await makeFolder();
    await mkdir(join(fresh, 'postgres', 'holiday photos'), { recursive: true });
    const { message } = await failureOf(start(fresh));
    expect(message).toContain('is not a PostgreSQL database: move it away');
    expect(await readdir(fresh)).toEqual(['postgres']);
  });

  it('a database of another version, or a spoilt one', async () => {
    const fresh = await makeFolder();
    const { dataFolder, stop } = await start(fresh);
    await stop();
    await writeFile(join(dataFolder, 'PG_VERSION'), '17\n');
    const { message } = await failureOf(start(fresh));
    expect(message).toContain(
      'was made by PostgreSQL 17 and this is PostgreSQL 18: move its data with pg_dump',
    );

    await writeFile(join(dataFolder, 'PG_VERSION'), '18\n');
    await truncate(join(dataFolder, 'global', 'pg_control'), 100);
    const spoilt = await failureOf(start(fresh));
    expect(spoilt.message).toContain(`in ${dataFolder}: put right what its log postgresql.log there says`);
    expect(String(spoilt.cause)).toContain('pg_control');
  });

  it('a machine that there are no binaries for', async () => {
    const { message } = await failureOf(findNativeBinaries('sunos', 'sparc'));
    expect(message).toBe(
      'No embedded PostgreSQL is installed for sunos-sparc: install the dependencies again, ' +
        'or set DATABASE_URL to a PostgreSQL 15 or later.',
    );
  });
});

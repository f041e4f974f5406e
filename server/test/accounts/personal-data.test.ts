import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lostWork } from '../../src/commands/lost-work.js';
import { dataKinds } from '../../src/features/personal-data.js';
import { jobs } from '../../src/jobs.js';
import { notExported, personalTables } from '../../src/personal-data.js';
import { tables } from '../../src/tables.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
afterAll(() => app.close());

describe('O6: an export of a person', () => {
  it('has a rule for each table', () => {
    const ruled = [...personalTables, ...notExported].map(({ entity }) => entity);
    expect(new Set(ruled)).toEqual(new Set(tables.entities));
  });

  it('has a rule for each table that refers to an account', async () => {
    const exported = personalTables.map(({ entity }) => app.dataSource.getMetadata(entity).tableName);
    const left = notExported.map(({ entity }) => app.dataSource.getMetadata(entity).tableName);
    const referring = await app.database.query<{ name: string }>(
      `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
       WHERE contype = 'f' AND confrelid = 'accounts'::regclass`,
    );
    for (const { name } of referring) expect([...exported, ...left]).toContain(name);
  });

  it('has a table of each kind that people read about', () => {
    expect(new Set(personalTables.map(({ kind }) => kind))).toEqual(new Set(Object.keys(dataKinds)));
  });

  it('leaves out columns that exist, and all that are made from secrets', () => {
    for (const { entity, leftOut = {} } of personalTables) {
      const columns = app.dataSource.getMetadata(entity).columns.map(({ propertyName }) => propertyName);
      expect(columns).toEqual(expect.arrayContaining(Object.keys(leftOut)));
      const exported = columns.filter((name) => !(name in leftOut));
      expect(exported.filter((name) => /hash|secret(?!Until)|encrypted|token$|key/i.test(name))).toEqual([]);
    }
  });
});

it('each kind of job that is not by the clock says what is lost with it', () => {
  const kinds = jobs.filter(({ schedule }) => !schedule).map(({ name }) => name);
  expect(Object.keys(lostWork).toSorted()).toEqual(kinds.toSorted());
});

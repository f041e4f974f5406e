import type { EntityManager, EntityMetadata, ObjectLiteral } from 'typeorm';
import {
  columnsOfAccounts,
  dataOfAccounts,
  notExportedOfAccounts,
} from './features/accounts/personal-data.js';
import { columnsOfBrand, notExportedOfBrand } from './features/brand/personal-data.js';
import { columnsOfCalendar, dataOfCalendar } from './features/calendar/personal-data.js';
import { columnsOfDoor, dataOfDoor, notExportedOfDoor } from './features/door/personal-data.js';
import { columnsOfEventDrafts, dataOfEventDrafts } from './features/event-drafts/personal-data.js';
import { columnsOfEventSeries, notExportedOfEventSeries } from './features/event-series/personal-data.js';
import { columnsOfEvents, dataOfEvents, notExportedOfEvents } from './features/events/personal-data.js';
import { columnsOfGoogle, dataOfGoogle, notExportedOfGoogle } from './features/google/personal-data.js';
import { columnsOfMailProblems, dataOfMailProblems } from './features/mail-problems/personal-data.js';
import { columnsOfMessages, dataOfMessages } from './features/messages/personal-data.js';
import {
  columnsOfPayments,
  dataOfPayments,
  notExportedOfPayments,
} from './features/payments/personal-data.js';
import type { TableRules } from './features/personal-columns.js';
import type { DataSubject, PersonalData } from './features/personal-data.js';
import {
  columnsOfPictures,
  dataOfPictures,
  notExportedOfPictures,
} from './features/pictures/personal-data.js';
import { columnsOfSignUps, dataOfSignUps, notExportedOfSignUps } from './features/sign-ups/personal-data.js';
import {
  columnsOfWebhooks,
  dataOfWebhooks,
  notExportedOfWebhooks,
} from './features/webhooks/personal-data.js';

/** Every table that has something of a person. */
export const personalTables: readonly PersonalData[] = [
  ...dataOfAccounts,
  ...dataOfGoogle,
  ...dataOfCalendar,
  ...dataOfPictures,
  ...dataOfEvents,
  ...dataOfEventDrafts,
  ...dataOfSignUps,
  ...dataOfDoor,
  ...dataOfMessages,
  ...dataOfMailProblems,
  ...dataOfPayments,
  ...dataOfWebhooks,
];

/** Every other table, with the reason. */
export const notExported = [
  ...notExportedOfAccounts,
  ...notExportedOfBrand,
  ...notExportedOfGoogle,
  ...notExportedOfPictures,
  ...notExportedOfEvents,
  ...notExportedOfEventSeries,
  ...notExportedOfSignUps,
  ...notExportedOfDoor,
  ...notExportedOfPayments,
  ...notExportedOfWebhooks,
];

/** How the values of each column of each table end (C13). */
export const tableRules: readonly TableRules[] = [
  ...columnsOfAccounts,
  ...columnsOfBrand,
  ...columnsOfGoogle,
  ...columnsOfCalendar,
  ...columnsOfPictures,
  ...columnsOfEvents,
  ...columnsOfEventDrafts,
  ...columnsOfEventSeries,
  ...columnsOfSignUps,
  ...columnsOfDoor,
  ...columnsOfMailProblems,
  ...columnsOfMessages,
  ...columnsOfPayments,
  ...columnsOfWebhooks,
];

/** Which event a row is about, for a person who has no use for its id alone. */
const EVENT_FACTS = ['title', 'date', 'startTime', 'endTime', 'timeZone', 'location'] as const;

/** Rows that are in memory at a time. */
const BATCH = 500;

/** All that the product has of a person and nothing of another (GDPR, articles 15 and 20), as of one instant. */
export function exportPersonalData(
  database: EntityManager,
  person: DataSubject,
): Promise<Record<string, object[]>> {
  return database.transaction('REPEATABLE READ', async (manager) => {
    const tables: [string, object[]][] = [];
    for (const table of personalTables) {
      const rows: object[] = [];
      for await (const row of personalRows(manager, table, person)) rows.push(row);
      tables.push([table.name, rows]);
    }
    return Object.fromEntries(tables);
  });
}

/**
 * The rows of a person in one table. They are read in batches while they are used: outside a transaction, a slow reader
 * holds no connection to the database, and sees each batch as of the instant at which it is read.
 */
export async function* personalRows(
  manager: EntityManager,
  table: PersonalData,
  person: DataSubject,
): AsyncGenerator<object> {
  const { entity, leftOut = {} } = table;
  const { metadata } = manager.getRepository(entity);
  const isOfEvent = hasEvent(metadata);
  let last: ObjectLiteral | undefined;
  do {
    const rows = await batchOf(manager, table, person, last);
    for (const row of rows) {
      yield {
        ...columnsOf(metadata, row, Object.keys(leftOut)),
        ...(isOfEvent && { event: row.event && factsOf(row.event) }),
      };
    }
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

/** @param last the row after which the batch begins, in the order of the primary key */
function batchOf(
  manager: EntityManager,
  { entity, rowsOf: where }: PersonalData,
  person: DataSubject,
  last: ObjectLiteral | undefined,
): Promise<ObjectLiteral[]> {
  const { metadata } = manager.getRepository(entity);
  const query = manager.createQueryBuilder(entity, 'stored').setFindOptions({
    where: where(person),
    ...(hasEvent(metadata) && { relations: { event: true } }),
  });
  const notSelected = metadata.columns.filter(({ isSelect }) => !isSelect);
  for (const { propertyPath } of notSelected) query.addSelect(`stored.${propertyPath}`);
  const keys = metadata.primaryColumns;
  for (const { propertyPath } of keys) query.addOrderBy(`stored.${propertyPath}`);
  if (last) {
    const columns = keys.map(({ propertyPath }) => `stored.${propertyPath}`).join(', ');
    const values = keys.map((_key, place) => `:key${place}`).join(', ');
    const of = Object.fromEntries(keys.map((key, place) => [`key${place}`, key.getEntityValue(last)]));
    query.andWhere(`(${columns}) > (${values})`, of);
  }
  return query.limit(BATCH).getMany();
}

function hasEvent({ relations }: EntityMetadata): boolean {
  return relations.some(({ propertyName }) => propertyName === 'event');
}

/** Without the names of what columns are embedded in. */
function columnsOf(metadata: EntityMetadata, row: ObjectLiteral, leftOut: readonly string[]): object {
  const columns = metadata.columns.filter(({ propertyName }) => !leftOut.includes(propertyName));
  return Object.fromEntries(
    columns.map((column) => [column.propertyName, column.getEntityValue(row) ?? null]),
  );
}

function factsOf(event: ObjectLiteral): object {
  return Object.fromEntries(EVENT_FACTS.map((name) => [name, event[name]]));
}

import type { EntityManager, EntityMetadata, ObjectLiteral } from 'typeorm';
import { dataOfAccounts, notExportedOfAccounts } from './features/accounts/personal-data.js';
import { dataOfDoor, notExportedOfDoor } from './features/door/personal-data.js';
import { dataOfEventDrafts } from './features/event-drafts/personal-data.js';
import { notExportedOfEventSeries } from './features/event-series/personal-data.js';
import { dataOfEvents, notExportedOfEvents } from './features/events/personal-data.js';
import { dataOfGoogle, notExportedOfGoogle } from './features/google/personal-data.js';
import { dataOfPayments, notExportedOfPayments } from './features/payments/personal-data.js';
import type { DataSubject, PersonalData } from './features/personal-data.js';
import { dataOfSignUps, notExportedOfSignUps } from './features/sign-ups/personal-data.js';
import { dataOfWebhooks, notExportedOfWebhooks } from './features/webhooks/personal-data.js';

/** Every table that has something of a person. */
export const personalTables: readonly PersonalData[] = [
  ...dataOfAccounts,
  ...dataOfGoogle,
  ...dataOfEvents,
  ...dataOfEventDrafts,
  ...dataOfSignUps,
  ...dataOfDoor,
  ...dataOfPayments,
  ...dataOfWebhooks,
];

/** Every other table, with the reason. */
export const notExported = [
  ...notExportedOfAccounts,
  ...notExportedOfGoogle,
  ...notExportedOfEvents,
  ...notExportedOfEventSeries,
  ...notExportedOfSignUps,
  ...notExportedOfDoor,
  ...notExportedOfPayments,
  ...notExportedOfWebhooks,
];

/** Which event a row is about, for a person who has no use for its id alone. */
const EVENT_FACTS = ['title', 'date', 'startTime', 'endTime', 'timeZone', 'location'] as const;

/** All that the product has of a person and nothing of another (GDPR, articles 15 and 20), as of one instant. */
export function exportPersonalData(
  database: EntityManager,
  person: DataSubject,
): Promise<Record<string, object[]>> {
  return database.transaction('REPEATABLE READ', async (manager) => {
    const tables: [string, object[]][] = [];
    for (const table of personalTables) tables.push([table.name, await rowsOf(manager, table, person)]);
    return Object.fromEntries(tables);
  });
}

async function rowsOf(
  manager: EntityManager,
  { entity, rowsOf: where, leftOut = {} }: PersonalData,
  person: DataSubject,
): Promise<object[]> {
  const { metadata } = manager.getRepository(entity);
  const isOfEvent = metadata.relations.some(({ propertyName }) => propertyName === 'event');
  const query = manager.createQueryBuilder(entity, 'stored').setFindOptions({
    where: where(person),
    ...(isOfEvent && { relations: { event: true } }),
  });
  const notSelected = metadata.columns.filter(({ isSelect }) => !isSelect);
  for (const { propertyPath } of notSelected) query.addSelect(`stored.${propertyPath}`);
  const rows = await query.getMany();
  return rows.map((row) => ({
    ...columnsOf(metadata, row, Object.keys(leftOut)),
    ...(isOfEvent && { event: row.event && factsOf(row.event) }),
  }));
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

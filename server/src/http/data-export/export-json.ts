import type { EntityManager } from 'typeorm';
import type { DataSubject } from '../../features/personal-data.js';
import { personalRows, personalTables } from '../../personal-data.js';

/** The data of a person as one JSON object with a list for each table, piece by piece. */
export async function* exportJson(
  database: EntityManager,
  person: DataSubject,
  facts: { product: string; exportedAt: Date },
): AsyncGenerator<string> {
  yield JSON.stringify(facts).slice(0, -1);
  for (const table of personalTables) {
    yield `,\n${JSON.stringify(table.name)}: [`;
    let separator = '\n';
    for await (const row of personalRows(database, table, person)) {
      yield separator + JSON.stringify(row);
      separator = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}

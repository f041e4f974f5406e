import { lowerCase } from 'es-toolkit/string/lowerCase';
import { upperFirst } from 'es-toolkit/string/upperFirst';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EntityManager } from 'typeorm';
import type { DataSubject } from '../../features/personal-data.js';
import { personalRows, personalTables } from '../../personal-data.js';

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .25rem 1rem; border-top: 1px solid; padding-top: .5rem }
  dt { font-weight: 600 } dd { margin: 0; overflow-wrap: anywhere }`;

/** The data of a person as a page that people can read without the product and without a network, piece by piece. */
export async function* exportPage(
  database: EntityManager,
  person: DataSubject,
  { product, exportedAt }: { product: string; exportedAt: Date },
): AsyncGenerator<string> {
  const title = `Your data at ${product}`;
  yield `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`;
  yield renderToStaticMarkup(<title>{title}</title>);
  yield `<style>${STYLE}</style></head><body>`;
  yield markup(<h1>{title}</h1>);
  yield markup(
    <p>{`Everything that is stored about ${person.email}, as of ${exportedAt.toISOString()} (UTC).`}</p>,
  );
  for (const table of personalTables) {
    yield markup(<h2>{words(table.name)}</h2>);
    let isEmpty = true;
    for await (const row of personalRows(database, table, person)) {
      isEmpty = false;
      yield markup(<Row row={row} />);
    }
    if (isEmpty) yield markup(<p>Nothing is stored here.</p>);
  }
  yield '</body></html>\n';
}

function Row({ row }: { row: object }): ReactElement {
  return (
    <dl>
      {Object.entries(row).map(([name, value]) => [
        <dt key={name}>{words(name)}</dt>,
        <dd key={`${name} value`}>{textOf(value)}</dd>,
      ])}
    </dl>
  );
}

const markup = renderToStaticMarkup;

/** `placesGivenBack` becomes `Places given back`. */
const words = (name: string) => upperFirst(lowerCase(name));

function textOf(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

import { afterAll, beforeAll, expect, it } from 'vitest';
import { seriesOf } from '../events/series-operations.js';
import { textsOfStatements } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { clientFolder, manyPages } from './built-client.js';
import { readPage, textOfHtml } from './page-content.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clientFolder, env: manyPages });
});
afterAll(() => app.close());

async function visit(path: string, client = app.anonymous()) {
  const html = await (await client.request(path)).text();
  return { html, ...readPage(html) };
}

it('shows the dates of an event that repeats to everybody', async () => {
  const staff = await app.world.staff();
  const user = await app.world.user();
  const series = await seriesOf(app.world, staff, { date: '2027-04-06', pricePence: 0 });
  const first = series.events.nodes[0]?.id;
  for (const client of [app.anonymous(), user.client]) {
    const { html, state } = await visit(`/events/${first}`, client);
    expect(textOfHtml(html)).toContain('Every Tuesday · 1 of 3');
    expect(html).toContain('aria-current="page"');
    expect(html).toContain(`href="/series/${series.id}"`);
    expect(state.cache[`EventSeries:${series.id}`]).toMatchObject({ interval: 'WEEK' });
  }
});

it('reads nothing of series for an event that does not repeat', async () => {
  const { id } = await app.world.event(await app.world.staff());
  const texts = await textsOfStatements(async () => {
    const { html } = await visit(`/events/${id}`);
    expect(html).not.toContain('Dates of this series');
  });
  // Its row alone names a series, and the lists below it show one date of each.
  const ofSeries = texts.filter((text) => /event_series|series_id =/.test(text));
  expect(ofSeries.filter((text) => !text.includes('AS shown'))).toEqual([]);
  expect(texts.filter((text) => /FROM "?events"?/.test(text))).not.toEqual([]);
});

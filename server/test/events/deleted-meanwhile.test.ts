import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../src/features/context.js';
import { eventsById } from '../../src/features/events/events.loader.js';
import { Loaders } from '../../src/platform/graphql/loaders.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
afterAll(() => app.close());

it('an event that is deleted between two reads of a request is refused, and is no mistake of ours', async () => {
  const { id } = await app.world.event(await app.world.staff());
  const database = app.dataSource.manager;
  const loaders: Loaders<Context> = new Loaders(() => ({ database, loaders }) as Context);
  const events = await loaders.of(eventsById).loadMany([randomUUID(), id]);
  expect(events).toMatchObject([{ code: 'FORBIDDEN', message: 'The event has been deleted' }, { id }]);
});

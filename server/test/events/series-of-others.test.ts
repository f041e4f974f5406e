import { afterAll, beforeAll, expect, it } from 'vitest';
import { statementsOf } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { cancelEvent, deleteEvent, undoCancelEvent, updateEvent } from './event-operations.js';
import { idsOf, seriesOf } from './series-operations.js';

const FOLLOWING = { scope: 'THIS_AND_FOLLOWING' } as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
afterAll(() => app.close());

it.each([
  ['changes', (client, id) => updateEvent(client, { id, title: 'Rye', ...FOLLOWING })],
  ['cancels', (client, id) => cancelEvent(client, id, FOLLOWING)],
  ['undoes the cancellation of', undoCancelEvent],
  ['deletes', (client, id) => deleteEvent(client, id, FOLLOWING)],
] as [string, typeof deleteEvent][])(
  'an account that %s events of another one’s series is refused and locks none of them',
  async (_, act) => {
    const [id = ''] = idsOf(await seriesOf(app.world, await app.world.staff(), {}));
    const { client } = await app.world.staff();
    const statements = await statementsOf(async () => {
      const { errors } = await act(client, id);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    });
    expect(statements.filter(({ text }) => /FOR (NO KEY )?UPDATE/.test(text))).toEqual([]);
  },
);

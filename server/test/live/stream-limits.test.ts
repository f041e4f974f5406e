import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectionLimits } from '../../src/platform/http/connection-limits.js';
import { startTwoApps, type TwoApps } from './live-apps.js';
import { codesOf, type LiveStream, watchPlaces } from './live-stream.js';

let apps: TwoApps;
beforeAll(async () => {
  apps = await startTwoApps({ process: 2 });
});
afterAll(() => apps.close());

it('G16: a process has no more streams than it may, over all readers, and a place is free when one has ended', async () => {
  const { world } = apps.here;
  const { id } = await world.event(await world.staff());
  const opened: LiveStream[] = [];
  const open = async () => {
    const stream = await watchPlaces((await world.user()).client, id);
    opened.push(stream);
    return [
      stream.response.status,
      stream.response.headers.get('retry-after'),
      stream.messages.flatMap(codesOf),
    ];
  };
  for (let count = 0; count < 2; count++) expect(await open()).toEqual([200, null, []]);
  expect(await open()).toEqual([503, expect.stringMatching(/^\d+$/), ['BUSY']]);
  opened[0]?.close();
  await expect.poll(open).toEqual([200, null, []]);
  for (const stream of opened) stream.close();
});

it('S22, S20: the credential of a stream’s reader is looked at twice within the ten seconds', () => {
  expect(2 * connectionLimits.streams.check).toBeLessThanOrEqual(10_000);
});

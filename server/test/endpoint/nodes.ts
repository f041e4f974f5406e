import { insertDraft } from '../event-drafts/draft-operations.js';
import { seriesOf } from '../events/series-operations.js';
import { paidPlace } from '../payments/paid-place.js';
import type { PaymentsApp } from '../payments/payments-app.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { wait } from '../sign-ups/waiting-list-operations.js';

export type Nodes = Awaited<ReturnType<typeof makeNodes>>;

/** Something of each type that `node(id)` finds: Ada has the only place at an event, and Ben waits for it. */
export async function makeNodes(app: PaymentsApp) {
  const { world, database } = app;
  const [creator, otherStaff] = [await world.staff(), await world.staff()];
  const [ada, ben] = [await world.user(), await world.user()];
  const { id: event } = await world.event(creator, { pricePence: 0, capacity: 1 });
  const { id: signUp } = await placeFor(ada, event);
  await wait(ben, event);
  const [waiting] = await database.query<{ id: string }>(
    'SELECT id FROM waiting_list_entries WHERE event_id = $1',
    [event],
  );
  const { id: series } = await seriesOf(world, creator, { pricePence: 0 }, { count: 2 });
  const paid = await paidPlace(app);
  const draft = await insertDraft(database, creator.id);
  return {
    creator,
    otherStaff,
    ada,
    ben,
    payer: paid.user,
    creatorOfPaid: paid.creator,
    ids: { event, series, signUp, payment: paid.payment.id, entry: waiting?.id ?? '', draft },
  };
}

import { createToken } from '../accounts/access-token-operations.js';
import { createDoorPass, recorded, scanOf } from '../door/door-operations.js';
import { insertDraft } from '../event-drafts/draft-operations.js';
import { seriesOf } from '../events/series-operations.js';
import { insertInvitation } from '../events/team-operations.js';
import { insertMessage } from '../messages/message-rows.js';
import { paidPlace } from '../payments/paid-place.js';
import type { PaymentsApp } from '../payments/payments-app.js';
import { cancelSignUp } from '../sign-ups/cancel-sign-up-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { wait } from '../sign-ups/waiting-list-operations.js';
import { insertWebhook } from '../webhooks/webhook-rows.js';

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
  const { webhookId: webhook, deliveryId: delivery } = await insertWebhook(database, creator.id);
  const { id: otherEvent } = await world.event(creator, { pricePence: 0 });
  const { id: cancelled } = await placeFor(ada, otherEvent);
  await cancelSignUp(ada, cancelled);
  await createDoorPass(creator.client, { eventId: event, name: 'North' });
  const [scan] = await recorded(creator.client, event, [scanOf('7')]);
  await createToken(creator.client);
  const firstOf = async (table: string, column: string, owner: string) => {
    const [row] = await database.query<{ id: string }>(
      `SELECT id FROM ${table} WHERE ${column} = $1 ORDER BY id LIMIT 1`,
      [owner],
    );
    return row?.id ?? '';
  };
  return {
    creator,
    otherStaff,
    ada,
    ben,
    payer: paid.user,
    creatorOfPaid: paid.creator,
    ids: { event, otherEvent, series, signUp, payment: paid.payment.id, entry: waiting?.id ?? '', draft },
    /** The other types, all of the creator or of the event; `cancelled` is Ada's. */
    others: {
      Account: creator.id,
      AccessToken: await firstOf('access_tokens', 'account_id', creator.id),
      AccountActivity: await firstOf('account_activities', 'account_id', creator.id),
      BrowserSession: await firstOf('sessions', 'account_id', creator.id),
      Activity: await firstOf('activities', 'event_id', event),
      CancelledSignUp: cancelled,
      DoorPass: await firstOf('door_passes', 'event_id', event),
      EventInvitation: await insertInvitation(database, event),
      Message: await insertMessage(database, event, creator.id),
      Scan: scan?.id ?? '',
      Webhook: webhook,
      WebhookDelivery: delivery,
    },
  };
}

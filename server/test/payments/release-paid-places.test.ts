import { afterAll, beforeAll, expect, it } from 'vitest';
import { letReleaseBegin, missingAt, releaseMissingPlaces } from '../door/release-operations.js';
import { updateEvent } from '../events/event-operations.js';
import { addMember } from '../events/team-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { passTime } from '../support/pass-time.js';
import { HOUR, openCheckout, payFor } from './paid-place.js';
import { expectBooksToAgree } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
});
afterAll(() => app.close());

it('D32, T6: an editor releases places without a payment alone', async () => {
  const opened = await openCheckout(app);
  const { creator, eventId } = opened;
  const signUpId = await payFor(app, opened);
  await updateEvent(creator.client, { id: eventId, pricePence: 0 });
  const guest = await app.world.user();
  await placeFor(guest, eventId);
  const editor = await app.world.staff();
  await addMember(app.database, eventId, editor, 'EDITOR');
  await passTime(app, 73 * HOUR);
  app.mailGateway.mails.length = 0;

  expect(await missingAt(editor.client, eventId)).toMatchObject({ missingCount: 1, signUpCount: 2 });
  await releaseMissingPlaces(editor.client, eventId);
  await letReleaseBegin(app);
  await app.settle();
  const left = await app.database.query('SELECT id FROM sign_ups WHERE event_id = $1', [eventId]);
  expect(left).toEqual([{ id: signUpId }]);
  expect(app.mailGateway.to(guest.email, 'Your place went to other people')).toHaveLength(1);
  expect(app.mailGateway.to(opened.user.email)).toEqual([]);
  await expectBooksToAgree(app);
});

import { checkoutFor } from '../payments/payment-operations.js';
import { placeFor, signUpBody } from '../sign-ups/sign-up-operations.js';
import { wait } from '../sign-ups/waiting-list-operations.js';
import { ApiClient, type GraphQLAnswer } from '../support/api-client.js';
import { postAll, type Reply } from '../support/many-accounts.js';
import { anEvent, CREATE_EVENT, World } from '../support/world.js';
import type { Caller } from './attacked-server.js';

/** Events of the staff who attack. */
const EVENTS = 20;

/** The subject of the attacks. None of the callers created the first two events. */
export interface Subject {
  crowdedEventId: string;
  paidEventId: string;
  /** Of the first staff caller and the next ones. */
  staffEventIds: string[];
  /** Of the first staff caller: its one place is taken, and one person waits. */
  fullEventId: string;
  paymentId: string;
  /** The account that has begun it. */
  payer: Caller;
  /** Two accounts for floods. A generated document may register another account, which ends the session of its caller. */
  flooders: [Caller, Caller];
}

export async function makeSubject(url: string, users: Caller[], staff: Caller[]): Promise<Subject> {
  const world = new World(() => new ApiClient(url));
  const creator = await world.staff();
  // The most that an anonymous visitor may have in one page.
  const description = 'x'.repeat(5000);
  const { id: crowdedEventId } = await world.event(creator, { pricePence: 0, description });
  const { id: paidEventId } = await world.event(creator);
  const payer = await world.user();
  const { payment } = await checkoutFor(payer, paidEventId);
  const signUps = users.map(({ cookie }, n) => {
    const body = signUpBody({
      eventId: crowdedEventId,
      name: `Number ${n}`,
      email: `many-${n + 1}@example.org`,
    });
    return { url, cookie, body };
  });
  requireAll(await postAll(signUps, 10), ({ signUp }) => signUp.signUp);
  const body = JSON.stringify({
    query: CREATE_EVENT,
    variables: { input: { ...anEvent(), pricePence: 0, description } },
  });
  const made = await postAll(
    staff.slice(0, EVENTS).map(({ cookie }) => ({ url, cookie, body })),
    1,
  );
  const staffEventIds = requireAll(made, ({ createEvent }) => createEvent.event).map(({ id }) => id);
  const fullEventId = await fullEventOf(url, staff[0], world);
  return {
    crowdedEventId,
    paidEventId,
    staffEventIds,
    fullEventId,
    paymentId: payment.id,
    payer: { cookie: payer.client.cookie, networkAddress: '10.0.3.1' },
    flooders: [
      { cookie: (await world.user()).client.cookie, networkAddress: '10.0.3.2' },
      { cookie: (await world.user()).client.cookie, networkAddress: '10.0.3.3' },
    ],
  };
}

async function fullEventOf(url: string, creator: Caller | undefined, world: World): Promise<string> {
  const client = new ApiClient(url, { cookie: creator?.cookie ?? '' });
  const { id } = await world.event({ id: '', email: '', client }, { pricePence: 0, capacity: 1 });
  await placeFor(await world.user(), id);
  await wait(await world.user(), id);
  return id;
}

type Data = GraphQLAnswer['data'];

/** The object that each answer made, which must have worked. */
function requireAll(replies: Reply[], select: (data: Data) => { id: string } | null): { id: string }[] {
  return replies.map(({ body }) => {
    const { data } = JSON.parse(body) as Pick<GraphQLAnswer, 'data'>;
    const made = data && select(data);
    if (!made) throw new Error(body);
    return made;
  });
}

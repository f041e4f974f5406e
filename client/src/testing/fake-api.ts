import type {
  FakeAccount,
  FakeEvent,
  FakeEventDraft,
  FakeMutation,
  FakePayment,
  FakeQuery,
  FakeSignUp,
  FakeUserError,
} from '../gql/fakes';
import { connectedNoor, grain, maya, noor } from './people';

export type { FakeEvent, FakePayment, FakeSignUp } from '../gql/fakes';

/** One function for each root field; a test replaces those that its story is about. */
export type FakeApi = FakeQuery & FakeMutation;

export interface Page {
  first: number;
  after?: string | null;
}

/** A page of a list, as the API cuts it. */
export function pageOf<Node extends { id?: string }>(all: Node[], { first, after }: Page = { first: 20 }) {
  const start = all.findIndex(({ id }) => id === after) + 1;
  const nodes = all.slice(start, start + first);
  return {
    nodes,
    pageInfo: { hasNextPage: start + first < all.length, endCursor: nodes.at(-1)?.id ?? null },
    totalCount: all.length,
  };
}

export function anEvent(some: FakeEvent = {}): FakeEvent {
  return { id: 'bread', ...some };
}

export function aSignUp(some: FakeSignUp = {}): FakeSignUp {
  return { id: 'first', ...some };
}

export function aPayment(some: FakePayment = {}): FakePayment {
  return { id: 'payment', ...some };
}

/** An event with these people, and what the API says of them. */
export function anEventWith(people: FakeSignUp[], some: FakeEvent = {}): FakeEvent {
  return anEvent({
    pricePence: 0,
    signUpCount: people.length,
    signUps: ({ unreachable = null, ...page }) =>
      pageOf(
        people.filter(({ mailProblem }) => unreachable === null || Boolean(mailProblem) === unreachable),
        page,
      ),
    ...some,
  });
}

/** An account as the API gives it, with the events it created and its own sign-ups. */
export function accountWith<Viewer extends FakeAccount>(
  viewer: Viewer,
  events: FakeEvent[],
  signUps: FakeSignUp[] = [],
): Viewer {
  return {
    ...viewer,
    events: ({ hasEnded = null, ...page }) =>
      pageOf(
        events.filter((event) => hasEnded === null || (event.hasEnded === true) === hasEnded),
        page,
      ),
    eventDrafts: (page) => pageOf([], page),
    sharedEvents: (page) => pageOf([], page),
    eventTotals: ({ hasEnded = null }) => ({
      eventCount: events.filter((event) => hasEnded === null || (event.hasEnded === true) === hasEnded)
        .length,
    }),
    signUps: ({ hasEnded = null, ...page }) => pageOf(signUps.filter(endedOrNot(hasEnded)), page),
  };
}

function endedOrNot(hasEnded: boolean | null) {
  return ({ event }: FakeSignUp) =>
    hasEnded === null || (typeof event === 'object' && event?.hasEnded === true) === hasEnded;
}

export function userErrorsOf(some: FakeUserError): { userErrors: FakeUserError[] } {
  return { userErrors: [{ code: 'REQUIRED', message: '', ...some }] };
}

export function never<Value>(): Promise<Value> {
  return new Promise(() => {});
}

/** A draft of a title alone, as the API gives it. */
export const emptyDraft = {
  title: 'A title',
  description: null,
  location: null,
  type: null,
  date: null,
  startTime: null,
  endTime: null,
  timeZone: 'Europe/London',
  pricePence: 0,
  missing: [],
  capacity: null,
  refundDeadlineHours: null,
} satisfies FakeEventDraft;

export function fakeApi(some: Partial<FakeApi> = {}): Partial<FakeApi> {
  return {
    event: () => anEvent(),
    // An event of a test's own must not be another one in a list.
    events: (page) => pageOf(some.event ? [] : [anEvent()], page),
    eventTypes: () => [{ type: 'Workshop', eventCount: 1 }],
    logIn: ({ input }) => ({ account: input.role === 'STAFF' ? grain : maya }),
    register: ({ input }) => ({ account: input.role === 'STAFF' ? grain : maya }),
    createEvent: ({ input: { timeZone, ...event } }) => ({
      event: anEvent({ ...event, ...(timeZone && { timeZone }) }),
    }),
    saveEventDraft: ({ input: { id, expectedUpdatedAt: _, ...draft } }) => ({
      eventDraft: {
        id: id ?? 'draft',
        ...emptyDraft,
        ...(draft as FakeEventDraft),
        ...(draft.pricePence === null && { pricePence: 0, missing: ['pricePence'] }),
      },
    }),
    publishEventDraft: ({ input: { id } }) => ({ event: anEvent({ id }) }),
    updateEvent: () => ({ event: anEvent() }),
    deleteEvent: ({ input }) => ({ deletedEventId: input.id }),
    cancelSignUp: ({ input }) => ({
      cancelledSignUpId: input.signUpId,
      event: anEventWith([], { viewerSignUp: null }),
    }),
    signUp: ({ input: { name, email } }) => ({ signUp: aSignUp({ name, email, event: anEventWith([]) }) }),
    signUpToEvents: ({ input }) => ({
      results: input.eventIds.map((eventId) => ({
        eventId,
        signUp: aSignUp({
          id: `at-${eventId}`,
          event: anEvent({ id: eventId, viewerSignUp: { id: `at-${eventId}` } }),
        }),
      })),
    }),
    leaveWaitingList: ({ input }) => ({ leftEventId: input.eventId }),
    startCheckout: () => ({ payment: aPayment(), clientSecret: 'secret' }),
    completeCheckout: () => ({ signUp: aSignUp() }),
    recheckPayment: () => ({ payment: aPayment() }),
    deleteAccount: () => ({ deletedAccountId: maya.id }),
    resetPassword: () => ({ account: maya }),
    verifyEmail: () => ({ account: maya }),
    confirmContact: () => ({ event: anEvent() }),
    startCalendarConnection: () => ({ authorizationUrl: 'https://google.example/consent' }),
    connectCalendar: () => ({ account: connectedNoor }),
    disconnectCalendar: () => ({ account: noor }),
    addEventToCalendar: () => ({ signUp: aSignUp({ addedToCalendarAt: '2027-03-01T09:30:00.000Z' }) }),
    ...some,
  };
}

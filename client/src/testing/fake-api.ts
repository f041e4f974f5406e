import type { UserError } from '../apollo/user-error';
import type {
  CreateEventInput,
  EventDetailsFragment,
  EventFilter,
  LogInInput,
  RegisterInput,
  UpdateEventInput,
  ViewerFragment,
} from '../gql/graphql';

export interface FakeEvent extends EventDetailsFragment {
  viewerCanEdit: boolean;
}

interface Page {
  first: number;
  after?: string;
}

type Answer<Value> = Value | Promise<Value>;

/** One function for each root field that the client uses; a test replaces those that its story is about. */
export interface FakeApi {
  viewer: () => Answer<ViewerFragment | null>;
  settings: () => Answer<{ productName: string; staffDomain: string; googleSignInEnabled: boolean }>;
  event: (args: { id: string }) => Answer<FakeEvent | null>;
  events: (args: Page & { filter?: EventFilter }) => Answer<ReturnType<typeof pageOf>>;
  logIn: (args: { input: LogInInput }) => Answer<{ account?: ViewerFragment; userErrors: UserError[] }>;
  register: (args: { input: RegisterInput }) => Answer<{ account?: ViewerFragment; userErrors: UserError[] }>;
  logOut: () => Answer<{ userErrors: UserError[] }>;
  createEvent: (args: { input: CreateEventInput }) => Answer<{ event?: FakeEvent; userErrors: UserError[] }>;
  updateEvent: (args: { input: UpdateEventInput }) => Answer<{ event?: FakeEvent; userErrors: UserError[] }>;
  deleteEvent: (args: {
    input: { id: string };
  }) => Answer<{ deletedEventId?: string; userErrors: UserError[] }>;
}

export const maya: ViewerFragment = {
  id: 'maya',
  name: 'Maya Okafor',
  email: 'maya@example.org',
  role: 'USER',
};
export const grain: ViewerFragment = {
  id: 'grain',
  name: 'Northern Grain',
  email: 'g@turnout.example',
  role: 'STAFF',
};

export function anEvent(some: Partial<FakeEvent> = {}): FakeEvent {
  return {
    id: 'bread',
    title: 'Bread for beginners',
    description: 'Flour, water, salt, time.',
    location: 'Kirkgate Kitchen, Leeds',
    type: 'Workshop',
    date: '2027-03-13',
    startTime: '10:00',
    endTime: '12:30',
    pricePence: 2450,
    createdBy: { id: grain.id, name: grain.name },
    viewerCanEdit: true,
    ...some,
  };
}

export function pageOf(events: FakeEvent[], { first, after }: Page = { first: 20 }) {
  const start = events.findIndex(({ id }) => id === after) + 1;
  const nodes = events.slice(start, start + first);
  return {
    nodes,
    pageInfo: { hasNextPage: start + first < events.length, endCursor: nodes.at(-1)?.id ?? null },
  };
}

/** An account as the API gives it, with the events it created. */
export function accountWith(viewer: ViewerFragment, events: FakeEvent[]) {
  return { ...viewer, events: (page: Page) => pageOf(events, page) };
}

export function aRefusal(some: Partial<UserError>): { userErrors: UserError[] } {
  return { userErrors: [{ code: 'REQUIRED', message: '', field: null, ...some }] };
}

export function never<Value>(): Promise<Value> {
  return new Promise(() => {});
}

export function fakeApi(some: Partial<FakeApi> = {}): FakeApi {
  return {
    viewer: () => null,
    settings: () => ({ productName: 'Turnout', staffDomain: 'turnout.example', googleSignInEnabled: false }),
    event: () => anEvent(),
    events: (page) => pageOf([anEvent()], page),
    logIn: ({ input }) => ({ account: input.role === 'STAFF' ? grain : maya, userErrors: [] }),
    register: ({ input }) => ({ account: input.role === 'STAFF' ? grain : maya, userErrors: [] }),
    logOut: () => ({ userErrors: [] }),
    createEvent: ({ input }) => ({ event: anEvent(input), userErrors: [] }),
    updateEvent: () => ({ event: anEvent(), userErrors: [] }),
    deleteEvent: ({ input }) => ({ deletedEventId: input.id, userErrors: [] }),
    ...some,
  };
}

import type { UserError } from '../apollo/failure';
import type {
  CheckoutPaymentFragment,
  ConnectCalendarInput,
  CreateEventInput,
  EventDetailsFragment,
  EventFilter,
  LogInInput,
  PaymentNeedingAttentionFragment,
  PaymentStateFragment,
  RegisterInput,
  ResetPasswordInput,
  SignUpInput,
  UpdateEventInput,
  ViewerFragment,
} from '../gql/graphql';
import { type Page, type PageOf, pageOf } from './fake-page';
import { grain, maya, noor } from './people';

export interface FakeEvent extends EventDetailsFragment {
  viewerCanEdit: boolean;
  signUpCount: number;
  viewerSignUp: Answer<FakeSignUp | null> | (() => Answer<FakeSignUp | null>);
  signUps: (page: Page) => Answer<PageOf<FakeSignUp>>;
  paymentsNeedingAttention: (page: Page) => Answer<PageOf<PaymentNeedingAttentionFragment>>;
}

export interface FakeSignUp {
  id: string;
  name: string;
  email: string;
  addedToCalendarAt?: string;
  event?: FakeEvent;
  payment?: PaymentStateFragment;
}

interface Settings {
  productName: string;
  staffDomain: string;
  googleSignInEnabled: boolean;
  requireVerifiedStaff: boolean;
  paymentsEnabled: boolean;
  stripePublishableKey: string | null;
  stripeScriptUrl: string | null;
  sandbox: boolean;
}

type Payload<Values = object> = Answer<Partial<Values> & { userErrors: UserError[] }>;

type Answer<Value> = Value | Promise<Value>;

/** One function for each root field that the client uses; a test replaces those that its story is about. */
export interface FakeApi {
  viewer: () => Answer<ViewerFragment | null>;
  settings: () => Answer<Settings>;
  event: (args: { id: string }) => Answer<FakeEvent | null>;
  events: (args: Page & { filter?: EventFilter }) => Answer<PageOf<FakeEvent>>;
  logIn: (args: { input: LogInInput }) => Payload<{ account: ViewerFragment }>;
  register: (args: { input: RegisterInput }) => Payload<{ account: ViewerFragment }>;
  logOut: () => Payload;
  createEvent: (args: { input: CreateEventInput }) => Payload<{ event: FakeEvent }>;
  updateEvent: (args: { input: UpdateEventInput }) => Payload<{ event: FakeEvent }>;
  deleteEvent: (args: { input: { id: string } }) => Payload<{ deletedEventId: string }>;
  signUp: (args: { input: SignUpInput }) => Payload<{ signUp: FakeSignUp }>;
  startCheckout: (args: {
    input: SignUpInput;
  }) => Payload<{ payment: CheckoutPaymentFragment; clientSecret: string }>;
  completeCheckout: (args: { input: { paymentId: string } }) => Payload<{ signUp: FakeSignUp }>;
  recheckPayment: (args: {
    input: { paymentId: string };
  }) => Payload<{ payment: PaymentNeedingAttentionFragment }>;
  deleteAccount: () => Payload<{ deletedAccountId: string }>;
  requestPasswordReset: (args: { input: { email: string } }) => Payload;
  resetPassword: (args: { input: ResetPasswordInput }) => Payload<{ account: ViewerFragment }>;
  verifyEmail: (args: { input: { token: string } }) => Payload<{ account: ViewerFragment }>;
  requestEmailVerification: () => Payload;
  startCalendarConnection: (args: { input: { eventId: string } }) => Payload<{ authorizationUrl: string }>;
  connectCalendar: (args: { input: ConnectCalendarInput }) => Payload<{ account: ViewerFragment }>;
  disconnectCalendar: () => Payload<{ account: ViewerFragment }>;
  addEventToCalendar: (args: { input: { eventId: string } }) => Payload<{ signUp: FakeSignUp }>;
}

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
    signUpCount: 0,
    viewerSignUp: null,
    signUps: (page) => pageOf([], page),
    paymentsNeedingAttention: (page) => pageOf([], page),
    ...some,
  };
}

export function aSignUp(some: Partial<FakeSignUp> = {}): FakeSignUp {
  return { id: 'first', name: maya.name, email: maya.email, ...some };
}

export function aPayment(
  some: Partial<PaymentNeedingAttentionFragment> = {},
): PaymentNeedingAttentionFragment {
  return {
    id: 'payment',
    status: 'REQUIRES_PAYMENT',
    amountPence: 2450,
    payerName: maya.name,
    payerEmail: maya.email,
    createdAt: '2027-03-01T09:30:00.000Z',
    attentionReason: null,
    ...some,
  };
}

/** An event with these people, and what the API says of them. */
export function anEventWith(people: FakeSignUp[], some: Partial<FakeEvent> = {}): FakeEvent {
  return anEvent({
    pricePence: 0,
    signUpCount: people.length,
    signUps: (page) => pageOf(people, page),
    ...some,
  });
}

/** An account as the API gives it, with the events it created and its own sign-ups. */
export function accountWith(viewer: ViewerFragment, events: FakeEvent[], signUps: FakeSignUp[] = []) {
  return {
    ...viewer,
    events: (page: Page) => pageOf(events, page),
    signUps: (page: Page) => pageOf(signUps, page),
  };
}

export function theSettings(some: Partial<Settings> = {}): Settings {
  return {
    productName: 'Turnout',
    staffDomain: 'turnout.example',
    googleSignInEnabled: false,
    requireVerifiedStaff: false,
    paymentsEnabled: true,
    stripePublishableKey: 'pk_test_turnout',
    stripeScriptUrl: null,
    sandbox: true,
    ...some,
  };
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
    settings: () => theSettings(),
    event: () => anEvent(),
    events: (page) => pageOf([anEvent()], page),
    logIn: ({ input }) => ({ account: input.role === 'STAFF' ? grain : maya, userErrors: [] }),
    register: ({ input }) => ({ account: input.role === 'STAFF' ? grain : maya, userErrors: [] }),
    logOut: () => ({ userErrors: [] }),
    createEvent: ({ input }) => ({ event: anEvent(input), userErrors: [] }),
    updateEvent: () => ({ event: anEvent(), userErrors: [] }),
    deleteEvent: ({ input }) => ({ deletedEventId: input.id, userErrors: [] }),
    signUp: ({ input }) => ({ signUp: aSignUp({ ...input, event: anEventWith([]) }), userErrors: [] }),
    startCheckout: () => ({ payment: aPayment(), clientSecret: 'secret', userErrors: [] }),
    completeCheckout: () => ({ signUp: aSignUp({ event: anEvent() }), userErrors: [] }),
    recheckPayment: () => ({ payment: aPayment(), userErrors: [] }),
    deleteAccount: () => ({ deletedAccountId: maya.id, userErrors: [] }),
    requestPasswordReset: () => ({ userErrors: [] }),
    resetPassword: () => ({ account: maya, userErrors: [] }),
    verifyEmail: () => ({ account: maya, userErrors: [] }),
    requestEmailVerification: () => ({ userErrors: [] }),
    startCalendarConnection: () => ({ authorizationUrl: 'https://google.example/consent', userErrors: [] }),
    connectCalendar: () => ({ account: { ...noor, calendarConnected: true }, userErrors: [] }),
    disconnectCalendar: () => ({ account: noor, userErrors: [] }),
    addEventToCalendar: () => ({
      signUp: aSignUp({ addedToCalendarAt: '2027-03-01T09:30:00.000Z' }),
      userErrors: [],
    }),
    ...some,
  };
}

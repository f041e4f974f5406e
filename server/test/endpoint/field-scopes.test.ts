import { type GraphQLField, type GraphQLObjectType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { type AccessRule, everyoneMay } from '../../src/platform/access/access.js';
import { buildApiSchema } from '../../src/schema.js';
import { EVERY_SCOPE } from '../accounts/access-token-operations.js';
import { entries } from './operations/call.js';

/** The types and fields with a rule of their own, grouped by the scopes of which a token needs one. */
const table = {
  ACCOUNT_READ: [
    'Account',
    'Account.calendarConnected',
    'Account.eventChanges',
    'Account.eventDays',
    'Account.eventTotals',
    'Account.events',
    'Account.recentFigures',
    'Account.sharedEvents',
    'Account.signInMethods',
    'EventChange',
    'EventTotals',
    'RecentDay',
    'RecentFigures',
    'TypeArrivals',
    'WeekFigures',
  ],
  EVENTS_WRITE: [
    'Account.eventDrafts',
    'Activity',
    'Event.activity',
    'EventDraft',
    'EventDraft.missing',
    'EventDraft.pricePence',
    'EventDraft.previewUrl',
  ],
  SIGN_UPS_READ: [
    'Account.cancelledSignUps',
    'Account.paymentsNeedingAttention',
    'Account.signUpChanges',
    'Account.signUpDays',
    'Account.signUps',
    'Account.waitingListEntries',
    'CancelledSignUp',
    'DayCount',
    'Event.attendeeNote',
    'Event.cancelledSignUps',
    'Event.payments',
    'Event.paymentsNeedingAttention',
    'Event.signUps',
    'Event.statistics',
    'Event.viewerPaymentIsProcessing',
    'Event.viewerPlaceHeldUntil',
    'Event.viewerSignUp',
    'Event.viewerWaitingListEntry',
    'Event.waitingListEntries',
    'EventStatistics',
    'SignUp.addedToCalendarAt',
    'SignUp.payment',
    'SignUpChange',
    'WebhookNotice.cancelledSignUpId',
    'WebhookNotice.payment',
    'WebhookNotice.paymentId',
    'WebhookNotice.signUp',
    'WebhookNotice.signUpId',
    'WebhookNotice.waitingListEntry',
    'WebhookNotice.waitingListEntryId',
  ],
  SIGN_UPS_WRITE: ['SignUpResult'],
  MESSAGES_WRITE: [
    'Event.messageAudience',
    'Event.messagePreview',
    'Event.messages',
    'Message',
    'MessageAudienceCount',
    'MessagePreview',
  ],
  PEOPLE_WRITE: [],
  TEAM_WRITE: ['Event.invitations', 'EventInvitation'],
  // Own places, and those of others.
  'SIGN_UPS_WRITE PEOPLE_WRITE': [],
  DOOR: ['Door', 'Door.passes', 'DoorCount', 'DoorPass', 'Event.door', 'Scan'],
  WEBHOOKS: ['Account.webhooks', 'Webhook', 'Webhook.deliveries', 'WebhookDelivery', 'WebhookNotice'],
  // With SIGN_UPS_WRITE alone those of the account itself.
  'SIGN_UPS_READ SIGN_UPS_WRITE': ['Payment', 'SignUp', 'SignUp.refundPence', 'WaitingListEntry'],
  'SIGN_UPS_READ SIGN_UPS_WRITE DOOR': ['SignUp.arrivedAt', 'SignUp.id', 'SignUp.name'],
  'EVENTS_WRITE SIGN_UPS_READ': [
    'DeletionImpact',
    'Event.cancellationImpact',
    'Event.deletionImpact',
    'Event.planChangeImpact',
    'PlanChangeImpact',
  ],
  'SIGN_UPS_READ TEAM_WRITE': ['Event.team', 'EventMember'],
};

type Declared = GraphQLObjectType | GraphQLField<unknown, unknown>;

const declared = Object.values(buildApiSchema().getTypeMap())
  .filter(isObjectType)
  .flatMap((type): [string, Declared][] => [
    [type.name, type],
    ...Object.values(type.getFields()).map((field): [string, Declared] => [
      `${type.name}.${field.name}`,
      field,
    ]),
  ])
  .filter(([, { extensions }]) => extensions.access);

/** The scopes that let in a token of the account whose row it is, or of another one. Null where everyone may. */
function scopesOf({ extensions }: Declared, row = { id: 'ada', accountId: 'ada' }): string | null {
  const rule = extensions.access as AccessRule<object, object>;
  if (rule.check === everyoneMay) return null;
  const letIn = (scopes: string[]) => {
    try {
      rule.check({ viewer: { accountId: 'ada', role: 'STAFF', scopes } }, row);
      return true;
    } catch {
      return false;
    }
  };
  expect(letIn([])).toBe(false);
  return EVERY_SCOPE.filter((scope) => letIn([scope])).join(' ');
}

it.each(Object.entries(table))('S22: a token needs %s for what is listed, and no other', (scopes, fields) => {
  const called = entries
    .filter(([, { scope, scopeForOthers }]) => [scope, scopeForOthers].filter(Boolean).join(' ') === scopes)
    .map(([name]) => name);
  const found = declared.filter(([, what]) => scopesOf(what) === scopes).map(([path]) => path);
  expect(found.toSorted()).toEqual([...fields, ...called].toSorted());
});

it.each(declared.map(([path, what]) => [path, what] as const))(
  'S22: the description says so of %s',
  (_path, what) => {
    const scopes = scopesOf(what);
    if (scopes === null) return;
    const sentence = `A token needs ${scopes.replaceAll(' ', ' or ')}.`;
    expect(what.description).toContain(scopes === '' ? 'FORBIDDEN for an access token.' : sentence);
  },
);

it('S46: with SIGN_UPS_WRITE alone no row of another account is shown', () => {
  const ofOthers = { id: 'ada', accountId: 'ben' };
  const shown = declared.filter(([, what]) =>
    scopesOf(what, ofOthers)?.split(' ').includes('SIGN_UPS_WRITE'),
  );
  expect(shown.map(([path]) => path).filter((path) => !path.startsWith('Mutation.'))).toEqual([
    'SignUpResult',
  ]);
});

it('S22: whatever has a rule and no scope is for browsers alone', () => {
  const others = declared.filter(([, what]) => scopesOf(what) === '').map(([path]) => path);
  expect(others).toEqual(
    expect.arrayContaining([
      'Account.sessions',
      'Account.accessTokens',
      'Mutation.logIn',
      'Mutation.startCheckout',
    ]),
  );
});

import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchemaSync, GraphQLISODateTime, type PubSub } from 'type-graphql';
import { AccessTokenResolver } from './features/accounts/access-tokens/access-token.resolver.js';
import { AccountResolver } from './features/accounts/account.resolver.js';
import { AccountActivityResolver } from './features/accounts/account-activity/account-activity.resolver.js';
import { AccountRecoveryResolver } from './features/accounts/account-recovery.resolver.js';
import { AccountSettingsResolver } from './features/accounts/account-settings.resolver.js';
import { OwnDataResolver } from './features/accounts/own-data/own-data.resolver.js';
import { AccountBrandResolver, BrandResolver } from './features/brand-settings/brand.resolver.js';
import {
  AccountCalendarResolver,
  CalendarResolver,
  SignUpCalendarResolver,
} from './features/calendar/calendar.resolver.js';
import { CalendarFeedResolver } from './features/calendar/feed/calendar-feed.resolver.js';
import {
  AccountCancelledSignUpsResolver,
  CancelledSignUpResolver,
  CancelSignUpResolver,
  EventCancelledSignUpsResolver,
} from './features/cancellations/cancel-sign-up.resolver.js';
import { EventViewerPaymentResolver } from './features/checkout/viewer-payment.resolver.js';
import { DoorResolver, EventDoorResolver, SignUpArrivalResolver } from './features/door/door.resolver.js';
import { DoorRightsResolver } from './features/door/door-rights.resolver.js';
import { DoorPassesResolver, DoorPassResolver } from './features/door/passes/door-pass.resolver.js';
import { PlaceReleaseResolver } from './features/door/release/place-release.resolver.js';
import { RecordScansPayloadResolver, ScanResolver } from './features/door/scans/scan.resolver.js';
import {
  AccountEventDraftsResolver,
  EventDraftResolver,
} from './features/event-drafts/event-draft.resolver.js';
import {
  AccountDeletionResolver,
  EventDeletionResolver,
} from './features/event-money/deletion-impact.resolver.js';
import {
  AllEventPaymentsResolver,
  PaymentPlaceResolver,
  SignUpChangePaymentResolver,
} from './features/event-money/event-payments.resolver.js';
import {
  AccountEventTotalsResolver,
  EventStatisticsResolver,
} from './features/event-money/event-statistics.resolver.js';
import {
  AccountPaymentsResolver,
  EventPaymentsResolver,
} from './features/event-money/payments-needing-attention.resolver.js';
import { RecentFiguresResolver } from './features/event-money/recent-figures.resolver.js';
import { EventSeriesResolver, SeriesOfEventResolver } from './features/event-series/event-series.resolver.js';
import { ActivityResolver, EventActivityResolver } from './features/events/activity/activity.resolver.js';
import { CancelEventResolver } from './features/events/cancellation/cancel-event.resolver.js';
import {
  AccountEventChangesResolver,
  EventChangeResolver,
} from './features/events/changes/changes.resolver.js';
import { EventCoverResolver } from './features/events/cover/event-cover.resolver.js';
import { AccountEventsResolver, EventResolver } from './features/events/event.resolver.js';
import { HostsResolver } from './features/events/hosts/hosts.resolver.js';
import { AccountEventDaysResolver, EventDaysResolver } from './features/events/lists/event-days.resolver.js';
import {
  AccountSharedEventsResolver,
  EventTeamResolver,
} from './features/events/team/event-team.resolver.js';
import { ManageTeamResolver } from './features/events/team/manage-team.resolver.js';
import { LiveResolver } from './features/live/live.resolver.js';
import { MailProblemResolver } from './features/mail-problems/mail-problem.resolver.js';
import { EventMessagesResolver } from './features/messages/event-messages.resolver.js';
import { MessageResolver } from './features/messages/message.resolver.js';
import { NodeResolver } from './features/nodes/node.resolver.js';
import { PaymentResolver, SignUpPaymentResolver } from './features/payments/payment.resolver.js';
import { EventPlaceHoldResolver } from './features/place-holds/place-hold.resolver.js';
import { MissingPlacesResolver } from './features/refunds/missing-places.resolver.js';
import {
  CancelledSignUpRefundResolver,
  CancelSignUpPayloadResolver,
  PaymentRefundResolver,
  SignUpRefundResolver,
} from './features/refunds/refunds.resolver.js';
import { SettingsResolver } from './features/settings/settings.resolver.js';
import { AttendeeNoteResolver } from './features/sign-ups/attendee-note.resolver.js';
import { ViewerClashesResolver } from './features/sign-ups/clashes/viewer-clashes.resolver.js';
import { EventSignUpsResolver } from './features/sign-ups/lists/event-sign-ups.resolver.js';
import {
  AccountSignUpChangesResolver,
  SignUpChangeResolver,
} from './features/sign-ups/lists/sign-up-changes.resolver.js';
import {
  HiddenSignUpsResolver,
  NameShownResolver,
} from './features/sign-ups/shown-names/name-shown.resolver.js';
import { AccountSignUpsResolver, SignUpResolver } from './features/sign-ups/sign-up.resolver.js';
import { SignUpToEventsResolver } from './features/sign-ups/sign-up-to-events.resolver.js';
import { SignUpTicketResolver, TicketResolver } from './features/tickets/ticket.resolver.js';
import {
  AccountWaitingListResolver,
  EventWaitingListResolver,
  WaitingListResolver,
} from './features/waiting-list/waiting-list.resolver.js';
import {
  WebhookNoticeResolver,
  WebhookNoticeType,
} from './features/webhooks/notices/webhook-notice.resolver.js';
import { ProgramAccessResolver } from './features/webhooks/program-access.resolver.js';
import { AccountWebhooksResolver, WebhookResolver } from './features/webhooks/webhook.resolver.js';
import { enforceAccess } from './platform/access/access.js';
import { describeOperations } from './platform/graphql/describe-operations.js';
import { Selections } from './platform/graphql/limits/selections.js';
import { answerUserFailures } from './platform/graphql/user-failure.js';

/** TypeGraphQL wants one wherever there are subscriptions; ours say themselves how to subscribe. */
const withoutTopics: PubSub = {
  publish: () => {},
  subscribe: () => {
    throw new Error('A subscription has to have `subscribe`');
  },
};

// graphql-scalars names its specification in words only.
GraphQLISODateTime.specifiedByURL = 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6';

/** The API: every resolver there is, each field behind its access rule. */
export function buildApiSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [
      AccountResolver,
      AccountRecoveryResolver,
      OwnDataResolver,
      AccountActivityResolver,
      AccountSettingsResolver,
      AccessTokenResolver,
      EventResolver,
      EventDaysResolver,
      AccountEventDaysResolver,
      EventCoverResolver,
      CancelEventResolver,
      EventTeamResolver,
      HostsResolver,
      EventActivityResolver,
      ActivityResolver,
      EventMessagesResolver,
      MessageResolver,
      MailProblemResolver,
      AccountSharedEventsResolver,
      ManageTeamResolver,
      AccountEventsResolver,
      EventDraftResolver,
      AccountEventDraftsResolver,
      EventSeriesResolver,
      SeriesOfEventResolver,
      SignUpResolver,
      SignUpToEventsResolver,
      EventSignUpsResolver,
      AttendeeNoteResolver,
      ViewerClashesResolver,
      NameShownResolver,
      HiddenSignUpsResolver,
      AccountSignUpsResolver,
      SignUpTicketResolver,
      TicketResolver,
      WaitingListResolver,
      EventWaitingListResolver,
      EventPlaceHoldResolver,
      EventViewerPaymentResolver,
      AccountWaitingListResolver,
      LiveResolver,
      EventDoorResolver,
      DoorResolver,
      DoorRightsResolver,
      DoorPassesResolver,
      DoorPassResolver,
      PlaceReleaseResolver,
      ScanResolver,
      RecordScansPayloadResolver,
      SignUpArrivalResolver,
      CancelSignUpResolver,
      CancelledSignUpResolver,
      AccountCancelledSignUpsResolver,
      EventCancelledSignUpsResolver,
      EventChangeResolver,
      AccountEventChangesResolver,
      SignUpChangeResolver,
      AccountSignUpChangesResolver,
      SignUpChangePaymentResolver,
      PaymentPlaceResolver,
      AllEventPaymentsResolver,
      PaymentResolver,
      SignUpPaymentResolver,
      SignUpRefundResolver,
      MissingPlacesResolver,
      CancelSignUpPayloadResolver,
      CancelledSignUpRefundResolver,
      PaymentRefundResolver,
      EventPaymentsResolver,
      AccountPaymentsResolver,
      EventDeletionResolver,
      AccountDeletionResolver,
      EventStatisticsResolver,
      AccountEventTotalsResolver,
      RecentFiguresResolver,
      CalendarResolver,
      AccountCalendarResolver,
      CalendarFeedResolver,
      SignUpCalendarResolver,
      SettingsResolver,
      BrandResolver,
      AccountBrandResolver,
      NodeResolver,
      WebhookResolver,
      AccountWebhooksResolver,
      ProgramAccessResolver,
      WebhookNoticeResolver,
    ],
    // No field leads to it: a webhook's selection is on it.
    orphanedTypes: [WebhookNoticeType],
    validate: false,
    pubSub: withoutTopics,
  });
  return enforceAccess(answerUserFailures(describeOperations(schema)));
}

/** The fields of a notice that webhooks can show. */
export function noticeSelections(): Selections {
  return new Selections(buildApiSchema, 'WebhookNotice');
}

/** The schema in its own language, in an order that does not depend on the code's. */
export function printApiSchema(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

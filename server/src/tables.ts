import { AccessToken } from './features/accounts/access-tokens/access-token.entity.js';
import { Account } from './features/accounts/account.entity.js';
import { AccountActivity } from './features/accounts/account-activity/account-activity.entity.js';
import { BlockedAddress } from './features/accounts/email-addresses/blocked-address.entity.js';
import { EmailToken } from './features/accounts/email-addresses/email-token.entity.js';
import { IdempotentAnswer } from './features/accounts/idempotent-answers/idempotent-answer.entity.js';
import { Session } from './features/accounts/sessions/session.entity.js';
import { StaffDecision } from './features/accounts/staff-decision.entity.js';
import { AttendeeNotice } from './features/attendee-mails/attendee-notice.entity.js';
import { EventChange } from './features/attendee-mails/event-change.entity.js';
import { Mailing } from './features/attendee-mails/mailing.entity.js';
import { StoredBrand } from './features/brand/brand.entity.js';
import { CalendarFeed } from './features/calendar/feed/calendar-feed.entity.js';
import { CancelledSignUp } from './features/cancellations/cancelled-sign-up.entity.js';
import { ContactToken } from './features/contacts/contact-token.entity.js';
import { DoorPass } from './features/door/passes/door-pass.entity.js';
import { PlaceRelease } from './features/door/release/place-release.entity.js';
import { Arrival } from './features/door/scans/arrival.entity.js';
import { ErasedArrivals } from './features/door/scans/erased-arrivals.entity.js';
import { Scan } from './features/door/scans/scan.entity.js';
import { EventDraft } from './features/event-drafts/event-draft.entity.js';
import { EventSeries } from './features/event-series/event-series.entity.js';
import { Activity } from './features/events/activity/activity.entity.js';
import { Change, ChangeClock } from './features/events/changes/change.entity.js';
import { Event } from './features/events/event.entity.js';
import { PublicVersion } from './features/events/lists/public-version.entity.js';
import { SearchWord } from './features/events/search/search-word.entity.js';
import { EventInvitation } from './features/events/team/event-invitation.entity.js';
import { EventMember } from './features/events/team/event-member.entity.js';
import { GoogleAuthorization } from './features/google/google-authorization.entity.js';
import { GoogleCredential } from './features/google/google-credential.entity.js';
import { AddressProblem } from './features/mail-problems/mail-problem.entity.js';
import { Message } from './features/messages/message.entity.js';
import { MessageRecipient } from './features/messages/message-recipient.entity.js';
import { MutedEvent } from './features/messages/muted-event.entity.js';
import { MessageTest } from './features/messages/previews/message-test.entity.js';
import { StripeEvent } from './features/payment-providers/stripe/stripe-event.entity.js';
import { StripeEventCursor } from './features/payment-providers/stripe/stripe-event-cursor.entity.js';
import { Payment } from './features/payments/payment.entity.js';
import { Picture } from './features/pictures/picture.entity.js';
import { PictureFile } from './features/pictures/picture-file.entity.js';
import { PictureUpload } from './features/pictures/picture-upload.entity.js';
import { PlaceAttempt } from './features/place-holds/place-attempt.entity.js';
import { PlaceHold } from './features/place-holds/place-hold.entity.js';
import { ErasedPlaces } from './features/sign-ups/erased-places/erased-places.entity.js';
import { SignUp } from './features/sign-ups/sign-up.entity.js';
import { WaitingListEntry } from './features/waiting-list/waiting-list-entry.entity.js';
import { WebhookDelivery } from './features/webhooks/deliveries/webhook-delivery.entity.js';
import { WebhookNotice } from './features/webhooks/notices/webhook-notice.entity.js';
import { Webhook } from './features/webhooks/webhook.entity.js';
import { AccountsAndEvents1795200000000 } from './platform/database/migrations/1795200000000-accounts-and-events.js';
import { SignUpsAndEmailTokens1795210000000 } from './platform/database/migrations/1795210000000-sign-ups-and-email-tokens.js';
import { Payments1795220000000 } from './platform/database/migrations/1795220000000-payments.js';
import { Google1795230000000 } from './platform/database/migrations/1795230000000-google.js';
import { StandardNames1795240000000 } from './platform/database/migrations/1795240000000-standard-names.js';
import { JsonWebEncryption1795245000000 } from './platform/database/migrations/1795245000000-json-web-encryption.js';
import { RollBackWith1795250000000 } from './platform/database/migrations/1795250000000-roll-back-with.js';
import { NoPlaceReason1795260000000 } from './platform/database/migrations/1795260000000-no-place-reason.js';
import { StripeEventCursor1795270000000 } from './platform/database/migrations/1795270000000-stripe-event-cursor.js';
import { DueMail1795280000000 } from './platform/database/migrations/1795280000000-due-mail.js';
import { EventCreatorOfPayments1795290000000 } from './platform/database/migrations/1795290000000-event-creator-of-payments.js';
import { DeletedEvents1795300000000 } from './platform/database/migrations/1795300000000-deleted-events.js';
import { UnconfirmedContacts1795310000000 } from './platform/database/migrations/1795310000000-unconfirmed-contacts.js';
import { EventTimeZones1795400000000 } from './platform/database/migrations/1795400000000-event-time-zones.js';
import { PaymentsOfEndedEvents1795410000000 } from './platform/database/migrations/1795410000000-payments-of-ended-events.js';
import { EventCapacity1795500000000 } from './platform/database/migrations/1795500000000-event-capacity.js';
import { PlaceHolds1795510000000 } from './platform/database/migrations/1795510000000-place-holds.js';
import { WaitingList1795520000000 } from './platform/database/migrations/1795520000000-waiting-list.js';
import { RefundDeadlines1795600000000 } from './platform/database/migrations/1795600000000-refund-deadlines.js';
import { CancelledSignUps1795610000000 } from './platform/database/migrations/1795610000000-cancelled-sign-ups.js';
import { EventRevisions1795700000000 } from './platform/database/migrations/1795700000000-event-revisions.js';
import { Mailings1795710000000 } from './platform/database/migrations/1795710000000-mailings.js';
import { AccountSettings1795800000000 } from './platform/database/migrations/1795800000000-account-settings.js';
import { SignUpsByName1795900000000 } from './platform/database/migrations/1795900000000-sign-ups-by-name.js';
import { EventTypeSpellings1795950000000 } from './platform/database/migrations/1795950000000-event-type-spellings.js';
import { PublicVersion1796100000000 } from './platform/database/migrations/1796100000000-public-version.js';
import { RecentlyUpdatedEvents1796200000000 } from './platform/database/migrations/1796200000000-recently-updated-events.js';
import { AccessTokens1796300000000 } from './platform/database/migrations/1796300000000-access-tokens.js';
import { IdempotentAnswers1796300000001 } from './platform/database/migrations/1796300000001-idempotent-answers.js';
import { Webhooks1796310000000 } from './platform/database/migrations/1796310000000-webhooks.js';
import { LiveChanges1796320000000 } from './platform/database/migrations/1796320000000-live-changes.js';
import { SearchWords1796450000000 } from './platform/database/migrations/1796450000000-search-words.js';
import { ShownRefundRules1796500052471 } from './platform/database/migrations/1796500052471-shown-refund-rules.js';
import { LatestEventUpdate1796501057341 } from './platform/database/migrations/1796501057341-latest-event-update.js';
import { ChangesInOrder1796501113527 } from './platform/database/migrations/1796501113527-changes-in-order.js';
import { InstantsOfChanges1796501128044 } from './platform/database/migrations/1796501128044-instants-of-changes.js';
import { CancelledSignUpsByDay1796501348263 } from './platform/database/migrations/1796501348263-cancelled-sign-ups-by-day.js';
import { PlaceAttempts1796501449317 } from './platform/database/migrations/1796501449317-place-attempts.js';
import { WaitingChanges1796512413047 } from './platform/database/migrations/1796512413047-waiting-changes.js';
import { SubjectsOfNotices1796600047171 } from './platform/database/migrations/1796600047171-subjects-of-notices.js';
import { TypesInAnyCase1796610048000 } from './platform/database/migrations/1796610048000-types-in-any-case.js';
import { WebhooksByPrograms1796615000000 } from './platform/database/migrations/1796615000000-webhooks-by-programs.js';
import { ProbesOfReceivers1796620000000 } from './platform/database/migrations/1796620000000-probes-of-receivers.js';
import { RenamedJobs1796700000000 } from './platform/database/migrations/1796700000000-renamed-jobs.js';
import { StaffDecisions1796701000000 } from './platform/database/migrations/1796701000000-staff-decisions.js';
import { BlockedAddresses1796702000000 } from './platform/database/migrations/1796702000000-blocked-addresses.js';
import { NoRollBackWith1796710000000 } from './platform/database/migrations/1796710000000-no-roll-back-with.js';
import { AttendeeNotes1796720000000 } from './platform/database/migrations/1796720000000-attendee-notes.js';
import { CancelledEvents1796730000000 } from './platform/database/migrations/1796730000000-cancelled-events.js';
import { EventDrafts1796740000000 } from './platform/database/migrations/1796740000000-event-drafts.js';
import { EventSeries1796750000000 } from './platform/database/migrations/1796750000000-event-series.js';
import { DatesOfSeries1796760000000 } from './platform/database/migrations/1796760000000-dates-of-series.js';
import { MailingsOfSeries1796760001000 } from './platform/database/migrations/1796760001000-mailings-of-series.js';
import { EventTeam1796770000000 } from './platform/database/migrations/1796770000000-event-team.js';
import { EventInvitations1796770001000 } from './platform/database/migrations/1796770001000-event-invitations.js';
import { ChangesOfNewOwners1796770002000 } from './platform/database/migrations/1796770002000-changes-of-new-owners.js';
import { Activities1796770003000 } from './platform/database/migrations/1796770003000-activities.js';
import { PublicHosts1796770004000 } from './platform/database/migrations/1796770004000-public-hosts.js';
import { TicketCodes1796780000000 } from './platform/database/migrations/1796780000000-ticket-codes.js';
import { Door1796790000000 } from './platform/database/migrations/1796790000000-door.js';
import { PlaceReleases1796800000000 } from './platform/database/migrations/1796800000000-place-releases.js';
import { NamesByConsent1796810000000 } from './platform/database/migrations/1796810000000-names-by-consent.js';
import { AccountActivities1796820000000 } from './platform/database/migrations/1796820000000-account-activities.js';
import { ErasedPeople1796830000000 } from './platform/database/migrations/1796830000000-erased-people.js';
import { EventLanguages1796850000000 } from './platform/database/migrations/1796850000000-event-languages.js';
import { CalendarFeeds1796851000000 } from './platform/database/migrations/1796851000000-calendar-feeds.js';
import { Messages1796860000000 } from './platform/database/migrations/1796860000000-messages.js';
import { Pictures1796890000000 } from './platform/database/migrations/1796890000000-pictures.js';
import { Brand1796900000000 } from './platform/database/migrations/1796900000000-brand.js';
import { DuplicatedEvents1796910000000 } from './platform/database/migrations/1796910000000-duplicated-events.js';
import { PlanChanges1796920000000 } from './platform/database/migrations/1796920000000-plan-changes.js';
import { ScopesForOtherPeople1796930000000 } from './platform/database/migrations/1796930000000-scopes-for-other-people.js';
import { NoticesOfPlans1796940000000 } from './platform/database/migrations/1796940000000-notices-of-plans.js';
import { UndecidedPrices1796950000000 } from './platform/database/migrations/1796950000000-undecided-prices.js';
import { EndedAttention1796960000000 } from './platform/database/migrations/1796960000000-ended-attention.js';
import { NoticesOfNames1796961000000 } from './platform/database/migrations/1796961000000-notices-of-names.js';
import { OfferedHosts1796970000000 } from './platform/database/migrations/1796970000000-offered-hosts.js';
import { DaysOfSearchWords1796980000000 } from './platform/database/migrations/1796980000000-days-of-search-words.js';

/** All tables, and the migrations that made them, in their order. */
export const tables = {
  entities: [
    Account,
    Session,
    AccessToken,
    IdempotentAnswer,
    EmailToken,
    StaffDecision,
    BlockedAddress,
    AccountActivity,
    StoredBrand,
    Picture,
    PictureFile,
    PictureUpload,
    EventSeries,
    Event,
    EventDraft,
    PublicVersion,
    Change,
    ChangeClock,
    SearchWord,
    EventMember,
    EventInvitation,
    Activity,
    SignUp,
    CancelledSignUp,
    ErasedPlaces,
    AttendeeNotice,
    EventChange,
    Mailing,
    ContactToken,
    PlaceHold,
    PlaceAttempt,
    WaitingListEntry,
    DoorPass,
    Scan,
    Arrival,
    ErasedArrivals,
    PlaceRelease,
    AddressProblem,
    Message,
    MessageRecipient,
    MutedEvent,
    MessageTest,
    Payment,
    StripeEvent,
    StripeEventCursor,
    GoogleCredential,
    GoogleAuthorization,
    CalendarFeed,
    Webhook,
    WebhookNotice,
    WebhookDelivery,
  ],
  migrations: [
    AccountsAndEvents1795200000000,
    SignUpsAndEmailTokens1795210000000,
    Payments1795220000000,
    Google1795230000000,
    StandardNames1795240000000,
    JsonWebEncryption1795245000000,
    RollBackWith1795250000000,
    NoPlaceReason1795260000000,
    StripeEventCursor1795270000000,
    DueMail1795280000000,
    EventCreatorOfPayments1795290000000,
    DeletedEvents1795300000000,
    UnconfirmedContacts1795310000000,
    EventTimeZones1795400000000,
    PaymentsOfEndedEvents1795410000000,
    EventCapacity1795500000000,
    PlaceHolds1795510000000,
    WaitingList1795520000000,
    RefundDeadlines1795600000000,
    CancelledSignUps1795610000000,
    EventRevisions1795700000000,
    Mailings1795710000000,
    AccountSettings1795800000000,
    SignUpsByName1795900000000,
    EventTypeSpellings1795950000000,
    PublicVersion1796100000000,
    RecentlyUpdatedEvents1796200000000,
    AccessTokens1796300000000,
    IdempotentAnswers1796300000001,
    Webhooks1796310000000,
    LiveChanges1796320000000,
    SearchWords1796450000000,
    ShownRefundRules1796500052471,
    LatestEventUpdate1796501057341,
    ChangesInOrder1796501113527,
    InstantsOfChanges1796501128044,
    CancelledSignUpsByDay1796501348263,
    PlaceAttempts1796501449317,
    WaitingChanges1796512413047,
    SubjectsOfNotices1796600047171,
    TypesInAnyCase1796610048000,
    WebhooksByPrograms1796615000000,
    ProbesOfReceivers1796620000000,
    RenamedJobs1796700000000,
    StaffDecisions1796701000000,
    BlockedAddresses1796702000000,
    NoRollBackWith1796710000000,
    AttendeeNotes1796720000000,
    CancelledEvents1796730000000,
    EventDrafts1796740000000,
    EventSeries1796750000000,
    DatesOfSeries1796760000000,
    MailingsOfSeries1796760001000,
    EventTeam1796770000000,
    EventInvitations1796770001000,
    ChangesOfNewOwners1796770002000,
    Activities1796770003000,
    PublicHosts1796770004000,
    TicketCodes1796780000000,
    Door1796790000000,
    PlaceReleases1796800000000,
    NamesByConsent1796810000000,
    AccountActivities1796820000000,
    ErasedPeople1796830000000,
    EventLanguages1796850000000,
    CalendarFeeds1796851000000,
    Messages1796860000000,
    Pictures1796890000000,
    Brand1796900000000,
    DuplicatedEvents1796910000000,
    PlanChanges1796920000000,
    ScopesForOtherPeople1796930000000,
    NoticesOfPlans1796940000000,
    UndecidedPrices1796950000000,
    EndedAttention1796960000000,
    NoticesOfNames1796961000000,
    OfferedHosts1796970000000,
    DaysOfSearchWords1796980000000,
  ],
};

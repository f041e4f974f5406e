type Answer<Value> = Value | Promise<Value>;

export interface FakeAccentTones {
  dark?: FakeTones | (() => Answer<FakeTones>);
  light?: FakeTones | (() => Answer<FakeTones>);
  moves?: Array<string>;
}

export interface AcceptEventInvitationInput {
  token: string;
}

export interface FakeAccessToken {
  createdAt?: string;
  expiresAt?: string | null;
  id?: string;
  lastUsedAt?: string | null;
  name?: string;
  prefix?: string;
  scopes?: Array<'ACCOUNT_READ' | 'DOOR' | 'EVENTS_WRITE' | 'MESSAGES_WRITE' | 'PEOPLE_WRITE' | 'SIGN_UPS_READ' | 'SIGN_UPS_WRITE' | 'TEAM_WRITE' | 'WEBHOOKS'>;
}

export interface FakeAccount {
  accessTokens?: Array<FakeAccessToken> | null | (() => Answer<Array<FakeAccessToken> | null>);
  activity?: (args: { after?: string | null; before?: string | null; first: number; last?: number | null }) => Answer<FakeAccountActivityConnection | null>;
  calendarConnected?: boolean;
  calendarFeed?: FakeCalendarFeed | null | (() => Answer<FakeCalendarFeed | null>);
  cancelledSignUps?: (args: { after?: string | null; before?: string | null; first: number; hasEnded?: boolean | null; last?: number | null }) => Answer<FakeCancelledSignUpConnection | null>;
  createdAt?: string;
  dataExportUrl?: string | null;
  defaultNameShown?: 'ATTENDEES' | 'SIGNED_IN' | 'TEAM' | null;
  deletionImpact?: FakeAccountDeletionImpact | null | (() => Answer<FakeAccountDeletionImpact | null>);
  email?: string;
  emailVerified?: boolean;
  emailVerifiedAt?: string | null;
  eventChanges?: (args: { after?: string | null; before?: string | null; first: number; last?: number | null }) => Answer<FakeEventChangeConnection | null>;
  eventDays?: (args: { eventsPerDay: number; from: string; to: string }) => Answer<Array<FakeEventDay>>;
  eventDrafts?: (args: { after?: string | null; before?: string | null; first: number; last?: number | null }) => Answer<FakeEventDraftConnection | null>;
  eventTotals?: (args: { hasEnded?: boolean | null }) => Answer<FakeEventTotals>;
  events?: (args: { after?: string | null; before?: string | null; first: number; hasEnded?: boolean | null; last?: number | null; orderBy: 'BEST_MATCH' | 'LATEST_FIRST' | 'RECENTLY_UPDATED_FIRST' | 'SOONEST_FIRST' }) => Answer<FakeEventConnection>;
  id?: string;
  mayUpdateBrand?: boolean;
  name?: string;
  nameConfirmed?: boolean;
  paymentsNeedingAttention?: (args: { after?: string | null; before?: string | null; first: number; last?: number | null }) => Answer<FakePaymentConnection | null>;
  recentFigures?: FakeRecentFigures | (() => Answer<FakeRecentFigures>);
  role?: 'STAFF' | 'USER';
  sessions?: Array<FakeBrowserSession> | null | (() => Answer<Array<FakeBrowserSession> | null>);
  sharedEvents?: (args: { after?: string | null; before?: string | null; first: number; hasEnded?: boolean | null; last?: number | null }) => Answer<FakeEventConnection>;
  signInMethods?: Array<'GOOGLE' | 'PASSWORD'>;
  signUpChanges?: (args: { after?: string | null; before?: string | null; first: number; last?: number | null }) => Answer<FakeSignUpChangeConnection | null>;
  signUpDays?: (args: { eventsPerDay: number; from: string; to: string }) => Answer<Array<FakeEventDay>>;
  signUps?: (args: { after?: string | null; before?: string | null; first: number; hasEnded?: boolean | null; last?: number | null }) => Answer<FakeSignUpConnection | null>;
  storedData?: Array<FakeStoredData> | (() => Answer<Array<FakeStoredData>>);
  waitingListEntries?: (args: { after?: string | null; before?: string | null; first: number; last?: number | null }) => Answer<FakeWaitingListEntryConnection | null>;
  webhooks?: Array<FakeWebhook> | null | (() => Answer<Array<FakeWebhook> | null>);
}

export interface FakeAccountActivity {
  accessTokenName?: string | null;
  action?: 'ACCESS_TOKEN_CREATED' | 'ACCESS_TOKEN_REVOKED' | 'CALENDAR_CONNECTED' | 'CALENDAR_DISCONNECTED' | 'DATA_EXPORTED' | 'EMAIL_VERIFIED' | 'PASSWORD_CHANGED' | 'PASSWORD_RESET' | 'REGISTERED' | 'ROLE_CHANGED' | 'SESSION_ENDED' | 'SIGNED_IN' | 'SIGNED_OUT' | 'SIGN_IN_REFUSED' | 'WEBHOOK_CHANGED' | 'WEBHOOK_CREATED' | 'WEBHOOK_DELETED';
  device?: string | null;
  id?: string;
  network?: string | null;
  occurredAt?: string;
}

export interface FakeAccountActivityConnection {
  edges?: Array<FakeAccountActivityEdge> | (() => Answer<Array<FakeAccountActivityEdge>>);
  nodes?: Array<FakeAccountActivity> | (() => Answer<Array<FakeAccountActivity>>);
  pageInfo?: FakePageInfo | (() => Answer<FakePageInfo>);
  totalCount?: number;
}

export interface FakeAccountActivityEdge {
  cursor?: string;
  node?: FakeAccountActivity | (() => Answer<FakeAccountActivity>);
}

export interface FakeAccountDeletionImpact {
  eventCount?: number;
  events?: FakeDeletionImpact | (() => Answer<FakeDeletionImpact>);
  placeCount?: number;
  placeRefundCount?: number;
  placeRefundPence?: number;
}

export interface FakeAccountPayload {
  account?: FakeAccount | null | (() => Answer<FakeAccount | null>);
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface FakeActivity {
  accessTokenName?: string | null;
  action?: 'DOOR_PASS_CREATED' | 'DOOR_PASS_ENDED' | 'EVENT_CANCELLED' | 'EVENT_CHANGED' | 'EVENT_CREATED' | 'EVENT_DELETED' | 'EVENT_HANDED_OVER' | 'MEMBER_INVITED' | 'MEMBER_JOINED' | 'MEMBER_REMOVED' | 'MESSAGE_SENT' | 'PEOPLE_EXPORTED' | 'PLACES_RELEASED' | 'ROLE_CHANGED' | 'SCAN_UNDONE' | 'SIGN_UP_CANCELLED_BY_TEAM';
  actor?: FakeOrganizer | null | (() => Answer<FakeOrganizer | null>);
  detail?: string | null;
  id?: string;
  occurredAt?: string;
  subject?: FakeOrganizer | null | (() => Answer<FakeOrganizer | null>);
}

export interface FakeActivityConnection {
  edges?: Array<FakeActivityEdge> | (() => Answer<Array<FakeActivityEdge>>);
  nodes?: Array<FakeActivity> | (() => Answer<Array<FakeActivity>>);
  pageInfo?: FakePageInfo | (() => Answer<FakePageInfo>);
  totalCount?: number;
}

export interface FakeActivityEdge {
  cursor?: string;
  node?: FakeActivity | (() => Answer<FakeActivity>);
}

export interface AddEventToCalendarInput {
  eventId: string;
}

export interface FakeBrand {
  accent?: string | null;
  darkLogoUrl?: string | null;
  headline?: string | null;
  lightLogoUrl?: string | null;
  links?: Array<FakeBrandLink> | (() => Answer<Array<FakeBrandLink>>);
  name?: string;
  setByOperator?: Array<'ACCENT' | 'DARK_LOGO' | 'HEADLINE' | 'LIGHT_LOGO' | 'LINKS' | 'NAME'>;
  tones?: (args: { accent?: string | null }) => Answer<FakeAccentTones | null>;
}

export interface FakeBrandLink {
  label?: string;
  url?: string;
}

export interface BrandLinkInput {
  label: string;
  url: string;
}

export interface FakeBrandPayload {
  brand?: FakeBrand | null | (() => Answer<FakeBrand | null>);
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface FakeBrowserSession {
  createdAt?: string;
  device?: string | null;
  id?: string;
  isCurrent?: boolean;
  lastSeenAt?: string;
}

export interface FakeCalendarConnectionPayload {
  authorizationUrl?: string | null;
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface FakeCalendarFeed {
  lastReadAt?: string | null;
  url?: string;
  webcalUrl?: string;
}

export interface CancelCheckoutInput {
  paymentId: string;
}

export interface CancelEventInput {
  expectedUpdatedAt?: string | null;
  id: string;
  reason: string;
  scope?: 'THIS' | 'THIS_AND_FOLLOWING';
}

export interface CancelMessageInput {
  id: string;
}

export interface CancelSignUpInput {
  expectedRefundPence?: number | null;
  signUpId: string;
}

export interface FakeCancelSignUpPayload {
  cancelledSignUpId?: string | null;
  event?: FakeEvent | null | (() => Answer<FakeEvent | null>);
  refund?: FakePayment | null | (() => Answer<FakePayment | null>);
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface FakeCancelledSignUp {
  byCreator?: boolean;
  cancelledAt?: string;
  event?: FakeEvent | (() => Answer<FakeEvent>);
  id?: string;
  refund?: FakePayment | null | (() => Answer<FakePayment | null>);
}

export interface FakeCancelledSignUpConnection {
  edges?: Array<FakeCancelledSignUpEdge> | (() => Answer<Array<FakeCancelledSignUpEdge>>);
  nodes?: Array<FakeCancelledSignUp> | (() => Answer<Array<FakeCancelledSignUp>>);
  pageInfo?: FakePageInfo | (() => Answer<FakePageInfo>);
  totalCount?: number;
}

export interface FakeCancelledSignUpEdge {
  cursor?: string;
  node?: FakeCancelledSignUp | (() => Answer<FakeCancelledSignUp>);
}

export interface ChangeEventRoleInput {
  accountId: string;
  eventId: string;
  role?: 'DOOR' | 'EDITOR' | 'OWNER' | null;
  shownAsHost?: boolean | null;
}

export interface ChangePasswordInput {
  currentPassword?: string | null;
  newPassword: string;
}

export interface FakeCheckoutPayload {
  clientSecret?: string | null;
  payment?: FakePayment | null | (() => Answer<FakePayment | null>);
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface CompleteCheckoutInput {
  paymentId: string;
}

export interface ConfirmContactInput {
  token: string;
}

export interface FakeConfirmContactPayload {
  event?: FakeEvent | null | (() => Answer<FakeEvent | null>);
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface ConnectCalendarInput {
  code: string;
  state: string;
}

export interface CreateAccessTokenInput {
  expiresAt?: string | null;
  name: string;
  scopes: Array<'ACCOUNT_READ' | 'DOOR' | 'EVENTS_WRITE' | 'MESSAGES_WRITE' | 'PEOPLE_WRITE' | 'SIGN_UPS_READ' | 'SIGN_UPS_WRITE' | 'TEAM_WRITE' | 'WEBHOOKS'>;
}

export interface FakeCreateAccessTokenPayload {
  accessToken?: FakeAccessToken | null | (() => Answer<FakeAccessToken | null>);
  secret?: string | null;
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface CreateDoorPassInput {
  eventId: string;
  maySearch?: boolean;
  mayUndo?: boolean;
  name: string;
}

export interface FakeCreateDoorPassPayload {
  doorPass?: FakeDoorPass | null | (() => Answer<FakeDoorPass | null>);
  secret?: string | null;
  url?: string | null;
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface CreateEventInput {
  attendeeNote?: string | null;
  capacity?: number | null;
  cover?: EventCoverInput | null;
  date: string;
  description: string;
  duplicatedFromId?: string | null;
  endTime: string;
  language?: string | null;
  location: string;
  pricePence?: number;
  refundDeadlineHours?: number | null;
  startTime: string;
  timeZone?: string | null;
  title: string;
  type: string;
  visibility?: 'PUBLIC' | 'UNLISTED';
}

export interface CreateEventSeriesInput {
  count: number;
  eventId: string;
  exceptDates?: Array<string> | null;
  interval: 'MONTH_BY_WEEKDAY' | 'TWO_WEEKS' | 'WEEK';
}

export interface CreateMessageInput {
  alsoLaterSignUps?: boolean;
  audience?: 'ALL' | 'ARRIVED' | 'NOT_ARRIVED' | 'SELECTED' | 'WAITING';
  eventId: string;
  send?: MessageTimeInput | null;
  signUpIds?: Array<string> | null;
  subject: string;
  text: string;
}

export interface CreateWebhookInput {
  query: string;
  topics: Array<'ATTENDEE_ARRIVED' | 'EVENT_CANCELLED' | 'EVENT_CREATED' | 'EVENT_DELETED' | 'EVENT_UPDATED' | 'PAYMENT_FAILED' | 'PAYMENT_NEEDS_ATTENTION' | 'PAYMENT_REFUNDED' | 'PAYMENT_SUCCEEDED' | 'PLACE_OFFERED' | 'SIGN_UP_ADDED' | 'SIGN_UP_CANCELLED' | 'SIGN_UP_CONFIRMED' | 'WAITING_LIST_JOINED'>;
  url: string;
}

export interface FakeCreateWebhookPayload {
  secret?: string | null;
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
  webhook?: FakeWebhook | null | (() => Answer<FakeWebhook | null>);
}

export interface FakeDayCount {
  count?: number;
  date?: string;
}

export interface FakeDeleteAccountPayload {
  deletedAccountId?: string | null;
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface FakeDeleteEventDraftPayload {
  deletedEventDraftId?: string | null;
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface DeleteEventInput {
  id: string;
  scope?: 'THIS' | 'THIS_AND_FOLLOWING';
}

export interface FakeDeleteEventPayload {
  deletedEventId?: string | null;
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface DeleteWebhookInput {
  id: string;
}

export interface FakeDeleteWebhookPayload {
  deletedWebhookId?: string | null;
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface FakeDeletionImpact {
  refundCount?: number;
  refundPence?: number;
  signUpCount?: number;
  waitingCount?: number;
}

export interface FakeDoor {
  alreadyInCount?: number;
  arrivedByDoor?: Array<FakeDoorCount> | (() => Answer<Array<FakeDoorCount>>);
  arrivedCount?: number;
  conflicts?: (args: { after?: string | null; before?: string | null; first: number; last?: number | null }) => Answer<FakeScanConnection>;
  expectedCount?: number;
  missingCount?: number;
  passes?: Array<FakeDoorPass> | null | (() => Answer<Array<FakeDoorPass> | null>);
  placesReleasedAt?: string | null;
  scans?: (args: { after?: string | null; before?: string | null; first: number; last?: number | null }) => Answer<FakeScanConnection>;
  search?: (args: { text: string }) => Answer<Array<FakeSignUp>>;
  viewerCanSearch?: boolean;
  viewerCanUndo?: boolean;
}

export interface FakeDoorCount {
  arrivedCount?: number;
  door?: string;
}

export interface FakeDoorPass {
  createdAt?: string;
  expiresAt?: string;
  id?: string;
  lastUsedAt?: string | null;
  maySearch?: boolean;
  mayUndo?: boolean;
  name?: string;
}

export interface EndDoorPassInput {
  doorPassId: string;
}

export interface EndPaymentAttentionInput {
  note: string;
  paymentId: string;
}

export interface EndSessionInput {
  id: string;
}

export interface FakeEvent {
  activity?: (args: { after?: string | null; before?: string | null; first: number; last?: number | null }) => Answer<FakeActivityConnection | null>;
  attendeeNote?: string | null;
  calendarUrl?: string;
  cancellationImpact?: FakeDeletionImpact | null | (() => Answer<FakeDeletionImpact | null>);
  cancellationReason?: string | null;
  cancelledAt?: string | null;
  cancelledSignUps?: (args: { after?: string | null; before?: string | null; first: number; last?: number | null }) => Answer<FakeCancelledSignUpConnection | null>;
  capacity?: number | null;
  cover?: FakeEventCover | null | (() => Answer<FakeEventCover | null>);
  createdAt?: string;
  createdBy?: FakeOrganizer | (() => Answer<FakeOrganizer>);
  date?: string;
  deletionImpact?: FakeDeletionImpact | null | (() => Answer<FakeDeletionImpact | null>);
  description?: string;
  descriptionTree?: unknown;
  door?: FakeDoor | null | (() => Answer<FakeDoor | null>);
  endTime?: string;
  endsAt?: string;
  excerpt?: string;
  hasEnded?: boolean;
  hiddenSignUpCount?: number;
  hosts?: Array<FakeOrganizer> | (() => Answer<Array<FakeOrganizer>>);
  id?: string;
  imageUrl?: string;
  invitations?: Array<FakeEventInvitation> | null | (() => Answer<Array<FakeEventInvitation> | null>);
  language?: string | null;
  location?: string;
  messageAudience?: (args: { audience: 'ALL' | 'ARRIVED' | 'NOT_ARRIVED' | 'SELECTED' | 'WAITING'; signUpIds?: Array<string> | null }) => Answer<FakeMessageAudienceCount | null>;
  messagePreview?: (args: { audience: 'ALL' | 'ARRIVED' | 'NOT_ARRIVED' | 'SELECTED' | 'WAITING'; subject: string; text: string }) => Answer<FakeMessagePreview | null>;
  messages?: (args: { after?: string | null; before?: string | null; first: number; last?: number | null }) => Answer<FakeMessageConnection | null>;
  payments?: (args: { after?: string | null; before?: string | null; first: number; last?: number | null }) => Answer<FakePaymentConnection | null>;
  paymentsNeedingAttention?: (args: { after?: string | null; before?: string | null; first: number; last?: number | null }) => Answer<FakePaymentConnection | null>;
  placesLeft?: number | null;
  planChangeImpact?: FakePlanChangeImpact | null | (() => Answer<FakePlanChangeImpact | null>);
  pricePence?: number;
  public?: boolean;
  refundDeadlineHours?: number | null;
  series?: FakeEventSeries | null | (() => Answer<FakeEventSeries | null>);
  signUpCount?: number;
  signUps?: (args: { after?: string | null; arrived?: boolean | null; before?: string | null; first: number; last?: number | null; orderBy: 'LATEST_FIRST' | 'NAME'; search?: string | null; unreachable?: boolean | null }) => Answer<FakeSignUpConnection | null>;
  startTime?: string;
  startsAt?: string;
  statistics?: FakeEventStatistics | null | (() => Answer<FakeEventStatistics | null>);
  team?: Array<FakeEventMember> | null | (() => Answer<Array<FakeEventMember> | null>);
  timeZone?: string;
  title?: string;
  type?: string;
  updatedAt?: string;
  url?: string;
  viewerCanEdit?: boolean;
  viewerClashes?: Array<FakeEvent> | (() => Answer<Array<FakeEvent>>);
  viewerPaymentIsProcessing?: boolean;
  viewerPlaceHeldUntil?: string | null;
  viewerRole?: 'DOOR' | 'EDITOR' | 'OWNER' | null;
  viewerSignUp?: FakeSignUp | null | (() => Answer<FakeSignUp | null>);
  viewerWaitingListEntry?: FakeWaitingListEntry | null | (() => Answer<FakeWaitingListEntry | null>);
  visibility?: 'PUBLIC' | 'UNLISTED';
  waitingCount?: number;
  waitingListEntries?: (args: { after?: string | null; before?: string | null; first: number; last?: number | null }) => Answer<FakeWaitingListEntryConnection | null>;
}

export interface FakeEventChange {
  changedAt?: string;
  event?: FakeEvent | null | (() => Answer<FakeEvent | null>);
  eventId?: string;
  kind?: 'ADDED' | 'CHANGED' | 'REMOVED';
}

export interface FakeEventChangeConnection {
  edges?: Array<FakeEventChangeEdge> | (() => Answer<Array<FakeEventChangeEdge>>);
  nodes?: Array<FakeEventChange> | (() => Answer<Array<FakeEventChange>>);
  pageInfo?: FakePageInfo | (() => Answer<FakePageInfo>);
}

export interface FakeEventChangeEdge {
  cursor?: string;
  node?: FakeEventChange | (() => Answer<FakeEventChange>);
}

export interface FakeEventConnection {
  edges?: Array<FakeEventEdge> | (() => Answer<Array<FakeEventEdge>>);
  nodes?: Array<FakeEvent> | (() => Answer<Array<FakeEvent>>);
  pageInfo?: FakePageInfo | (() => Answer<FakePageInfo>);
  totalCount?: number;
}

export interface FakeEventCover {
  alt?: string;
  color?: string;
  focusX?: number;
  focusY?: number;
  pictureId?: string;
  url?: string;
}

export interface EventCoverInput {
  alt?: string;
  focusX?: number;
  focusY?: number;
  pictureId: string;
}

export interface FakeEventDay {
  date?: string;
  eventCount?: number;
  events?: Array<FakeEvent> | (() => Answer<Array<FakeEvent>>);
}

export interface FakeEventDraft {
  attendeeNote?: string | null;
  capacity?: number | null;
  cover?: FakeEventCover | null | (() => Answer<FakeEventCover | null>);
  createdAt?: string;
  date?: string | null;
  description?: string | null;
  endTime?: string | null;
  id?: string;
  language?: string | null;
  location?: string | null;
  missing?: Array<string>;
  previewUrl?: string;
  pricePence?: number;
  refundDeadlineHours?: number | null;
  startTime?: string | null;
  timeZone?: string;
  title?: string;
  type?: string | null;
  updatedAt?: string;
  visibility?: 'PUBLIC' | 'UNLISTED';
}

export interface FakeEventDraftConnection {
  edges?: Array<FakeEventDraftEdge> | (() => Answer<Array<FakeEventDraftEdge>>);
  nodes?: Array<FakeEventDraft> | (() => Answer<Array<FakeEventDraft>>);
  pageInfo?: FakePageInfo | (() => Answer<FakePageInfo>);
  totalCount?: number;
}

export interface FakeEventDraftEdge {
  cursor?: string;
  node?: FakeEventDraft | (() => Answer<FakeEventDraft>);
}

export interface EventDraftInput {
  id: string;
}

export interface FakeEventDraftPayload {
  eventDraft?: FakeEventDraft | null | (() => Answer<FakeEventDraft | null>);
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface FakeEventEdge {
  cursor?: string;
  node?: FakeEvent | (() => Answer<FakeEvent>);
}

export interface EventFilter {
  cancelled?: boolean | null;
  createdById?: string | null;
  foldSeries?: boolean | null;
  free?: boolean | null;
  from?: string | null;
  hasEnded?: boolean | null;
  hostId?: string | null;
  ids?: Array<string> | null;
  search?: string | null;
  seriesId?: string | null;
  to?: string | null;
  type?: string | null;
  updatedSince?: string | null;
}

export interface FakeEventInvitation {
  createdAt?: string;
  email?: string;
  expiresAt?: string;
  id?: string;
  role?: 'DOOR' | 'EDITOR' | 'OWNER';
  shownAsHost?: boolean;
}

export interface FakeEventInvitationPayload {
  event?: FakeEvent | null | (() => Answer<FakeEvent | null>);
  invitation?: FakeEventInvitation | null | (() => Answer<FakeEventInvitation | null>);
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface FakeEventMember {
  account?: FakeOrganizer | (() => Answer<FakeOrganizer>);
  email?: string | null;
  offeredAsHost?: boolean;
  role?: 'DOOR' | 'EDITOR' | 'OWNER';
  shownAsHost?: boolean;
  since?: string;
}

export interface FakeEventPayload {
  event?: FakeEvent | null | (() => Answer<FakeEvent | null>);
  skippedEvents?: Array<FakeEvent> | null | (() => Answer<Array<FakeEvent> | null>);
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface FakeEventSeries {
  eventCount?: number;
  events?: (args: { after?: string | null; before?: string | null; first: number; hasEnded?: boolean | null; last?: number | null }) => Answer<FakeEventConnection>;
  id?: string;
  interval?: 'MONTH_BY_WEEKDAY' | 'TWO_WEEKS' | 'WEEK';
  nextEvent?: FakeEvent | null | (() => Answer<FakeEvent | null>);
  url?: string;
}

export interface FakeEventSeriesPayload {
  series?: FakeEventSeries | null | (() => Answer<FakeEventSeries | null>);
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface FakeEventStatistics {
  arrivedCount?: number;
  cancelledCount?: number;
  duplicatedFrom?: FakeEvent | null | (() => Answer<FakeEvent | null>);
  paidPence?: number;
  refundedPence?: number;
  signUpCount?: number;
  signUpsByDay?: Array<FakeDayCount> | (() => Answer<Array<FakeDayCount>>);
}

export interface FakeEventTotals {
  arrivalsByType?: Array<FakeTypeArrivals> | (() => Answer<Array<FakeTypeArrivals>>);
  eventCount?: number;
  paidPence?: number;
  signUpCount?: number;
}

export interface FakeEventTypeCount {
  eventCount?: number;
  type?: string;
}

export interface HandOverEventInput {
  email: string;
  eventId: string;
}

export interface InviteToEventInput {
  email: string;
  eventId: string;
  role: 'DOOR' | 'EDITOR' | 'OWNER';
  shownAsHost?: boolean;
}

export interface LeaveWaitingListInput {
  eventId: string;
  expectedOffer?: boolean | null;
}

export interface FakeLeaveWaitingListPayload {
  leftEventId?: string | null;
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface LogInInput {
  email: string;
  password: string;
  role: 'STAFF' | 'USER';
}

export interface FakeLogOutPayload {
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface FakeMessage {
  alsoLaterSignUps?: boolean;
  audience?: 'ALL' | 'ARRIVED' | 'NOT_ARRIVED' | 'SELECTED' | 'WAITING';
  bouncedCount?: number;
  createdAt?: string;
  createdBy?: FakeOrganizer | null | (() => Answer<FakeOrganizer | null>);
  hoursAfterEnd?: number | null;
  hoursBeforeStart?: number | null;
  id?: string;
  mutedCount?: number;
  recipientCount?: number;
  sendAt?: string | null;
  sentAt?: string | null;
  sentCount?: number;
  status?: 'CANCELLED' | 'SCHEDULED' | 'SENDING' | 'SENT';
  subject?: string;
  text?: string;
  waitsForTeam?: boolean;
}

export interface FakeMessageAudienceCount {
  mutedCount?: number;
  recipientCount?: number;
  unreachableCount?: number;
}

export interface FakeMessageConnection {
  edges?: Array<FakeMessageEdge> | (() => Answer<Array<FakeMessageEdge>>);
  nodes?: Array<FakeMessage> | (() => Answer<Array<FakeMessage>>);
  pageInfo?: FakePageInfo | (() => Answer<FakePageInfo>);
  totalCount?: number;
}

export interface FakeMessageEdge {
  cursor?: string;
  node?: FakeMessage | (() => Answer<FakeMessage>);
}

export interface FakeMessagePayload {
  message?: FakeMessage | null | (() => Answer<FakeMessage | null>);
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface FakeMessagePreview {
  coverUrl?: string | null;
  from?: string;
  html?: string;
  replyTo?: string;
}

export interface MessageTimeInput {
  at?: string | null;
  hoursAfterEnd?: number | null;
  hoursBeforeStart?: number | null;
}

export interface FakeMutation {
  acceptEventInvitation: (args: { input: AcceptEventInvitationInput }) => Answer<FakeEventPayload>;
  addEventToCalendar: (args: { input: AddEventToCalendarInput }) => Answer<FakeSignUpPayload>;
  cancelCheckout: (args: { input: CancelCheckoutInput }) => Answer<FakePaymentPayload>;
  cancelEvent: (args: { input: CancelEventInput }) => Answer<FakeEventPayload>;
  cancelMessage: (args: { input: CancelMessageInput }) => Answer<FakeMessagePayload>;
  cancelSignUp: (args: { input: CancelSignUpInput }) => Answer<FakeCancelSignUpPayload>;
  changeEventRole: (args: { input: ChangeEventRoleInput }) => Answer<FakeEventPayload>;
  changePassword: (args: { input: ChangePasswordInput }) => Answer<FakeAccountPayload>;
  completeCheckout: (args: { input: CompleteCheckoutInput }) => Answer<FakeSignUpPayload>;
  confirmContact: (args: { input: ConfirmContactInput }) => Answer<FakeConfirmContactPayload>;
  connectCalendar: (args: { input: ConnectCalendarInput }) => Answer<FakeAccountPayload>;
  createAccessToken: (args: { input: CreateAccessTokenInput }) => Answer<FakeCreateAccessTokenPayload>;
  createDoorPass: (args: { input: CreateDoorPassInput }) => Answer<FakeCreateDoorPassPayload>;
  createEvent: (args: { input: CreateEventInput }) => Answer<FakeEventPayload>;
  createEventSeries: (args: { input: CreateEventSeriesInput }) => Answer<FakeEventSeriesPayload>;
  createMessage: (args: { input: CreateMessageInput }) => Answer<FakeMessagePayload>;
  createWebhook: (args: { input: CreateWebhookInput }) => Answer<FakeCreateWebhookPayload>;
  deleteAccount: (args: { password?: string | null }) => Answer<FakeDeleteAccountPayload>;
  deleteEvent: (args: { input: DeleteEventInput }) => Answer<FakeDeleteEventPayload>;
  deleteEventDraft: (args: { input: EventDraftInput }) => Answer<FakeDeleteEventDraftPayload>;
  deleteWebhook: (args: { input: DeleteWebhookInput }) => Answer<FakeDeleteWebhookPayload>;
  disconnectCalendar: () => Answer<FakeAccountPayload>;
  endDoorPass: (args: { input: EndDoorPassInput }) => Answer<FakeEventPayload>;
  endOtherSessions: () => Answer<FakeAccountPayload>;
  endPaymentAttention: (args: { input: EndPaymentAttentionInput }) => Answer<FakePaymentPayload>;
  endProgramAccess: () => Answer<FakeAccountPayload>;
  endSession: (args: { input: EndSessionInput }) => Answer<FakeAccountPayload>;
  handOverEvent: (args: { input: HandOverEventInput }) => Answer<FakeEventInvitationPayload>;
  inviteToEvent: (args: { input: InviteToEventInput }) => Answer<FakeEventInvitationPayload>;
  joinWaitingList: (args: { input: SignUpInput }) => Answer<FakeWaitingListEntryPayload>;
  leaveWaitingList: (args: { input: LeaveWaitingListInput }) => Answer<FakeLeaveWaitingListPayload>;
  logIn: (args: { input: LogInInput }) => Answer<FakeSessionPayload>;
  logOut: () => Answer<FakeLogOutPayload>;
  publishEventDraft: (args: { input: EventDraftInput }) => Answer<FakeEventPayload>;
  recheckPayment: (args: { input: RecheckPaymentInput }) => Answer<FakePaymentPayload>;
  recordScans: (args: { input: RecordScansInput }) => Answer<FakeRecordScansPayload>;
  register: (args: { input: RegisterInput }) => Answer<FakeSessionPayload>;
  releaseMissingPlaces: (args: { input: ReleaseMissingPlacesInput }) => Answer<FakeEventPayload>;
  removeFromEvent: (args: { input: RemoveFromEventInput }) => Answer<FakeEventPayload>;
  renewDraftPreview: (args: { input: EventDraftInput }) => Answer<FakeEventDraftPayload>;
  requestEmailVerification: () => Answer<FakeRequestEmailVerificationPayload>;
  requestPasswordReset: (args: { input: RequestPasswordResetInput }) => Answer<FakeRequestPasswordResetPayload>;
  resetCalendarFeed: () => Answer<FakeAccountPayload>;
  resetPassword: (args: { input: ResetPasswordInput }) => Answer<FakeSessionPayload>;
  resumeWebhook: (args: { input: ResumeWebhookInput }) => Answer<FakeUpdateWebhookPayload>;
  retryWebhookDelivery: (args: { input: RetryWebhookDeliveryInput }) => Answer<FakeRetryWebhookDeliveryPayload>;
  revokeAccessToken: (args: { input: RevokeAccessTokenInput }) => Answer<FakeRevokeAccessTokenPayload>;
  rotateTicket: (args: { input: RotateTicketInput }) => Answer<FakeSignUpPayload>;
  rotateWebhookSecret: (args: { input: RotateWebhookSecretInput }) => Answer<FakeRotateWebhookSecretPayload>;
  saveEventDraft: (args: { input: SaveEventDraftInput }) => Answer<FakeEventDraftPayload>;
  sendMessagePreview: (args: { input: CreateMessageInput }) => Answer<FakeMessagePayload>;
  signUp: (args: { input: SignUpInput }) => Answer<FakeSignUpPayload>;
  signUpToEvents: (args: { input: SignUpToEventsInput }) => Answer<FakeSignUpToEventsPayload>;
  startCalendarConnection: (args: { input: StartCalendarConnectionInput }) => Answer<FakeCalendarConnectionPayload>;
  startCheckout: (args: { input: SignUpInput }) => Answer<FakeCheckoutPayload>;
  testWebhook: (args: { input: TestWebhookInput }) => Answer<FakeTestWebhookPayload>;
  undoCancelEvent: (args: { input: UndoCancelEventInput }) => Answer<FakeEventPayload>;
  undoReleaseMissingPlaces: (args: { input: UndoReleaseMissingPlacesInput }) => Answer<FakeEventPayload>;
  undoScan: (args: { input: UndoScanInput }) => Answer<FakeRecordScansPayload>;
  updateAccount: (args: { input: UpdateAccountInput }) => Answer<FakeAccountPayload>;
  updateBrand: (args: { input: UpdateBrandInput }) => Answer<FakeBrandPayload>;
  updateEvent: (args: { input: UpdateEventInput }) => Answer<FakeEventPayload>;
  updateMessage: (args: { input: UpdateMessageInput }) => Answer<FakeMessagePayload>;
  updateSignUp: (args: { input: UpdateSignUpInput }) => Answer<FakeSignUpPayload>;
  updateWebhook: (args: { input: UpdateWebhookInput }) => Answer<FakeUpdateWebhookPayload>;
  verifyEmail: (args: { input: VerifyEmailInput }) => Answer<FakeAccountPayload>;
  withdrawEventInvitation: (args: { input: WithdrawEventInvitationInput }) => Answer<FakeEventPayload>;
}

export type FakeMutationPayload =
  | ({ __typename: 'AccountPayload' } & FakeAccountPayload)
  | ({ __typename: 'BrandPayload' } & FakeBrandPayload)
  | ({ __typename: 'CalendarConnectionPayload' } & FakeCalendarConnectionPayload)
  | ({ __typename: 'CancelSignUpPayload' } & FakeCancelSignUpPayload)
  | ({ __typename: 'CheckoutPayload' } & FakeCheckoutPayload)
  | ({ __typename: 'ConfirmContactPayload' } & FakeConfirmContactPayload)
  | ({ __typename: 'CreateAccessTokenPayload' } & FakeCreateAccessTokenPayload)
  | ({ __typename: 'CreateDoorPassPayload' } & FakeCreateDoorPassPayload)
  | ({ __typename: 'CreateWebhookPayload' } & FakeCreateWebhookPayload)
  | ({ __typename: 'DeleteAccountPayload' } & FakeDeleteAccountPayload)
  | ({ __typename: 'DeleteEventDraftPayload' } & FakeDeleteEventDraftPayload)
  | ({ __typename: 'DeleteEventPayload' } & FakeDeleteEventPayload)
  | ({ __typename: 'DeleteWebhookPayload' } & FakeDeleteWebhookPayload)
  | ({ __typename: 'EventDraftPayload' } & FakeEventDraftPayload)
  | ({ __typename: 'EventInvitationPayload' } & FakeEventInvitationPayload)
  | ({ __typename: 'EventPayload' } & FakeEventPayload)
  | ({ __typename: 'EventSeriesPayload' } & FakeEventSeriesPayload)
  | ({ __typename: 'LeaveWaitingListPayload' } & FakeLeaveWaitingListPayload)
  | ({ __typename: 'LogOutPayload' } & FakeLogOutPayload)
  | ({ __typename: 'MessagePayload' } & FakeMessagePayload)
  | ({ __typename: 'PaymentPayload' } & FakePaymentPayload)
  | ({ __typename: 'RecordScansPayload' } & FakeRecordScansPayload)
  | ({ __typename: 'RequestEmailVerificationPayload' } & FakeRequestEmailVerificationPayload)
  | ({ __typename: 'RequestPasswordResetPayload' } & FakeRequestPasswordResetPayload)
  | ({ __typename: 'RetryWebhookDeliveryPayload' } & FakeRetryWebhookDeliveryPayload)
  | ({ __typename: 'RevokeAccessTokenPayload' } & FakeRevokeAccessTokenPayload)
  | ({ __typename: 'RotateWebhookSecretPayload' } & FakeRotateWebhookSecretPayload)
  | ({ __typename: 'SessionPayload' } & FakeSessionPayload)
  | ({ __typename: 'SignUpPayload' } & FakeSignUpPayload)
  | ({ __typename: 'SignUpToEventsPayload' } & FakeSignUpToEventsPayload)
  | ({ __typename: 'TestWebhookPayload' } & FakeTestWebhookPayload)
  | ({ __typename: 'UpdateWebhookPayload' } & FakeUpdateWebhookPayload)
  | ({ __typename: 'WaitingListEntryPayload' } & FakeWaitingListEntryPayload);

export type FakeNode =
  | ({ __typename: 'AccessToken' } & FakeAccessToken)
  | ({ __typename: 'Account' } & FakeAccount)
  | ({ __typename: 'AccountActivity' } & FakeAccountActivity)
  | ({ __typename: 'Activity' } & FakeActivity)
  | ({ __typename: 'BrowserSession' } & FakeBrowserSession)
  | ({ __typename: 'CancelledSignUp' } & FakeCancelledSignUp)
  | ({ __typename: 'DoorPass' } & FakeDoorPass)
  | ({ __typename: 'Event' } & FakeEvent)
  | ({ __typename: 'EventDraft' } & FakeEventDraft)
  | ({ __typename: 'EventInvitation' } & FakeEventInvitation)
  | ({ __typename: 'EventSeries' } & FakeEventSeries)
  | ({ __typename: 'Message' } & FakeMessage)
  | ({ __typename: 'Payment' } & FakePayment)
  | ({ __typename: 'Scan' } & FakeScan)
  | ({ __typename: 'SignUp' } & FakeSignUp)
  | ({ __typename: 'WaitingListEntry' } & FakeWaitingListEntry)
  | ({ __typename: 'Webhook' } & FakeWebhook)
  | ({ __typename: 'WebhookDelivery' } & FakeWebhookDelivery);

export interface FakeOrganizer {
  id?: string;
  name?: string;
}

export interface FakePageInfo {
  endCursor?: string | null;
  hasNextPage?: boolean;
  hasPreviousPage?: boolean;
  startCursor?: string | null;
}

export interface FakePayment {
  amountPence?: number;
  attentionNote?: string | null;
  attentionReason?: 'DISPUTED' | 'MISMATCH' | 'PARTLY_REFUNDED' | 'REFUND_FAILED' | 'UNFINISHED' | null;
  createdAt?: string;
  currency?: string;
  event?: FakeEvent | null | (() => Answer<FakeEvent | null>);
  eventTitle?: string;
  id?: string;
  paidAt?: string | null;
  payerEmail?: string | null;
  payerName?: string | null;
  placeHeldUntil?: string | null;
  refundableUntil?: string | null;
  refundedAt?: string | null;
  refundedPence?: number;
  signUp?: FakeSignUp | null | (() => Answer<FakeSignUp | null>);
  status?: 'CANCELED' | 'PROCESSING' | 'REFUNDED' | 'REFUND_PENDING' | 'REQUIRES_PAYMENT' | 'SUCCEEDED';
  updatedAt?: string;
}

export interface FakePaymentConnection {
  edges?: Array<FakePaymentEdge> | (() => Answer<Array<FakePaymentEdge>>);
  nodes?: Array<FakePayment> | (() => Answer<Array<FakePayment>>);
  pageInfo?: FakePageInfo | (() => Answer<FakePageInfo>);
  totalCount?: number;
}

export interface FakePaymentEdge {
  cursor?: string;
  node?: FakePayment | (() => Answer<FakePayment>);
}

export interface FakePaymentPayload {
  payment?: FakePayment | null | (() => Answer<FakePayment | null>);
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface FakePlanChangeImpact {
  refundCount?: number;
  refundPence?: number;
}

export interface FakeQuery {
  brand: () => Answer<FakeBrand>;
  event: (args: { id: string }) => Answer<FakeEvent | null>;
  eventDays: (args: { eventsPerDay: number; filter?: EventFilter | null; from: string; to: string }) => Answer<Array<FakeEventDay>>;
  eventTypes: (args: { filter?: EventFilter | null; limit: number }) => Answer<Array<FakeEventTypeCount>>;
  events: (args: { after?: string | null; before?: string | null; filter?: EventFilter | null; first: number; last?: number | null; orderBy: 'BEST_MATCH' | 'LATEST_FIRST' | 'RECENTLY_UPDATED_FIRST' | 'SOONEST_FIRST' }) => Answer<FakeEventConnection>;
  host: (args: { id: string }) => Answer<FakeOrganizer | null>;
  node: (args: { id: string }) => Answer<FakeNode | null>;
  settings: () => Answer<FakeSettings>;
  viewer: () => Answer<FakeAccount | null>;
}

export interface FakeRecentDay {
  date?: string;
  paidCount?: number;
  signUpCount?: number;
}

export interface FakeRecentFigures {
  signUpsByDay?: Array<FakeRecentDay> | (() => Answer<Array<FakeRecentDay>>);
  timeZone?: string;
  week?: FakeWeekFigures | (() => Answer<FakeWeekFigures>);
  weekBefore?: FakeWeekFigures | (() => Answer<FakeWeekFigures>);
}

export interface RecheckPaymentInput {
  paymentId: string;
}

export interface RecordScansInput {
  eventId: string;
  scans: Array<ScanInput>;
}

export interface FakeRecordScansPayload {
  scans?: Array<FakeScan> | (() => Answer<Array<FakeScan>>);
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface RegisterInput {
  email: string;
  name?: string | null;
  password: string;
  role: 'STAFF' | 'USER';
}

export interface ReleaseMissingPlacesInput {
  eventId: string;
}

export interface RemoveFromEventInput {
  accountId: string;
  eventId: string;
}

export interface FakeRequestEmailVerificationPayload {
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface RequestPasswordResetInput {
  email: string;
}

export interface FakeRequestPasswordResetPayload {
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface ResetPasswordInput {
  password: string;
  token: string;
}

export interface ResumeWebhookInput {
  id: string;
}

export interface RetryWebhookDeliveryInput {
  id: string;
}

export interface FakeRetryWebhookDeliveryPayload {
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
  webhook?: FakeWebhook | null | (() => Answer<FakeWebhook | null>);
}

export interface RevokeAccessTokenInput {
  id: string;
}

export interface FakeRevokeAccessTokenPayload {
  revokedAccessTokenId?: string | null;
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface RotateTicketInput {
  signUpId: string;
}

export interface RotateWebhookSecretInput {
  id: string;
}

export interface FakeRotateWebhookSecretPayload {
  secret?: string | null;
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
  webhook?: FakeWebhook | null | (() => Answer<FakeWebhook | null>);
}

export interface SaveEventDraftInput {
  attendeeNote?: string | null;
  capacity?: number | null;
  cover?: EventCoverInput | null;
  date?: string | null;
  description?: string | null;
  duplicatedFromId?: string | null;
  endTime?: string | null;
  expectedUpdatedAt?: string | null;
  id?: string | null;
  language?: string | null;
  location?: string | null;
  pricePence?: number | null;
  refundDeadlineHours?: number | null;
  removeCover?: boolean;
  startTime?: string | null;
  timeZone?: string | null;
  title?: string | null;
  type?: string | null;
  visibility?: 'PUBLIC' | 'UNLISTED' | null;
}

export interface FakeScan {
  by?: string;
  door?: string;
  id?: string;
  offline?: boolean;
  otherEventTitle?: string | null;
  outcome?: 'ADMITTED' | 'ADMITTED_TWICE' | 'ALREADY_IN' | 'CANCELLED_PLACE' | 'OTHER_EVENT' | 'UNKNOWN_CODE';
  previous?: FakeScan | null | (() => Answer<FakeScan | null>);
  receivedAt?: string;
  scannedAt?: string;
  signUp?: FakeSignUp | null | (() => Answer<FakeSignUp | null>);
  undoneAt?: string | null;
}

export interface FakeScanConnection {
  edges?: Array<FakeScanEdge> | (() => Answer<Array<FakeScanEdge>>);
  nodes?: Array<FakeScan> | (() => Answer<Array<FakeScan>>);
  pageInfo?: FakePageInfo | (() => Answer<FakePageInfo>);
  totalCount?: number;
}

export interface FakeScanEdge {
  cursor?: string;
  node?: FakeScan | (() => Answer<FakeScan>);
}

export interface ScanInput {
  admitted?: boolean;
  code?: string | null;
  door: string;
  id: string;
  scannedAt: string;
  signUpId?: string | null;
}

export interface FakeSessionPayload {
  account?: FakeAccount | null | (() => Answer<FakeAccount | null>);
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface FakeSettings {
  defaultNameShown?: 'ATTENDEES' | 'SIGNED_IN' | 'TEAM';
  googleSignInEnabled?: boolean;
  headline?: string | null;
  mailEnabled?: boolean;
  paymentsEnabled?: boolean;
  productName?: string;
  requireVerifiedStaff?: boolean;
  sandbox?: boolean;
  staffDomain?: string;
  stripePublishableKey?: string | null;
  stripeScriptUrl?: string | null;
  timeZone?: string;
  version?: string;
}

export interface FakeSignUp {
  addedToCalendarAt?: string | null;
  arrivedAt?: string | null;
  email?: string | null;
  emailConfirmed?: boolean | null;
  event?: FakeEvent | (() => Answer<FakeEvent>);
  id?: string;
  mailProblem?: 'BOUNCED' | 'COMPLAINED' | 'REFUSED' | null;
  name?: string;
  nameShown?: 'ATTENDEES' | 'SIGNED_IN' | 'TEAM' | null;
  payment?: FakePayment | null | (() => Answer<FakePayment | null>);
  refundPence?: number | null;
  signedUpAt?: string;
  ticket?: FakeTicket | null | (() => Answer<FakeTicket | null>);
  updatedAt?: string;
  viewerCanCancel?: boolean;
}

export interface FakeSignUpChange {
  changedAt?: string;
  eventId?: string;
  kind?: 'ADDED' | 'CHANGED' | 'REMOVED';
  payment?: FakePayment | null | (() => Answer<FakePayment | null>);
  signUp?: FakeSignUp | null | (() => Answer<FakeSignUp | null>);
  signUpId?: string;
}

export interface FakeSignUpChangeConnection {
  edges?: Array<FakeSignUpChangeEdge> | (() => Answer<Array<FakeSignUpChangeEdge>>);
  nodes?: Array<FakeSignUpChange> | (() => Answer<Array<FakeSignUpChange>>);
  pageInfo?: FakePageInfo | (() => Answer<FakePageInfo>);
}

export interface FakeSignUpChangeEdge {
  cursor?: string;
  node?: FakeSignUpChange | (() => Answer<FakeSignUpChange>);
}

export interface FakeSignUpConnection {
  edges?: Array<FakeSignUpEdge> | (() => Answer<Array<FakeSignUpEdge>>);
  nodes?: Array<FakeSignUp> | (() => Answer<Array<FakeSignUp>>);
  pageInfo?: FakePageInfo | (() => Answer<FakePageInfo>);
  totalCount?: number;
}

export interface FakeSignUpEdge {
  cursor?: string;
  node?: FakeSignUp | (() => Answer<FakeSignUp>);
}

export interface SignUpInput {
  email: string;
  eventId: string;
  name: string;
  nameShown?: 'ATTENDEES' | 'SIGNED_IN' | 'TEAM' | null;
}

export interface FakeSignUpPayload {
  signUp?: FakeSignUp | null | (() => Answer<FakeSignUp | null>);
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface FakeSignUpResult {
  error?: FakeUserError | null | (() => Answer<FakeUserError | null>);
  eventId?: string;
  signUp?: FakeSignUp | null | (() => Answer<FakeSignUp | null>);
}

export interface SignUpToEventsInput {
  email: string;
  eventIds: Array<string>;
  name: string;
  nameShown?: 'ATTENDEES' | 'SIGNED_IN' | 'TEAM' | null;
}

export interface FakeSignUpToEventsPayload {
  results?: Array<FakeSignUpResult> | (() => Answer<Array<FakeSignUpResult>>);
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface StartCalendarConnectionInput {
  eventId: string;
}

export interface FakeStoredData {
  howLong?: string;
  what?: string;
  whatFor?: string;
}

export interface FakeSubscription {
  doorChanged?: (args: { eventId: string }) => Answer<FakeDoor>;
  eventPlacesChanged?: (args: { eventId: string }) => Answer<FakeEvent>;
  signUpAdded?: (args: { eventId: string }) => Answer<FakeSignUp>;
  viewerPlaceChanged?: (args: { eventId: string }) => Answer<FakeEvent>;
}

export interface TestWebhookInput {
  id: string;
  topic: 'ATTENDEE_ARRIVED' | 'EVENT_CANCELLED' | 'EVENT_CREATED' | 'EVENT_DELETED' | 'EVENT_UPDATED' | 'PAYMENT_FAILED' | 'PAYMENT_NEEDS_ATTENTION' | 'PAYMENT_REFUNDED' | 'PAYMENT_SUCCEEDED' | 'PLACE_OFFERED' | 'SIGN_UP_ADDED' | 'SIGN_UP_CANCELLED' | 'SIGN_UP_CONFIRMED' | 'WAITING_LIST_JOINED';
}

export interface FakeTestWebhookPayload {
  delivery?: FakeWebhookDelivery | null | (() => Answer<FakeWebhookDelivery | null>);
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
}

export interface FakeTicket {
  code?: string;
  qrPath?: string;
  qrSize?: number;
  rotatedAt?: string | null;
}

export interface FakeTones {
  accent?: string;
  accentSoft?: string;
  accentStrong?: string;
  onAccent?: string;
}

export interface FakeTypeArrivals {
  arrivedCount?: number;
  eventCount?: number;
  expectedCount?: number;
  type?: string;
}

export interface UndoCancelEventInput {
  id: string;
}

export interface UndoReleaseMissingPlacesInput {
  eventId: string;
}

export interface UndoScanInput {
  scanId: string;
}

export interface UpdateAccountInput {
  defaultNameShown?: 'ATTENDEES' | 'SIGNED_IN' | 'TEAM' | null;
  name: string;
}

export interface UpdateBrandInput {
  accent?: string | null;
  headline?: string | null;
  links?: Array<BrandLinkInput> | null;
  name?: string | null;
}

export interface UpdateEventInput {
  attendeeNote?: string | null;
  capacity?: number | null;
  cover?: EventCoverInput | null;
  date?: string | null;
  description?: string | null;
  endTime?: string | null;
  expectedUpdatedAt?: string | null;
  id: string;
  language?: string | null;
  location?: string | null;
  messageToAttendees?: string | null;
  notifyAttendees?: boolean;
  pricePence?: number | null;
  refundDeadlineHours?: number | null;
  removeCover?: boolean;
  scope?: 'THIS' | 'THIS_AND_FOLLOWING';
  startTime?: string | null;
  timeZone?: string | null;
  title?: string | null;
  type?: string | null;
  visibility?: 'PUBLIC' | 'UNLISTED' | null;
}

export interface UpdateMessageInput {
  alsoLaterSignUps?: boolean | null;
  audience?: 'ALL' | 'ARRIVED' | 'NOT_ARRIVED' | 'SELECTED' | 'WAITING' | null;
  id: string;
  send?: MessageTimeInput | null;
  signUpIds?: Array<string> | null;
  subject?: string | null;
  text?: string | null;
}

export interface UpdateSignUpInput {
  email?: string | null;
  name?: string | null;
  nameShown?: 'ATTENDEES' | 'SIGNED_IN' | 'TEAM' | null;
  signUpId: string;
}

export interface UpdateWebhookInput {
  id: string;
  query?: string | null;
  topics?: Array<'ATTENDEE_ARRIVED' | 'EVENT_CANCELLED' | 'EVENT_CREATED' | 'EVENT_DELETED' | 'EVENT_UPDATED' | 'PAYMENT_FAILED' | 'PAYMENT_NEEDS_ATTENTION' | 'PAYMENT_REFUNDED' | 'PAYMENT_SUCCEEDED' | 'PLACE_OFFERED' | 'SIGN_UP_ADDED' | 'SIGN_UP_CANCELLED' | 'SIGN_UP_CONFIRMED' | 'WAITING_LIST_JOINED'> | null;
  url?: string | null;
}

export interface FakeUpdateWebhookPayload {
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
  webhook?: FakeWebhook | null | (() => Answer<FakeWebhook | null>);
}

export interface FakeUserError {
  code?: 'ACCESS_TOKEN_NOT_FOUND' | 'ACCOUNT_BLOCKED' | 'ALREADY_IN_TEAM' | 'ALREADY_SIGNED_UP' | 'ALREADY_WAITING' | 'CALENDAR_AUTHORIZATION_REQUIRED' | 'CALENDAR_NOT_CONNECTED' | 'CALENDAR_UNAVAILABLE' | 'CANCELLATION_CLOSED' | 'CODE_EXCHANGE_FAILED' | 'CONFLICT' | 'DATE_OR_TIME_MISSING' | 'DOOR_PASS_NOT_FOUND' | 'EMAIL_ALREADY_IN_USE' | 'EMAIL_NOT_VERIFIED' | 'EVENT_CANCELLED' | 'EVENT_DRAFT_NOT_FOUND' | 'EVENT_ENDED' | 'EVENT_FULL' | 'EVENT_NOT_FOUND' | 'EVENT_NOT_FULL' | 'EVENT_NOT_STARTED' | 'INVALID_BRAND' | 'INVALID_CAPACITY' | 'INVALID_COUNT' | 'INVALID_CREDENTIAL' | 'INVALID_DATE_TIME_FORMAT' | 'INVALID_EMAIL' | 'INVALID_EXPIRY' | 'INVALID_LANGUAGE' | 'INVALID_OAUTH_STATE' | 'INVALID_OR_EXPIRED_LINK' | 'INVALID_PICTURE' | 'INVALID_PRICE' | 'INVALID_REFUND_DEADLINE' | 'INVALID_SELECTION' | 'INVALID_SEND_TIME' | 'INVALID_TIME_FORMAT' | 'INVALID_TIME_ZONE' | 'INVALID_URL' | 'INVITATION_NOT_FOUND' | 'MAIL_UNAVAILABLE' | 'MEMBER_NOT_FOUND' | 'MESSAGE_ALREADY_SENT' | 'MESSAGE_NOT_FOUND' | 'MESSAGE_NOT_TESTED' | 'NOT_SIGNED_UP' | 'NOT_STAFF' | 'OWNER_CANNOT_LEAVE' | 'OWNER_REQUIRED' | 'PAYMENTS_UNAVAILABLE' | 'PAYMENT_NOT_FOUND' | 'PAYMENT_NOT_REQUIRED' | 'PAYMENT_NOT_SUCCEEDED' | 'PAYMENT_REQUIRED' | 'PICTURE_NOT_FOUND' | 'PRICE_NOT_DECIDED' | 'REQUIRED' | 'SCAN_NOT_FOUND' | 'SERIES_EXISTS' | 'SESSION_NOT_FOUND' | 'SET_BY_OPERATOR' | 'SIGN_IN_AGAIN' | 'SIGN_UP_NOT_FOUND' | 'STAFF_NOT_FOUND' | 'STAFF_REGISTRATION_NOT_ALLOWED_HERE' | 'TOO_LONG' | 'TOO_MANY' | 'TOO_MANY_MESSAGES' | 'UNDO_CLOSED' | 'USER_NOT_FOUND' | 'USER_REGISTRATION_NOT_ALLOWED_HERE' | 'WEAK_PASSWORD' | 'WEBHOOKS_UNAVAILABLE' | 'WEBHOOK_NOT_FOUND' | 'WRONG_PASSWORD';
  field?: string | null;
  message?: string;
}

export interface VerifyEmailInput {
  password?: string | null;
  token: string;
}

export interface FakeWaitingListEntry {
  email?: string;
  event?: FakeEvent | (() => Answer<FakeEvent>);
  id?: string;
  joinedAt?: string;
  name?: string;
  offerExpiresAt?: string | null;
  position?: number;
}

export interface FakeWaitingListEntryConnection {
  edges?: Array<FakeWaitingListEntryEdge> | (() => Answer<Array<FakeWaitingListEntryEdge>>);
  nodes?: Array<FakeWaitingListEntry> | (() => Answer<Array<FakeWaitingListEntry>>);
  pageInfo?: FakePageInfo | (() => Answer<FakePageInfo>);
  totalCount?: number;
}

export interface FakeWaitingListEntryEdge {
  cursor?: string;
  node?: FakeWaitingListEntry | (() => Answer<FakeWaitingListEntry>);
}

export interface FakeWaitingListEntryPayload {
  userErrors?: Array<FakeUserError> | (() => Answer<Array<FakeUserError>>);
  waitingListEntry?: FakeWaitingListEntry | null | (() => Answer<FakeWaitingListEntry | null>);
}

export interface FakeWebhook {
  createdAt?: string;
  deliveries?: (args: { first: number }) => Answer<Array<FakeWebhookDelivery>>;
  id?: string;
  pausedAt?: string | null;
  query?: string;
  scopes?: Array<'ACCOUNT_READ' | 'DOOR' | 'EVENTS_WRITE' | 'MESSAGES_WRITE' | 'PEOPLE_WRITE' | 'SIGN_UPS_READ' | 'SIGN_UPS_WRITE' | 'TEAM_WRITE' | 'WEBHOOKS'> | null;
  topics?: Array<'ATTENDEE_ARRIVED' | 'EVENT_CANCELLED' | 'EVENT_CREATED' | 'EVENT_DELETED' | 'EVENT_UPDATED' | 'PAYMENT_FAILED' | 'PAYMENT_NEEDS_ATTENTION' | 'PAYMENT_REFUNDED' | 'PAYMENT_SUCCEEDED' | 'PLACE_OFFERED' | 'SIGN_UP_ADDED' | 'SIGN_UP_CANCELLED' | 'SIGN_UP_CONFIRMED' | 'WAITING_LIST_JOINED'>;
  url?: string;
}

export interface FakeWebhookDelivery {
  attempt?: number;
  deliveredAt?: string;
  durationMs?: number | null;
  error?: string | null;
  id?: string;
  noticeId?: string;
  status?: number | null;
  topic?: 'ATTENDEE_ARRIVED' | 'EVENT_CANCELLED' | 'EVENT_CREATED' | 'EVENT_DELETED' | 'EVENT_UPDATED' | 'PAYMENT_FAILED' | 'PAYMENT_NEEDS_ATTENTION' | 'PAYMENT_REFUNDED' | 'PAYMENT_SUCCEEDED' | 'PLACE_OFFERED' | 'SIGN_UP_ADDED' | 'SIGN_UP_CANCELLED' | 'SIGN_UP_CONFIRMED' | 'WAITING_LIST_JOINED';
}

export interface FakeWebhookNotice {
  cancelledSignUpId?: string | null;
  deletedEventId?: string | null;
  event?: FakeEvent | null | (() => Answer<FakeEvent | null>);
  eventId?: string | null;
  id?: string;
  occurredAt?: string;
  payment?: FakePayment | null | (() => Answer<FakePayment | null>);
  paymentId?: string | null;
  signUp?: FakeSignUp | null | (() => Answer<FakeSignUp | null>);
  signUpId?: string | null;
  topic?: 'ATTENDEE_ARRIVED' | 'EVENT_CANCELLED' | 'EVENT_CREATED' | 'EVENT_DELETED' | 'EVENT_UPDATED' | 'PAYMENT_FAILED' | 'PAYMENT_NEEDS_ATTENTION' | 'PAYMENT_REFUNDED' | 'PAYMENT_SUCCEEDED' | 'PLACE_OFFERED' | 'SIGN_UP_ADDED' | 'SIGN_UP_CANCELLED' | 'SIGN_UP_CONFIRMED' | 'WAITING_LIST_JOINED';
  waitingListEntry?: FakeWaitingListEntry | null | (() => Answer<FakeWaitingListEntry | null>);
  waitingListEntryId?: string | null;
}

export interface FakeWeekFigures {
  givenBackCount?: number;
  paidPence?: number;
  signUpCount?: number;
}

export interface WithdrawEventInvitationInput {
  invitationId: string;
}
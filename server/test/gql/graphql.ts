/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The input of `acceptEventInvitation`. */
export type AcceptEventInvitationInput = {
  /** The secret of the mail's link, what is after the #. */
  token: string;
};

/** A right that an access token can have for its account. */
export type AccessScope =
  /** Read the account: name, address, role, its own events. */
  | 'ACCOUNT_READ'
  /** Read the door of the account's events, with the names of people and without their addresses, record scans and undo them. */
  | 'DOOR'
  /** Create, change and delete events of the account. For staff. */
  | 'EVENTS_WRITE'
  /** Write to the people of the account's events, and read what was written. For staff. */
  | 'MESSAGES_WRITE'
  /** Act on the places of other people at the account's events. For staff. */
  | 'PEOPLE_WRITE'
  /** Read the account's sign-ups, and the people who signed up for its events, with addresses and payments. */
  | 'SIGN_UPS_READ'
  /** Take places for the account itself, wait for them, and give them back. */
  | 'SIGN_UPS_WRITE'
  /** Invite, change and remove people of the teams of the account's events, and hand events over. For staff. */
  | 'TEAM_WRITE'
  /** List, create, change, resume and delete the account's webhooks. For staff. A webhook reads no more than the token may. */
  | 'WEBHOOKS';

/** An action of an account, or on it. */
export type AccountActivityAction =
  /** An access token was made. */
  | 'ACCESS_TOKEN_CREATED'
  /** An access token was revoked. */
  | 'ACCESS_TOKEN_REVOKED'
  /** Google Calendar was connected. */
  | 'CALENDAR_CONNECTED'
  /** Google Calendar was disconnected. */
  | 'CALENDAR_DISCONNECTED'
  /** The personal data of the account was downloaded. */
  | 'DATA_EXPORTED'
  /** The address was verified by the link of a mail. */
  | 'EMAIL_VERIFIED'
  /** The password was changed, or the first one was set. */
  | 'PASSWORD_CHANGED'
  /** A new password was set by the link of a mail. */
  | 'PASSWORD_RESET'
  /** The account was made. */
  | 'REGISTERED'
  /** The account has another role. */
  | 'ROLE_CHANGED'
  /** Another browser was signed out, or all others were. */
  | 'SESSION_ENDED'
  /** A browser signed in. */
  | 'SIGNED_IN'
  /** A browser signed out. */
  | 'SIGNED_OUT'
  /** A sign-in was refused, because the password was wrong. */
  | 'SIGN_IN_REFUSED'
  /** A webhook was changed, resumed, or was given another secret. */
  | 'WEBHOOK_CHANGED'
  /** A webhook was made. */
  | 'WEBHOOK_CREATED'
  /** A webhook was deleted. */
  | 'WEBHOOK_DELETED';

/** An action of the team of an event. */
export type ActivityAction =
  /** A door pass was made. */
  | 'DOOR_PASS_CREATED'
  /** A door pass was ended. */
  | 'DOOR_PASS_ENDED'
  /** The event was cancelled. */
  | 'EVENT_CANCELLED'
  /** Fields of the event were changed, or its cancellation was undone. */
  | 'EVENT_CHANGED'
  /** The event was created. */
  | 'EVENT_CREATED'
  /** The event was deleted. */
  | 'EVENT_DELETED'
  /** A new owner took the event over; the subject is the former one. */
  | 'EVENT_HANDED_OVER'
  /** A person was invited to the team; OWNER: the event was offered to them. */
  | 'MEMBER_INVITED'
  /** A person accepted an invitation. */
  | 'MEMBER_JOINED'
  /** A person left the team, or was removed. */
  | 'MEMBER_REMOVED'
  /** A message was sent to attendees. */
  | 'MESSAGE_SENT'
  /** The list of people was downloaded. */
  | 'PEOPLE_EXPORTED'
  /** The team released the places of people who have not arrived, or undid it. Later, without an actor: so many places were given back. */
  | 'PLACES_RELEASED'
  /** The role of a person was changed, or whether the page shows them as a host. */
  | 'ROLE_CHANGED'
  /** An admission at the door was undone. */
  | 'SCAN_UNDONE'
  /** The team gave back the place of another person. */
  | 'SIGN_UP_CANCELLED_BY_TEAM';

/** The input of `addEventToCalendar`. */
export type AddEventToCalendarInput = {
  /** An event that the account has a place at. */
  eventId: string;
};

/** A link at the foot of each page. */
export type BrandLinkInput = {
  /** 1 to 40 characters. */
  label: string;
  /** It begins with `https://`, `mailto:` or `/`. */
  url: string;
};

/** A part of the brand. */
export type BrandPart =
  /** The accent colour. */
  | 'ACCENT'
  /** The logo on dark pages. */
  | 'DARK_LOGO'
  /** The sentence below the heading of the front page. */
  | 'HEADLINE'
  /** The logo on light pages. */
  | 'LIGHT_LOGO'
  /** The links at the foot of each page. */
  | 'LINKS'
  /** The product's name. */
  | 'NAME';

/** The input of `cancelCheckout`. */
export type CancelCheckoutInput = {
  /** The payment of the checkout. */
  paymentId: string;
};

/** The input of `cancelEvent`. */
export type CancelEventInput = {
  /** The `updatedAt` of the version that was looked at: CONFLICT if the event was changed since; null: whatever it is now is cancelled. */
  expectedUpdatedAt?: string | null | undefined;
  /** The event to cancel. */
  id: string;
  /** 1 to 500 characters, for the page, which is public, and for the mails. */
  reason: string;
  /** The events of the series that are cancelled, all with this reason. */
  scope?: EventScope;
};

/** The input of `cancelSignUp`. */
export type CancelSignUpInput = {
  /** The sum that the person was told comes back, in pence. When it would be less by now, nothing is given back: CANCELLATION_CLOSED. */
  expectedRefundPence?: number | null | undefined;
  /** The place to give back, or, by its team, to take from a person. */
  signUpId: string;
};

/** The input of `changeEventRole`. */
export type ChangeEventRoleInput = {
  /** Which person of the team. */
  accountId: string;
  /** Which event. */
  eventId: string;
  /** EDITOR or DOOR. An owner hands the event over instead. */
  role?: EventRole | null | undefined;
  /** true: by the owner an offer to show the person as a host on the public page, which the person takes with the same. false: takes the name away, or the offer. */
  shownAsHost?: boolean | null | undefined;
};

/** The last thing that happened to an object that is followed. */
export type ChangeKind =
  /** It is new. */
  | 'ADDED'
  /** It has changed. If you have not seen it before, store it as a new one. */
  | 'CHANGED'
  /** It was deleted or cancelled. */
  | 'REMOVED';

/** The input of `changePassword`. */
export type ChangePasswordInput = {
  /** Null for an account that has none and has signed in within the last ten minutes. */
  currentPassword?: string | null | undefined;
  /** 6 to 128 characters. */
  newPassword: string;
};

/** The input of `completeCheckout`. */
export type CompleteCheckoutInput = {
  /** The payment of the checkout. */
  paymentId: string;
};

/** The input of `confirmContact`. */
export type ConfirmContactInput = {
  /** The secret of the mail's link. */
  token: string;
};

/** The input of `connectCalendar`. */
export type ConnectCalendarInput = {
  /** As Google sent it back to the browser. */
  code: string;
  /** As Google sent it back to the browser. */
  state: string;
};

/** The input of `createAccessToken`. */
export type CreateAccessTokenInput = {
  /** In the future; null: it works until it is revoked. */
  expiresAt?: string | null | undefined;
  /** The name that its owner gives it. At most 100 characters. */
  name: string;
  /** Its rights: at least one. */
  scopes: Array<AccessScope>;
};

/** The input of `createDoorPass`. */
export type CreateDoorPassInput = {
  /** The event whose door it opens. */
  eventId: string;
  /** Whether it finds people by name, too. */
  maySearch?: boolean;
  /** Whether it undoes scans, too. */
  mayUndo?: boolean;
  /** Of the helper or the entrance. 1 to 80 characters. */
  name: string;
};

/** The input of `createEvent`. */
export type CreateEventInput = {
  /** A text that only people with a place read, such as the link of a call or the code of a door: at most 2,000 characters; null: none. */
  attendeeNote?: string | null | undefined;
  /** 1 to 1,000,000; null: any number of people. */
  capacity?: number | null | undefined;
  /** A picture in place of the drawn cover. */
  cover?: EventCoverInput | null | undefined;
  /** The day on which it starts, in its time zone. */
  date: string;
  /** At most 5,000 characters. */
  description: string;
  /** The event that it is a copy of. A deleted event is left out, and so is an event whose people you may not see. */
  duplicatedFromId?: string | null | undefined;
  /** When it ends; not after the start means on the next day. */
  endTime: string;
  /** BCP 47, the language of title, description and the other texts, such as `en` or `pt-BR`; null: unknown. */
  language?: string | null | undefined;
  /** At most 300 characters. */
  location: string;
  /** Pence: 0, or 30 to 99,999,999. */
  pricePence?: number;
  /** Hours before the start, 0 to 8,760, until when a paid place can be given back for the whole price; null: not at all. */
  refundDeadlineHours?: number | null | undefined;
  /** When it starts, in its time zone. */
  startTime: string;
  /** An IANA name; the zone of the settings if none is given. */
  timeZone?: string | null | undefined;
  /** At most 200 characters. */
  title: string;
  /** At most 100 characters. */
  type: string;
  /** The people who can find it. */
  visibility?: EventVisibility;
};

/** The input of `createEventSeries`. */
export type CreateEventSeriesInput = {
  /** How many dates of the rule there are, 2 to 52, the event itself included. */
  count: number;
  /** The event to repeat, which is the first date. It has not ended and is in no series. */
  eventId: string;
  /** Dates of the rule that are left out; not the first one, and not all others. */
  exceptDates?: Array<string> | null | undefined;
  /** How the events follow each other. */
  interval: SeriesInterval;
};

/** The input of `createMessage`, `sendMessagePreview`. */
export type CreateMessageInput = {
  /** Whether people get it who sign up after it went out, until the event ends. Of use for ALL and NOT_ARRIVED; the others have no later sign-ups. */
  alsoLaterSignUps?: boolean;
  /** The people whom it is for, as they are when it goes out. */
  audience?: MessageAudience;
  /** The event whose people get it. */
  eventId: string;
  /** When it goes out; null: now. */
  send?: MessageTimeInput | null | undefined;
  /** The places of the audience SELECTED, 1 to 1,000. Not read for the others. */
  signUpIds?: Array<string> | null | undefined;
  /** 1 to 150 characters, one line. */
  subject: string;
  /** 1 to 5,000 characters of Markdown's plain core, as in descriptions of events. */
  text: string;
};

/** The input of `createWebhook`. */
export type CreateWebhookInput = {
  /** The GraphQL selection on `WebhookNotice` that each delivery carries, `{ id topic event { id title } }`; at most 4,000 characters. */
  query: string;
  /** At least one. */
  topics: Array<WebhookTopic>;
  /** https, in the internet, at most 2,000 characters. */
  url: string;
};

/** The input of `deleteEvent`. */
export type DeleteEventInput = {
  /** The event to delete. */
  id: string;
  /** The events of the series that are deleted. */
  scope?: EventScope;
};

/** The input of `deleteWebhook`. */
export type DeleteWebhookInput = {
  /** The webhook to delete. */
  id: string;
};

/** The input of `endDoorPass`. */
export type EndDoorPassInput = {
  /** The pass to end. */
  doorPassId: string;
};

/** The input of `endPaymentAttention`. */
export type EndPaymentAttentionInput = {
  /** How the money was settled, in 1 to 500 characters: for the people who look after it. */
  note: string;
  /** A payment of one of your events that needs a look. */
  paymentId: string;
};

/** The input of `endSession`. */
export type EndSessionInput = {
  /** The session to end. */
  id: string;
};

/** A mistake that a person can correct. */
export type ErrorCode =
  /** The token was revoked already, or is none of the account. */
  | 'ACCESS_TOKEN_NOT_FOUND'
  /** The people who run this installation have blocked the account: signing in to it is refused. */
  | 'ACCOUNT_BLOCKED'
  /** The person is in the team of the event already. */
  | 'ALREADY_IN_TEAM'
  /** The account has a place at this event. */
  | 'ALREADY_SIGNED_UP'
  /** The account is on the waiting list of this event. */
  | 'ALREADY_WAITING'
  /** Google refuses the stored authorization: connect again. */
  | 'CALENDAR_AUTHORIZATION_REQUIRED'
  /** Connect Google Calendar first. */
  | 'CALENDAR_NOT_CONNECTED'
  /** Google Calendar is not set up, or Google does not answer. */
  | 'CALENDAR_UNAVAILABLE'
  /** Too late to give this place back, or to get back for it what was expected: nothing has changed. */
  | 'CANCELLATION_CLOSED'
  /** Google does not accept the code that came back: connect again. */
  | 'CODE_EXCHANGE_FAILED'
  /** It was changed since the version that the request expects: read it again. */
  | 'CONFLICT'
  /** The event has no date or no time to put into a calendar. */
  | 'DATE_OR_TIME_MISSING'
  /** The door pass has ended already, or is none that you may end. */
  | 'DOOR_PASS_NOT_FOUND'
  /** An account with this address exists already. */
  | 'EMAIL_ALREADY_IN_USE'
  /** Verify the address of the account first. */
  | 'EMAIL_NOT_VERIFIED'
  /** The event is cancelled: no place at it can be had, held or given back, and it cannot be changed. */
  | 'EVENT_CANCELLED'
  /** The draft was published or deleted, or is none of the account. */
  | 'EVENT_DRAFT_NOT_FOUND'
  /** The event is over. */
  | 'EVENT_ENDED'
  /** All places are taken: join the waiting list instead. */
  | 'EVENT_FULL'
  /** There is no such event any more, or you may not see it. */
  | 'EVENT_NOT_FOUND'
  /** The event has a free place: sign up instead of waiting. */
  | 'EVENT_NOT_FULL'
  /** The event has not begun yet. */
  | 'EVENT_NOT_STARTED'
  /** A colour, a link or a logo that cannot be used; the message says why. */
  | 'INVALID_BRAND'
  /** The number of places is outside what is allowed; the message gives the range. */
  | 'INVALID_CAPACITY'
  /** The number of events is outside what a series can have; the message gives the range. */
  | 'INVALID_COUNT'
  /** Wrong e-mail, wrong password, or no such account: never said which. */
  | 'INVALID_CREDENTIAL'
  /** A date is not written as `2027-03-14`, or is none that can be named here. */
  | 'INVALID_DATE_TIME_FORMAT'
  /** This is no e-mail address. */
  | 'INVALID_EMAIL'
  /** The instant has passed. */
  | 'INVALID_EXPIRY'
  /** The language is no tag of BCP 47. */
  | 'INVALID_LANGUAGE'
  /** The state that came back from Google is not one this account started. */
  | 'INVALID_OAUTH_STATE'
  /** The link of this mail was used already, is too old, or a newer one was sent. */
  | 'INVALID_OR_EXPIRED_LINK'
  /** The picture cannot be used, or its focus is not from 0 to 1; the message says why. */
  | 'INVALID_PICTURE'
  /** The price is outside what can be asked; the message gives the range. */
  | 'INVALID_PRICE'
  /** The number of hours is outside what is allowed; the message gives the range. */
  | 'INVALID_REFUND_DEADLINE'
  /** The selection does not fit the schema or is too large; the message says why. */
  | 'INVALID_SELECTION'
  /** The time of the message has passed, is too far away, or more than one is given. */
  | 'INVALID_SEND_TIME'
  /** A time is not written as `10:00`. */
  | 'INVALID_TIME_FORMAT'
  /** This is not the IANA name of a time zone. */
  | 'INVALID_TIME_ZONE'
  /** Nothing may be sent to this address; the message says why. */
  | 'INVALID_URL'
  /** The invitation has expired, was withdrawn or accepted, or was sent to another address than that of the account. */
  | 'INVITATION_NOT_FOUND'
  /** No mail service is set up, and this needs a mail: nothing was done. */
  | 'MAIL_UNAVAILABLE'
  /** The account is not in the team of the event. */
  | 'MEMBER_NOT_FOUND'
  /** The message goes out already, or was cancelled. */
  | 'MESSAGE_ALREADY_SENT'
  /** The message does not exist, or its event is deleted. */
  | 'MESSAGE_NOT_FOUND'
  /** More than 100 people get the message: send yourself the same subject and text first, by `sendMessagePreview`. */
  | 'MESSAGE_NOT_TESTED'
  /** The account has no place at this event. */
  | 'NOT_SIGNED_UP'
  /** Only staff can have this role at an event. */
  | 'NOT_STAFF'
  /** An event always has its owner: hand it over first. */
  | 'OWNER_CANNOT_LEAVE'
  /** The change opens refunds of people who have paid: only the owner of the event makes it. */
  | 'OWNER_REQUIRED'
  /** Card payments are not set up, or Stripe does not answer. */
  | 'PAYMENTS_UNAVAILABLE'
  /** The payment is none that you may see. */
  | 'PAYMENT_NOT_FOUND'
  /** The event is free: sign up instead. */
  | 'PAYMENT_NOT_REQUIRED'
  /** The card was not charged; the message names the status. */
  | 'PAYMENT_NOT_SUCCEEDED'
  /** The event has a price: start a checkout instead. */
  | 'PAYMENT_REQUIRED'
  /** There is no such picture, or another account uploaded it and no event of yours has it. */
  | 'PICTURE_NOT_FOUND'
  /** The event has no price yet: 0 makes it free. */
  | 'PRICE_NOT_DECIDED'
  /** A field that must have a value is empty. */
  | 'REQUIRED'
  /** The scan is none of a door that you may use, or it let nobody in. */
  | 'SCAN_NOT_FOUND'
  /** The event is in a series already. */
  | 'SERIES_EXISTS'
  /** The session has ended already, or is none of the account. */
  | 'SESSION_NOT_FOUND'
  /** The environment of the server sets this part of the brand: it is changed there. */
  | 'SET_BY_OPERATOR'
  /** The session began more than ten minutes ago: sign in again, or give the password where there is an argument for it. */
  | 'SIGN_IN_AGAIN'
  /** The place was given back already, or is none that you may change. */
  | 'SIGN_UP_NOT_FOUND'
  /** Right credentials in the staff form, but the account is a user's. */
  | 'STAFF_NOT_FOUND'
  /** A staff address in the user form. */
  | 'STAFF_REGISTRATION_NOT_ALLOWED_HERE'
  /** The text is longer than the field allows; the message says how long it may be. */
  | 'TOO_LONG'
  /** The account has as many as it can have: something must go first. */
  | 'TOO_MANY'
  /** The event has had as many messages as it may in 24 hours, or has as many scheduled. */
  | 'TOO_MANY_MESSAGES'
  /** Too late to undo it: people have been notified, or are about to be. */
  | 'UNDO_CLOSED'
  /** Right credentials in the user form, but the account is staff's. */
  | 'USER_NOT_FOUND'
  /** Another address in the staff form. */
  | 'USER_REGISTRATION_NOT_ALLOWED_HERE'
  /** The password is too short, too long, or easily guessed. */
  | 'WEAK_PASSWORD'
  /** Webhooks are not set up at this installation. */
  | 'WEBHOOKS_UNAVAILABLE'
  /** The webhook, or its notice, does not exist any more or belongs to another account. */
  | 'WEBHOOK_NOT_FOUND'
  /** The current password is wrong. */
  | 'WRONG_PASSWORD';

/** A picture for an event. */
export type EventCoverInput = {
  /** The picture in words, at most 300 characters. */
  alt?: string;
  /** 0 to 1, from the left: the point that stays in sight when the picture is cut. */
  focusX?: number;
  /** 0 to 1, from the top: the point that stays in sight when the picture is cut. */
  focusY?: number;
  /** `pictureId` of the response to `POST /pictures`. */
  pictureId: string;
};

/** The input of `deleteEventDraft`, `publishEventDraft`, `renewDraftPreview`. */
export type EventDraftInput = {
  /** Which draft. */
  id: string;
};

/** Which events to list; a field that is not given does not restrict. */
export type EventFilter = {
  /** true: only cancelled events; false: only those that are not. */
  cancelled?: boolean | null | undefined;
  /** Only events that this account created. */
  createdById?: string | null | undefined;
  /** One event of each series: of those that pass the other filters the next one, or the last where all have ended. */
  foldSeries?: boolean | null | undefined;
  /** true: only free events; false: only paid ones. */
  free?: boolean | null | undefined;
  /** From this date on, the date included. */
  from?: string | null | undefined;
  /** true: only events that have ended; false: only those that have not. */
  hasEnded?: boolean | null | undefined;
  /** Only events that show this account as a host. */
  hostId?: string | null | undefined;
  /** Only events with one of these ids, at most 100. */
  ids?: Array<string> | null | undefined;
  /** Words that must occur in title, description, location, type or the name of the owner, each at least by its beginning. Case, accents and apostrophes do not count, nor do words after the fiftieth. Where no event has them, one typo is forgiven in each word of five letters or more. `totalCount` counts no further than 1,000. */
  search?: string | null | undefined;
  /** Only events of this series. */
  seriesId?: string | null | undefined;
  /** Up to this date, the date included. */
  to?: string | null | undefined;
  /** Of this type; case does not count. */
  type?: string | null | undefined;
  /** Changed at or after this instant: what a copy elsewhere has yet to learn. */
  updatedSince?: string | null | undefined;
};

/** The order of a list of events: by date, start time and id, by their last change and id, or by how well they match a search. */
export type EventOrder =
  /** For a search: of the first 200 events that match, by their start, first those with the words in the title, then those with words of the title that begin so, with the type or the owner's name, then those that have them elsewhere, then what was mistyped. The list ends there. Without a search as `SOONEST_FIRST`. */
  | 'BEST_MATCH'
  /** By the start, the latest first. */
  | 'LATEST_FIRST'
  /** By the last change, the latest first. */
  | 'RECENTLY_UPDATED_FIRST'
  /** By the start, the earliest first. */
  | 'SOONEST_FIRST';

/** A role in the team of an event. */
export type EventRole =
  /** Lets people in: sees names, and no addresses. */
  | 'DOOR'
  /** Changes the event and sees its people. Sees no money, and cannot cancel, delete or hand over the event. For staff. */
  | 'EDITOR'
  /** May do everything. Each event has one: the account that created it or took it over. */
  | 'OWNER';

/** Which events of a series are meant. */
export type EventScope =
  /** This event alone. */
  | 'THIS'
  /** This event and those of its series on later dates, without those that have ended or are cancelled. An event in no series has none. */
  | 'THIS_AND_FOLLOWING';

/** The people who can find an event. All people who have its link can read it and sign up. */
export type EventVisibility =
  /** Lists, search and search engines show it. */
  | 'PUBLIC'
  /** Only people with the link find it. Its team and the people with a place have it in their own lists. */
  | 'UNLISTED';

/** The input of `handOverEvent`. */
export type HandOverEventInput = {
  /** The address of the new owner, who is staff. */
  email: string;
  /** Which event. */
  eventId: string;
};

/** The input of `inviteToEvent`. */
export type InviteToEventInput = {
  /** The address of the person. For EDITOR and OWNER one of staff. */
  email: string;
  /** Which event. */
  eventId: string;
  /** OWNER: as handOverEvent. */
  role: EventRole;
  /** Whether the person is offered to be shown as a host on the public page. */
  shownAsHost?: boolean;
};

/** The input of `leaveWaitingList`. */
export type LeaveWaitingListInput = {
  /** The event whose waiting list to leave. */
  eventId: string;
  /** Whether the person was shown that a place is offered. With false nothing changes where one is offered meanwhile (CONFLICT); without it the offer is declined. */
  expectedOffer?: boolean | null | undefined;
};

/** The input of `logIn`. */
export type LogInInput = {
  /** The address of the account. */
  email: string;
  /** Its password. */
  password: string;
  /** The form that was used: STAFF for the staff panel. */
  role: Role;
};

/** Why mail does not reach an address. */
export type MailProblem =
  /** A mail came back: there is no such mailbox, or it takes no mail from us. */
  | 'BOUNCED'
  /** The person marked a mail as spam: their mail program takes no more. */
  | 'COMPLAINED'
  /** The mail service sends nothing to this address. */
  | 'REFUSED';

/** The people whom a message is for. */
export type MessageAudience =
  /** Everybody with a place. */
  | 'ALL'
  /** People with a place who have arrived. */
  | 'ARRIVED'
  /** People with a place who have not arrived. */
  | 'NOT_ARRIVED'
  /** People with these places: `signUpIds`. */
  | 'SELECTED'
  /** The waiting list. */
  | 'WAITING';

/** How far a message has got. */
export type MessageStatus =
  /** It does not go out: the team cancelled it, the event was cancelled, or its writer’s account is deleted. */
  | 'CANCELLED'
  /** It waits for its time, and can be changed. */
  | 'SCHEDULED'
  /** It goes out, and can no longer be changed. */
  | 'SENDING'
  /** All people have it who can be reached. */
  | 'SENT';

/** When a message goes out. At most one of the three is given; none: now. Those in hours follow the event when it moves. INVALID_SEND_TIME for a time that has passed. */
export type MessageTimeInput = {
  /** At this instant. */
  at?: string | null | undefined;
  /** So many hours after the end, 0 to 8,760. */
  hoursAfterEnd?: number | null | undefined;
  /** So many hours before the start, 0 to 8,760. */
  hoursBeforeStart?: number | null | undefined;
};

/** The people who see a person's name at an event, beside the person and the event's team. */
export type NameShown =
  /** People with a place at the event. */
  | 'ATTENDEES'
  /** All people who are signed in. */
  | 'SIGNED_IN'
  /** No other people. */
  | 'TEAM';

/** Why staff should look at a payment. */
export type PaymentAttentionReason =
  /** The cardholder disputes it at their bank, or has won: answer in Stripe's dashboard. */
  | 'DISPUTED'
  /** What Stripe says does not match what was asked for. */
  | 'MISMATCH'
  /** A part of it was given back, in Stripe's dashboard. */
  | 'PARTLY_REFUNDED'
  /** Stripe refuses to give the money back, or the bank has returned it. */
  | 'REFUND_FAILED'
  /** It is neither paid nor refused yet, or money is on its way back. */
  | 'UNFINISHED';

/** How far a payment has come. */
export type PaymentStatus =
  /** The checkout was given up, or took too long: nothing was charged. */
  | 'CANCELED'
  /** The bank has yet to say whether the money is there. */
  | 'PROCESSING'
  /** All the money went back. */
  | 'REFUNDED'
  /** The money is on its way back. */
  | 'REFUND_PENDING'
  /** The card has not been charged; the place is not taken. */
  | 'REQUIRES_PAYMENT'
  /** The money is there, and with it the place. */
  | 'SUCCEEDED';

/** The input of `recheckPayment`. */
export type RecheckPaymentInput = {
  /** A payment of one of your events. */
  paymentId: string;
};

/** The input of `recordScans`. */
export type RecordScansInput = {
  /** The event of the door. */
  eventId: string;
  /** 1 to 200, in the order in which they were made. */
  scans: Array<ScanInput>;
};

/** The input of `register`. */
export type RegisterInput = {
  /** The address to sign in with. One in the staff domain is for staff. */
  email: string;
  /** Without one, the part of the address before the @. */
  name?: string | null | undefined;
  /** 6 to 128 characters. */
  password: string;
  /** The form that was used: STAFF for the staff panel. */
  role: Role;
};

/** The input of `releaseMissingPlaces`. */
export type ReleaseMissingPlacesInput = {
  /** The event whose places are released. */
  eventId: string;
};

/** The input of `removeFromEvent`. */
export type RemoveFromEventInput = {
  /** Which person of the team; oneself: to leave it. */
  accountId: string;
  /** Which event. */
  eventId: string;
};

/** The input of `requestPasswordReset`. */
export type RequestPasswordResetInput = {
  /** The address of the account. */
  email: string;
};

/** The input of `resetPassword`. */
export type ResetPasswordInput = {
  /** 6 to 128 characters. */
  password: string;
  /** The secret of the mail's link. */
  token: string;
};

/** The input of `resumeWebhook`. */
export type ResumeWebhookInput = {
  /** The webhook to resume. */
  id: string;
};

/** The input of `retryWebhookDelivery`. */
export type RetryWebhookDeliveryInput = {
  /** Of the delivery whose notice is to be sent again. */
  id: string;
};

/** The input of `revokeAccessToken`. */
export type RevokeAccessTokenInput = {
  /** The token to revoke. */
  id: string;
};

/** The purpose of an account: to come to events, or to create them. */
export type Role =
  /** Someone who creates events: with an e-mail address in the company's domain, or added by the operator. */
  | 'STAFF'
  /** Someone who comes to events. */
  | 'USER';

/** The input of `rotateTicket`. */
export type RotateTicketInput = {
  /** The place whose ticket is replaced. */
  signUpId: string;
};

/** The input of `rotateWebhookSecret`. */
export type RotateWebhookSecretInput = {
  /** The webhook that gets a new secret. */
  id: string;
};

/** Fields that are left out stay as they are. */
export type SaveEventDraftInput = {
  /** A text that only people with a place will read: at most 2,000 characters; null: none. */
  attendeeNote?: string | null | undefined;
  /** 1 to 1,000,000; null: any number of people. */
  capacity?: number | null | undefined;
  /** A picture in place of the drawn cover, or of the picture before. */
  cover?: EventCoverInput | null | undefined;
  /** The day on which it starts, in its time zone. */
  date?: string | null | undefined;
  /** At most 5,000 characters; Markdown's plain core. */
  description?: string | null | undefined;
  /** The event that it is a copy of, for a new draft. A deleted event is left out, and so is an event whose people you may not see. */
  duplicatedFromId?: string | null | undefined;
  /** When it ends; not after the start means on the next day. */
  endTime?: string | null | undefined;
  /** The `updatedAt` of the version that the change is based on: CONFLICT if the draft was changed since; null: whatever it is now is changed. */
  expectedUpdatedAt?: string | null | undefined;
  /** The draft to change; without one a draft is made. */
  id?: string | null | undefined;
  /** BCP 47, the language of the texts, such as `en` or `pt-BR`; null: unknown. */
  language?: string | null | undefined;
  /** At most 300 characters. */
  location?: string | null | undefined;
  /** Pence: 0 for a free event, or 30 to 99,999,999; null: not decided yet. */
  pricePence?: number | null | undefined;
  /** Hours before the start, 0 to 8,760, until when a paid place can be given back for the whole price; null: not at all. */
  refundDeadlineHours?: number | null | undefined;
  /** true: takes the picture away, so that the drawn cover stands; a `cover` beside it counts. */
  removeCover?: boolean;
  /** When it starts, in its time zone. */
  startTime?: string | null | undefined;
  /** An IANA name; a new draft without one has the zone of the settings. */
  timeZone?: string | null | undefined;
  /** 1 to 200 characters. A new draft must have one. */
  title?: string | null | undefined;
  /** At most 100 characters. */
  type?: string | null | undefined;
  /** The people who can find the event. */
  visibility?: EventVisibility | null | undefined;
};

/** One reading of a ticket, as a device sends it. */
export type ScanInput = {
  /** Whether the device has let the person in already, because it had no network. */
  admitted?: boolean;
  /** The code as it was read or typed. */
  code?: string | null | undefined;
  /** The name of the entrance. 1 to 80 characters. */
  door: string;
  /** A UUID that the device makes. The same id is the same scan. */
  id: string;
  /** By the clock of the device. It is shown, and decides nothing. */
  scannedAt: string;
  /** Instead of a code: the place of a person who was found by name. */
  signUpId?: string | null | undefined;
};

/** The outcome of a scan: whether the person may come in, or why not. */
export type ScanOutcome =
  /** The person may come in. Each place has this once, at however many doors. */
  | 'ADMITTED'
  /** A device let the person in without network, and the place had arrived before. */
  | 'ADMITTED_TWICE'
  /** The place has arrived already: `previous` says when and where. */
  | 'ALREADY_IN'
  /** The place was given back, or the event is cancelled. */
  | 'CANCELLED_PLACE'
  /** The ticket is for another event. */
  | 'OTHER_EVENT'
  /** No place has this code. It may have been replaced by a new one. */
  | 'UNKNOWN_CODE';

/** How the events of a series follow each other. */
export type SeriesInterval =
  /** Every month, on the same weekday of the month, such as the second Tuesday. Where the first date is the last of its weekday in its month, every date is. */
  | 'MONTH_BY_WEEKDAY'
  /** Every second week, on the same day. */
  | 'TWO_WEEKS'
  /** Every week, on the same day. */
  | 'WEEK';

/** A way to sign in to an account. */
export type SignInMethod =
  /** Sign-in with Google. */
  | 'GOOGLE'
  /** E-mail and password. */
  | 'PASSWORD';

/** The input of `startCheckout`, `signUp`, `joinWaitingList`. */
export type SignUpInput = {
  /** Where mails about the event go. */
  email: string;
  /** The event to go to. */
  eventId: string;
  /** At most 200 characters. */
  name: string;
  /** The people who see the name. It becomes the account's choice for later sign-ups. Left out: the account's choice, or the installation's. */
  nameShown?: NameShown | null | undefined;
};

/** The order of an event's sign-ups. */
export type SignUpOrder =
  /** By when they signed up, the latest first. */
  | 'LATEST_FIRST'
  /** By name, from A to Z; case and accents do not count. */
  | 'NAME';

/** The input of `signUpToEvents`. */
export type SignUpToEventsInput = {
  /** Where mails about the events go. */
  email: string;
  /** The events to go to, 1 to 52. An id that is repeated counts once. */
  eventIds: Array<string>;
  /** At most 200 characters. */
  name: string;
  /** The people who see the name at these events. It becomes the account's choice for later sign-ups. Left out: the account's choice, or the installation's. */
  nameShown?: NameShown | null | undefined;
};

/** The input of `startCalendarConnection`. */
export type StartCalendarConnectionInput = {
  /** The event to come back to afterwards. */
  eventId: string;
};

/** The input of `testWebhook`. */
export type TestWebhookInput = {
  /** The webhook to test. */
  id: string;
  /** The topic of the made-up notice. */
  topic: WebhookTopic;
};

/** The input of `undoCancelEvent`. */
export type UndoCancelEventInput = {
  /** The event that takes place after all. */
  id: string;
};

/** The input of `undoReleaseMissingPlaces`. */
export type UndoReleaseMissingPlacesInput = {
  /** The event whose places stay as they are. */
  eventId: string;
};

/** The input of `undoScan`. */
export type UndoScanInput = {
  /** The scan that let somebody in by mistake. */
  scanId: string;
};

/** The input of `updateAccount`. */
export type UpdateAccountInput = {
  /** The people who see the name at the next events; null: as the installation has it. A narrower choice than that of a place holds for that place, too. Left out, it stays. */
  defaultNameShown?: NameShown | null | undefined;
  /** At most 200 characters. */
  name: string;
};

/** The input of `updateBrand`. */
export type UpdateBrandInput = {
  /** `#0b7256`; null: the product's own. */
  accent?: string | null | undefined;
  /** At most 120 characters; null: the product's own. */
  headline?: string | null | undefined;
  /** At most 5; null: none. */
  links?: Array<BrandLinkInput> | null | undefined;
  /** At most 60 characters; null: the product's own. */
  name?: string | null | undefined;
};

/** Only the fields that are given change. */
export type UpdateEventInput = {
  /** A text that only people with a place read, such as the link of a call or the code of a door: at most 2,000 characters; null: none. */
  attendeeNote?: string | null | undefined;
  /** Below the number of sign-ups all people keep their places, and no new person gets one; null: any number of people. */
  capacity?: number | null | undefined;
  /** A picture in place of the drawn cover, or of the picture before. */
  cover?: EventCoverInput | null | undefined;
  /** The day on which it starts, in its time zone. */
  date?: string | null | undefined;
  /** At most 5,000 characters; Markdown's plain core. */
  description?: string | null | undefined;
  /** When it ends; not after the start means on the next day. */
  endTime?: string | null | undefined;
  /** The `updatedAt` of the version that the change is based on: CONFLICT if the event was changed since; null: whatever it is now is changed. */
  expectedUpdatedAt?: string | null | undefined;
  /** The event to change. */
  id: string;
  /** BCP 47, the language of title, description and the other texts, such as `en` or `pt-BR`; null: unknown. */
  language?: string | null | undefined;
  /** 1 to 300 characters. */
  location?: string | null | undefined;
  /** A line from the team in that mail, at most 500 characters. */
  messageToAttendees?: string | null | undefined;
  /** Whether people who signed up get a mail when date, time, zone, place or the note for attendees change. */
  notifyAttendees?: boolean;
  /** Pence; 0 means free. People who have paid keep the old price. */
  pricePence?: number | null | undefined;
  /** Hours before the start, 0 to 8,760, until when a paid place can be given back for the whole price; null: not at all. */
  refundDeadlineHours?: number | null | undefined;
  /** true: takes the picture away, so that the drawn cover stands; a `cover` beside it counts. */
  removeCover?: boolean;
  /** With THIS_AND_FOLLOWING the fields that change here change there, too, and the dates move by as many days. `expectedUpdatedAt` is of this event alone. */
  scope?: EventScope;
  /** When it starts, in its time zone. */
  startTime?: string | null | undefined;
  /** The IANA name of a zone, `Europe/London`. */
  timeZone?: string | null | undefined;
  /** 1 to 200 characters. */
  title?: string | null | undefined;
  /** What kind of event, in your own words: `Workshop`. */
  type?: string | null | undefined;
  /** The people who can find it. */
  visibility?: EventVisibility | null | undefined;
};

/** Fields that are left out stay as they are. */
export type UpdateMessageInput = {
  /** Whether people get it who sign up after it went out, until the event ends. Of use for ALL and NOT_ARRIVED; the others have no later sign-ups. */
  alsoLaterSignUps?: boolean | null | undefined;
  /** The people whom it is for. */
  audience?: MessageAudience | null | undefined;
  /** The message to change. */
  id: string;
  /** When it goes out; with nothing in it: now. */
  send?: MessageTimeInput | null | undefined;
  /** The places of the audience SELECTED, 1 to 1,000. Not read for the others. */
  signUpIds?: Array<string> | null | undefined;
  /** 1 to 150 characters, one line. */
  subject?: string | null | undefined;
  /** 1 to 5,000 characters of Markdown's plain core, as in descriptions of events. */
  text?: string | null | undefined;
};

/** The input of `updateSignUp`. */
export type UpdateSignUpInput = {
  /** Another address for mails about the place. It gets a mail with a link: mails go there once it is opened. Left out, it stays. */
  email?: string | null | undefined;
  /** At most 200 characters. Until the event starts; left out, it stays. */
  name?: string | null | undefined;
  /** The people who see the name; left out, it stays. */
  nameShown?: NameShown | null | undefined;
  /** The place to change. */
  signUpId: string;
};

/** The input of `updateWebhook`. */
export type UpdateWebhookInput = {
  /** The webhook to change. */
  id: string;
  /** The GraphQL selection on `WebhookNotice` that each delivery carries; at most 4,000 characters. Left out: as it is. */
  query?: string | null | undefined;
  /** At least one. Left out: as they are. */
  topics?: Array<WebhookTopic> | null | undefined;
  /** https, in the internet, at most 2,000 characters. Left out: as it is. */
  url?: string | null | undefined;
};

/** The input of `verifyEmail`. */
export type VerifyEmailInput = {
  /** The password of the account. Required unless this session is of the account. */
  password?: string | null | undefined;
  /** The secret of the mail's link. */
  token: string;
};

/** A change at an account's events that a webhook can be notified of. */
export type WebhookTopic =
  /** A person was let in at the door. Sent again when the scan is undone and the person comes back. */
  | 'ATTENDEE_ARRIVED'
  /** An event is cancelled for good: the five minutes are over in which its owner could undo it. Its sign-ups stay. */
  | 'EVENT_CANCELLED'
  /** An event was created. */
  | 'EVENT_CREATED'
  /** An event was deleted, with all its sign-ups: no SIGN_UP_CANCELLED follows for each of them. */
  | 'EVENT_DELETED'
  /** A field of an event was changed by its team. */
  | 'EVENT_UPDATED'
  /** A card was refused: nothing was charged. The person may try again, with another card too. */
  | 'PAYMENT_FAILED'
  /** Staff should look at a payment: `attentionReason` says why. UNFINISHED alone sends no notice. */
  | 'PAYMENT_NEEDS_ATTENTION'
  /** A payment has been given back in full. */
  | 'PAYMENT_REFUNDED'
  /** A card was charged, and its place given. */
  | 'PAYMENT_SUCCEEDED'
  /** A place at an event with a price is held for a person who waited, until they pay or a day has passed. */
  | 'PLACE_OFFERED'
  /** A person has a place: by signing up, by paying, or from the waiting list. */
  | 'SIGN_UP_ADDED'
  /** A person has no place any more: it was given back, or their account was deleted. */
  | 'SIGN_UP_CANCELLED'
  /** A person has confirmed that the address of their sign-up is theirs, by the link of a mail. */
  | 'SIGN_UP_CONFIRMED'
  /** A person waits for a place at a full event. */
  | 'WAITING_LIST_JOINED';

/** The input of `withdrawEventInvitation`. */
export type WithdrawEventInvitationInput = {
  /** Which invitation. */
  invitationId: string;
};

export type CreateAccessTokenMutationVariables = Exact<{
  input: CreateAccessTokenInput;
}>;


export type CreateAccessTokenMutation = { createAccessToken: { secret: string | null, accessToken: { id: string, name: string, prefix: string, scopes: Array<AccessScope>, createdAt: string, lastUsedAt: string | null, expiresAt: string | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type RevokeAccessTokenMutationVariables = Exact<{
  input: RevokeAccessTokenInput;
}>;


export type RevokeAccessTokenMutation = { revokeAccessToken: { revokedAccessTokenId: string | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type AccessTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessTokensQuery = { viewer: { accessTokens: Array<{ id: string, name: string, prefix: string, scopes: Array<AccessScope>, createdAt: string, lastUsedAt: string | null, expiresAt: string | null }> | null } | null };

export type AccountActivityQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type AccountActivityQuery = { viewer: { activity: { totalCount: number, nodes: Array<{ id: string, occurredAt: string, action: AccountActivityAction, device: string | null, network: string | null, accessTokenName: string | null }>, pageInfo: { endCursor: string | null } } | null } | null };

export type LogInMutationVariables = Exact<{
  input: LogInInput;
}>;


export type LogInMutation = { logIn: { account: { id: string, email: string, name: string, role: Role, emailVerified: boolean, signInMethods: Array<SignInMethod> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: { userErrors: Array<{ code: ErrorCode }> } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, role: Role } | null };

export type DataExportQueryVariables = Exact<{ [key: string]: never; }>;


export type DataExportQuery = { viewer: { dataExportUrl: string | null, activity: { nodes: Array<{ action: AccountActivityAction }> } | null } | null };

export type IsVerifiedQueryVariables = Exact<{ [key: string]: never; }>;


export type IsVerifiedQuery = { viewer: { emailVerified: boolean } | null };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { account: { id: string, email: string, emailVerified: boolean } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type VerifyEmailMutationVariables = Exact<{
  input: VerifyEmailInput;
}>;


export type VerifyEmailMutation = { verifyEmail: { account: { id: string, email: string, emailVerified: boolean } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type RequestEmailVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestEmailVerificationMutation = { requestEmailVerification: { userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type DeleteAccountMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type DeleteAccountMutation = { deleteAccount: { deletedAccountId: string | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type ChangedAccountFragment = { account: { id: string, name: string, nameConfirmed: boolean, sessions: Array<{ id: string, isCurrent: boolean }> | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> };

export type UpdateAccountMutationVariables = Exact<{
  input: UpdateAccountInput;
}>;


export type UpdateAccountMutation = { updateAccount: { account: { id: string, name: string, nameConfirmed: boolean, sessions: Array<{ id: string, isCurrent: boolean }> | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { account: { id: string, email: string, sessions: Array<{ isCurrent: boolean }> | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type EndSessionMutationVariables = Exact<{
  input: EndSessionInput;
}>;


export type EndSessionMutation = { endSession: { account: { id: string, name: string, nameConfirmed: boolean, sessions: Array<{ id: string, isCurrent: boolean }> | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { account: { id: string, name: string, nameConfirmed: boolean, sessions: Array<{ id: string, isCurrent: boolean }> | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { viewer: { sessions: Array<{ id: string, isCurrent: boolean, createdAt: string, lastSeenAt: string, device: string | null }> | null } | null };

export type NameOfViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type NameOfViewerQuery = { viewer: { name: string, nameConfirmed: boolean } | null };

export type BrandQueryVariables = Exact<{
  accent?: string | null | undefined;
}>;


export type BrandQuery = { settings: { productName: string, headline: string | null }, brand: { name: string, headline: string | null, accent: string | null, lightLogoUrl: string | null, darkLogoUrl: string | null, setByOperator: Array<BrandPart>, links: Array<{ label: string, url: string }>, tones: { moves: Array<string>, light: { accent: string }, dark: { accent: string } } | null } };

export type UpdateBrandMutationVariables = Exact<{
  input: UpdateBrandInput;
}>;


export type UpdateBrandMutation = { updateBrand: { brand: { name: string, headline: string | null, accent: string | null, lightLogoUrl: string | null, setByOperator: Array<BrandPart>, links: Array<{ label: string, url: string }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type StartCalendarConnectionMutationVariables = Exact<{
  input: StartCalendarConnectionInput;
}>;


export type StartCalendarConnectionMutation = { startCalendarConnection: { authorizationUrl: string | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type ConnectCalendarMutationVariables = Exact<{
  input: ConnectCalendarInput;
}>;


export type ConnectCalendarMutation = { connectCalendar: { account: { id: string, calendarConnected: boolean, signInMethods: Array<SignInMethod> } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type DisconnectCalendarMutationVariables = Exact<{ [key: string]: never; }>;


export type DisconnectCalendarMutation = { disconnectCalendar: { account: { calendarConnected: boolean } | null, userErrors: Array<{ code: ErrorCode }> } };

export type AddEventToCalendarMutationVariables = Exact<{
  input: AddEventToCalendarInput;
}>;


export type AddEventToCalendarMutation = { addEventToCalendar: { signUp: { id: string, addedToCalendarAt: string | null } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type ViewerWithCalendarQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerWithCalendarQuery = { viewer: { id: string, email: string, name: string, role: Role, emailVerified: boolean, signInMethods: Array<SignInMethod>, calendarConnected: boolean } | null };

export type ShowCalendarFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type ShowCalendarFeedQuery = { viewer: { calendarFeed: { url: string, webcalUrl: string, lastReadAt: string | null } | null } | null };

export type ResetCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type ResetCalendarFeedMutation = { resetCalendarFeed: { account: { calendarFeed: { url: string, webcalUrl: string, lastReadAt: string | null } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type ListAsAClientQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type ListAsAClientQuery = { events: { totalCount: number, nodes: Array<{ id: string, title: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SignUpAsAClientMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpAsAClientMutation = { signUp: { signUp: { id: string, name: string } | null, userErrors: Array<{ code: ErrorCode }> } };

export type CreateAsAClientMutationVariables = Exact<{
  input: CreateEventInput;
}>;


export type CreateAsAClientMutation = { createEvent: { event: { id: string } | null, userErrors: Array<{ code: ErrorCode }> } };

export type FollowAsAClientSubscriptionVariables = Exact<{
  eventId: string;
}>;


export type FollowAsAClientSubscription = { signUpAdded: { name: string } };

export type DemoDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoDeskQuery = { viewer: { eventTotals: { signUpCount: number, paidPence: number }, paymentsNeedingAttention: { nodes: Array<{ attentionReason: PaymentAttentionReason | null }> } | null, events: { nodes: Array<{ title: string, capacity: number | null, waitingCount: number, statistics: { signUpCount: number, cancelledCount: number, paidPence: number, refundedPence: number, signUpsByDay: Array<{ date: string, count: number }> } | null }> } } | null };

export type ArrivalsByTypeQueryVariables = Exact<{ [key: string]: never; }>;


export type ArrivalsByTypeQuery = { viewer: { eventTotals: { arrivalsByType: Array<{ type: string, eventCount: number, expectedCount: number, arrivedCount: number }> } } | null };

export type DoorActivityQueryVariables = Exact<{
  id: string;
}>;


export type DoorActivityQuery = { event: { activity: { nodes: Array<{ action: ActivityAction, actor: { id: string } | null }> } | null } | null };

export type ScanFieldsFragment = { id: string, outcome: ScanOutcome, door: string, by: string, scannedAt: string, receivedAt: string, offline: boolean, undoneAt: string | null, otherEventTitle: string | null, signUp: { id: string, name: string, arrivedAt: string | null } | null, previous: { id: string, door: string, by: string } | null };

export type RecordScansMutationVariables = Exact<{
  input: RecordScansInput;
}>;


export type RecordScansMutation = { recordScans: { scans: Array<{ id: string, outcome: ScanOutcome, door: string, by: string, scannedAt: string, receivedAt: string, offline: boolean, undoneAt: string | null, otherEventTitle: string | null, signUp: { id: string, name: string, arrivedAt: string | null } | null, previous: { id: string, door: string, by: string } | null }>, userErrors: Array<{ code: ErrorCode, field: string | null }> } };

export type UndoScanMutationVariables = Exact<{
  input: UndoScanInput;
}>;


export type UndoScanMutation = { undoScan: { scans: Array<{ id: string, outcome: ScanOutcome, door: string, by: string, scannedAt: string, receivedAt: string, offline: boolean, undoneAt: string | null, otherEventTitle: string | null, signUp: { id: string, name: string, arrivedAt: string | null } | null, previous: { id: string, door: string, by: string } | null }>, userErrors: Array<{ code: ErrorCode, field: string | null }> } };

export type CreateDoorPassMutationVariables = Exact<{
  input: CreateDoorPassInput;
}>;


export type CreateDoorPassMutation = { createDoorPass: { secret: string | null, url: string | null, doorPass: { id: string, name: string, maySearch: boolean, mayUndo: boolean, createdAt: string, expiresAt: string, lastUsedAt: string | null } | null, userErrors: Array<{ code: ErrorCode, field: string | null }> } };

export type EndDoorPassMutationVariables = Exact<{
  input: EndDoorPassInput;
}>;


export type EndDoorPassMutation = { endDoorPass: { event: { id: string } | null, userErrors: Array<{ code: ErrorCode, field: string | null }> } };

export type DoorQueryVariables = Exact<{
  id: string;
}>;


export type DoorQuery = { event: { id: string, door: { expectedCount: number, arrivedCount: number, alreadyInCount: number, arrivedByDoor: Array<{ door: string, arrivedCount: number }>, scans: { totalCount: number, nodes: Array<{ id: string, outcome: ScanOutcome, door: string, by: string, scannedAt: string, receivedAt: string, offline: boolean, undoneAt: string | null, otherEventTitle: string | null, signUp: { id: string, name: string, arrivedAt: string | null } | null, previous: { id: string, door: string, by: string } | null }> }, conflicts: { totalCount: number, nodes: Array<{ id: string, outcome: ScanOutcome, door: string, by: string, scannedAt: string, receivedAt: string, offline: boolean, undoneAt: string | null, otherEventTitle: string | null, signUp: { id: string, name: string, arrivedAt: string | null } | null, previous: { id: string, door: string, by: string } | null }> } } | null } | null };

export type ReleaseMissingPlacesMutationVariables = Exact<{
  input: ReleaseMissingPlacesInput;
}>;


export type ReleaseMissingPlacesMutation = { releaseMissingPlaces: { event: { id: string, door: { missingCount: number, placesReleasedAt: string | null } | null } | null, userErrors: Array<{ code: ErrorCode, field: string | null }> } };

export type UndoReleaseMissingPlacesMutationVariables = Exact<{
  input: UndoReleaseMissingPlacesInput;
}>;


export type UndoReleaseMissingPlacesMutation = { undoReleaseMissingPlaces: { event: { id: string, door: { placesReleasedAt: string | null } | null } | null, userErrors: Array<{ code: ErrorCode, field: string | null }> } };

export type MissingAtDoorQueryVariables = Exact<{
  id: string;
}>;


export type MissingAtDoorQuery = { event: { id: string, signUpCount: number, waitingCount: number, door: { missingCount: number, placesReleasedAt: string | null } | null } | null };

export type ReleaseActivityQueryVariables = Exact<{
  id: string;
}>;


export type ReleaseActivityQuery = { event: { id: string, activity: { nodes: Array<{ action: ActivityAction, detail: string | null, actor: { id: string } | null }> } | null } | null };

export type NodeByIdQueryVariables = Exact<{
  id: string;
}>;


export type NodeByIdQuery = { node:
    | { __typename: 'AccessToken', id: string }
    | { __typename: 'Account', id: string }
    | { __typename: 'AccountActivity', id: string }
    | { __typename: 'Activity', id: string }
    | { __typename: 'BrowserSession', id: string }
    | { __typename: 'CancelledSignUp', id: string }
    | { __typename: 'DoorPass', id: string }
    | { __typename: 'Event', title: string, id: string }
    | { __typename: 'EventDraft', previewUrl: string, id: string }
    | { __typename: 'EventInvitation', id: string }
    | { __typename: 'EventSeries', interval: SeriesInterval, eventCount: number, id: string }
    | { __typename: 'Message', id: string }
    | { __typename: 'Payment', amountPence: number, payerName: string | null, id: string }
    | { __typename: 'Scan', id: string }
    | { __typename: 'SignUp', name: string, id: string, event: { id: string } }
    | { __typename: 'WaitingListEntry', position: number, email: string, id: string }
    | { __typename: 'Webhook', id: string }
    | { __typename: 'WebhookDelivery', id: string }
   | null };

export type VerifyEmailAndReadSignUpsMutationVariables = Exact<{
  input: VerifyEmailInput;
}>;


export type VerifyEmailAndReadSignUpsMutation = { verifyEmail: { account: { id: string, email: string, emailVerified: boolean, signUps: { nodes: Array<{ id: string }> } | null } | null } };

export type LogInAndReadAccountMutationVariables = Exact<{
  input: LogInInput;
}>;


export type LogInAndReadAccountMutation = { logIn: { account: { id: string, name: string, email: string, role: Role, emailVerified: boolean, signInMethods: Array<SignInMethod>, createdAt: string, events: { nodes: Array<{ id: string }> } } | null } };

export type ShownEventFragment = { id: string, title: string, public: boolean, signUpCount: number, viewerCanEdit: boolean, createdBy: { id: string, name: string } };

export type EventOnEveryPathQueryVariables = Exact<{
  id: string;
}>;


export type EventOnEveryPathQuery = { event: { id: string, title: string, public: boolean, signUpCount: number, viewerCanEdit: boolean, createdBy: { id: string, name: string } } | null, events: { nodes: Array<{ id: string, title: string, public: boolean, signUpCount: number, viewerCanEdit: boolean, createdBy: { id: string, name: string } }>, edges: Array<{ node: { id: string, title: string, public: boolean, signUpCount: number, viewerCanEdit: boolean, createdBy: { id: string, name: string } } }> }, viewer: { events: { nodes: Array<{ id: string, title: string, public: boolean, signUpCount: number, viewerCanEdit: boolean, createdBy: { id: string, name: string } }>, edges: Array<{ node: { id: string, title: string, public: boolean, signUpCount: number, viewerCanEdit: boolean, createdBy: { id: string, name: string } } }> }, signUps: { nodes: Array<{ event: { id: string, title: string, public: boolean, signUpCount: number, viewerCanEdit: boolean, createdBy: { id: string, name: string } } }>, edges: Array<{ node: { event: { id: string, title: string, public: boolean, signUpCount: number, viewerCanEdit: boolean, createdBy: { id: string, name: string } } } }> } | null } | null };

export type TakeOutByProgramMutationVariables = Exact<{
  id: string;
}>;


export type TakeOutByProgramMutation = { cancelSignUp: { cancelledSignUpId: string | null, refund: { id: string, amountPence: number } | null, userErrors: Array<{ code: ErrorCode }> } };

export type NewTicketByProgramMutationVariables = Exact<{
  id: string;
}>;


export type NewTicketByProgramMutation = { rotateTicket: { signUp: { id: string, name: string, email: string | null, ticket: { code: string } | null } | null, userErrors: Array<{ code: ErrorCode }> } };

export type DraftFieldsFragment = { id: string, title: string, description: string | null, location: string | null, type: string | null, date: string | null, startTime: string | null, endTime: string | null, timeZone: string, pricePence: number, capacity: number | null, refundDeadlineHours: number | null, visibility: EventVisibility, attendeeNote: string | null, createdAt: string, updatedAt: string, missing: Array<string>, previewUrl: string };

export type SaveEventDraftMutationVariables = Exact<{
  input: SaveEventDraftInput;
}>;


export type SaveEventDraftMutation = { saveEventDraft: { eventDraft: { id: string, title: string, description: string | null, location: string | null, type: string | null, date: string | null, startTime: string | null, endTime: string | null, timeZone: string, pricePence: number, capacity: number | null, refundDeadlineHours: number | null, visibility: EventVisibility, attendeeNote: string | null, createdAt: string, updatedAt: string, missing: Array<string>, previewUrl: string } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type DeleteEventDraftMutationVariables = Exact<{
  input: EventDraftInput;
}>;


export type DeleteEventDraftMutation = { deleteEventDraft: { deletedEventDraftId: string | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type PublishEventDraftMutationVariables = Exact<{
  input: EventDraftInput;
}>;


export type PublishEventDraftMutation = { publishEventDraft: { event: { id: string, title: string, description: string, location: string, type: string, date: string, startTime: string, endTime: string, pricePence: number, public: boolean, createdAt: string, signUpCount: number, viewerCanEdit: boolean, createdBy: { id: string, name: string } } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type RenewDraftPreviewMutationVariables = Exact<{
  input: EventDraftInput;
}>;


export type RenewDraftPreviewMutation = { renewDraftPreview: { eventDraft: { id: string, title: string, description: string | null, location: string | null, type: string | null, date: string | null, startTime: string | null, endTime: string | null, timeZone: string, pricePence: number, capacity: number | null, refundDeadlineHours: number | null, visibility: EventVisibility, attendeeNote: string | null, createdAt: string, updatedAt: string, missing: Array<string>, previewUrl: string } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type EventDraftsQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type EventDraftsQuery = { viewer: { eventDrafts: { totalCount: number, nodes: Array<{ id: string, title: string, description: string | null, location: string | null, type: string | null, date: string | null, startTime: string | null, endTime: string | null, timeZone: string, pricePence: number, capacity: number | null, refundDeadlineHours: number | null, visibility: EventVisibility, attendeeNote: string | null, createdAt: string, updatedAt: string, missing: Array<string>, previewUrl: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type EventActivityQueryVariables = Exact<{
  id: string;
  first?: number;
  after?: string | null | undefined;
}>;


export type EventActivityQuery = { event: { activity: { totalCount: number, nodes: Array<{ action: ActivityAction, detail: string | null, accessTokenName: string | null, actor: { id: string } | null, subject: { id: string } | null }>, pageInfo: { endCursor: string | null } } | null } | null };

export type DuplicatedFromQueryVariables = Exact<{
  id: string;
}>;


export type DuplicatedFromQuery = { event: { statistics: { duplicatedFrom: { id: string, title: string, statistics: { signUpCount: number } | null } | null } | null } | null };

export type HasEndedQueryVariables = Exact<{
  id: string;
}>;


export type HasEndedQuery = { event: { hasEnded: boolean } | null };

export type EventsByEndQueryVariables = Exact<{
  hasEnded?: boolean | null | undefined;
}>;


export type EventsByEndQuery = { events: { nodes: Array<{ id: string }> } };

export type LanguageOfEventQueryVariables = Exact<{
  id: string;
}>;


export type LanguageOfEventQuery = { event: { language: string | null, updatedAt: string, series: { events: { nodes: Array<{ language: string | null }> } } | null } | null };

export type EventPageFragment = { nodes: Array<{ id: string, title: string }>, edges: Array<{ cursor: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } };

export type UpdateEventMutationVariables = Exact<{
  input: UpdateEventInput;
}>;


export type UpdateEventMutation = { updateEvent: { event: { id: string, title: string, description: string, location: string, type: string, date: string, startTime: string, endTime: string, pricePence: number, public: boolean, createdAt: string, signUpCount: number, viewerCanEdit: boolean, createdBy: { id: string, name: string } } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type DeleteEventMutationVariables = Exact<{
  input: DeleteEventInput;
}>;


export type DeleteEventMutation = { deleteEvent: { deletedEventId: string | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type CancelEventMutationVariables = Exact<{
  input: CancelEventInput;
}>;


export type CancelEventMutation = { cancelEvent: { event: { id: string, cancelledAt: string | null, cancellationReason: string | null, updatedAt: string } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type UndoCancelEventMutationVariables = Exact<{
  input: UndoCancelEventInput;
}>;


export type UndoCancelEventMutation = { undoCancelEvent: { event: { id: string, cancelledAt: string | null, cancellationReason: string | null, updatedAt: string } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type EventQueryVariables = Exact<{
  id: string;
}>;


export type EventQuery = { event: { id: string, title: string, description: string, location: string, type: string, date: string, startTime: string, endTime: string, pricePence: number, public: boolean, createdAt: string, signUpCount: number, viewerCanEdit: boolean, createdBy: { id: string, name: string } } | null };

export type EventsQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  filter?: EventFilter | null | undefined;
  orderBy?: EventOrder;
}>;


export type EventsQuery = { events: { nodes: Array<{ id: string, title: string }>, edges: Array<{ cursor: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type CountEventsQueryVariables = Exact<{
  filter?: EventFilter | null | undefined;
}>;


export type CountEventsQuery = { events: { totalCount: number } };

export type OwnEventsQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  hasEnded?: boolean | null | undefined;
  orderBy?: EventOrder;
}>;


export type OwnEventsQuery = { viewer: { events: { nodes: Array<{ id: string, title: string }>, edges: Array<{ cursor: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } } | null };

export type CountsQueryVariables = Exact<{
  id: string;
  hasEnded?: boolean | null | undefined;
  filter?: EventFilter | null | undefined;
}>;


export type CountsQuery = { events: { totalCount: number }, event: { signUps: { totalCount: number, nodes: Array<{ id: string }> } | null } | null, viewer: { events: { totalCount: number }, signUps: { totalCount: number } | null } | null };

export type PeopleForTeamQueryVariables = Exact<{
  id: string;
}>;


export type PeopleForTeamQuery = { event: { attendeeNote: string | null, waitingListEntries: { totalCount: number } | null, cancelledSignUps: { totalCount: number } | null, statistics: { signUpCount: number, cancelledCount: number } | null, signUps: { nodes: Array<{ id: string, email: string | null, viewerCanCancel: boolean }> } | null } | null };

export type RolesInListQueryVariables = Exact<{ [key: string]: never; }>;


export type RolesInListQuery = { events: { nodes: Array<{ id: string, viewerRole: EventRole | null }> } };

export type VisibilityOfQueryVariables = Exact<{
  id: string;
}>;


export type VisibilityOfQuery = { event: { public: boolean, visibility: EventVisibility } | null };

export type EventTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type EventTypesQuery = { eventTypes: Array<{ type: string, eventCount: number }> };

export type FoldedEventsQueryVariables = Exact<{
  first?: number | null | undefined;
  last?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
  filter?: EventFilter | null | undefined;
  orderBy: EventOrder;
}>;


export type FoldedEventsQuery = { events: { totalCount: number, nodes: Array<{ id: string, startsAt: string, hasEnded: boolean, series: { id: string } | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type EventHostsQueryVariables = Exact<{
  id: string;
}>;


export type EventHostsQuery = { event: { hosts: Array<{ id: string, name: string }> } | null };

export type StateOfHostsQueryVariables = Exact<{
  id: string;
}>;


export type StateOfHostsQuery = { event: { team: Array<{ role: EventRole, shownAsHost: boolean, offeredAsHost: boolean }> | null } | null };

export type OldEventOfStaffQueryVariables = Exact<{
  id: string;
}>;


export type OldEventOfStaffQuery = { event: { signUpCount: number, statistics: { signUpCount: number, arrivedCount: number, cancelledCount: number, paidPence: number, refundedPence: number, signUpsByDay: Array<{ date: string, count: number }> } | null, door: { expectedCount: number, arrivedCount: number, arrivedByDoor: Array<{ door: string, arrivedCount: number }> } | null } | null, viewer: { eventTotals: { eventCount: number, signUpCount: number, paidPence: number, arrivalsByType: Array<{ type: string, eventCount: number, expectedCount: number, arrivedCount: number }> } } | null };

export type NamesOfOldEventQueryVariables = Exact<{
  id: string;
}>;


export type NamesOfOldEventQuery = { event: { signUpCount: number, hiddenSignUpCount: number, attendeeNote: string | null, viewerSignUp: { id: string } | null, signUps: { totalCount: number, nodes: Array<{ name: string }> } | null } | null };

export type ImpactOnOldEventQueryVariables = Exact<{
  id: string;
}>;


export type ImpactOnOldEventQuery = { event: { deletionImpact: { signUpCount: number } | null } | null, viewer: { deletionImpact: { events: { signUpCount: number } } | null } | null };

export type RenameAccountMutationVariables = Exact<{
  name: string;
}>;


export type RenameAccountMutation = { updateAccount: { userErrors: Array<{ code: ErrorCode }> } };

export type CreateEventSeriesMutationVariables = Exact<{
  input: CreateEventSeriesInput;
}>;


export type CreateEventSeriesMutation = { createEventSeries: { series: { id: string, interval: SeriesInterval, url: string, eventCount: number, events: { nodes: Array<{ id: string, date: string, startsAt: string }> } } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type EventSeriesByIdQueryVariables = Exact<{
  id: string;
  hasEnded?: boolean | null | undefined;
}>;


export type EventSeriesByIdQuery = { node:
    | { eventCount: number, ofWhich: number, nextEvent: { date: string } | null, events: { totalCount: number, nodes: Array<{ date: string }> } }
    | Record<PropertyKey, never>
   | null };

export type UpdateFollowingMutationVariables = Exact<{
  input: UpdateEventInput;
}>;


export type UpdateFollowingMutation = { updateEvent: { event: { id: string, date: string } | null, skippedEvents: Array<{ id: string }> | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type StampedAtQueryVariables = Exact<{
  id: string;
}>;


export type StampedAtQuery = { event: { updatedAt: string } | null };

export type EventTeamQueryVariables = Exact<{
  id: string;
}>;


export type EventTeamQuery = { event: { id: string, viewerRole: EventRole | null, viewerCanEdit: boolean, team: Array<{ role: EventRole, shownAsHost: boolean, email: string | null, account: { id: string } }> | null } | null };

export type InviteToEventMutationVariables = Exact<{
  input: InviteToEventInput;
}>;


export type InviteToEventMutation = { inviteToEvent: { invitation: { id: string, email: string, role: EventRole, expiresAt: string } | null, userErrors: Array<{ code: ErrorCode, field: string | null }> } };

export type HandOverEventMutationVariables = Exact<{
  input: HandOverEventInput;
}>;


export type HandOverEventMutation = { handOverEvent: { invitation: { id: string, role: EventRole } | null, userErrors: Array<{ code: ErrorCode, field: string | null }> } };

export type AcceptEventInvitationMutationVariables = Exact<{
  input: AcceptEventInvitationInput;
}>;


export type AcceptEventInvitationMutation = { acceptEventInvitation: { event: { id: string, viewerRole: EventRole | null, createdBy: { id: string } } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type WithdrawEventInvitationMutationVariables = Exact<{
  input: WithdrawEventInvitationInput;
}>;


export type WithdrawEventInvitationMutation = { withdrawEventInvitation: { event: { id: string } | null, userErrors: Array<{ code: ErrorCode }> } };

export type ChangeEventRoleMutationVariables = Exact<{
  input: ChangeEventRoleInput;
}>;


export type ChangeEventRoleMutation = { changeEventRole: { event: { id: string, team: Array<{ role: EventRole, shownAsHost: boolean, offeredAsHost: boolean, account: { id: string } }> | null } | null, userErrors: Array<{ code: ErrorCode, field: string | null }> } };

export type RemoveFromEventMutationVariables = Exact<{
  input: RemoveFromEventInput;
}>;


export type RemoveFromEventMutation = { removeFromEvent: { event: { id: string, viewerRole: EventRole | null } | null, userErrors: Array<{ code: ErrorCode }> } };

export type SharedEventsQueryVariables = Exact<{
  hasEnded?: boolean | null | undefined;
}>;


export type SharedEventsQuery = { viewer: { sharedEvents: { totalCount: number, nodes: Array<{ id: string, viewerRole: EventRole | null }> } } | null };

export type EventInvitationsQueryVariables = Exact<{
  id: string;
}>;


export type EventInvitationsQuery = { event: { invitations: Array<{ id: string, email: string, role: EventRole }> | null } | null };

export type ZonedEventQueryVariables = Exact<{
  id: string;
}>;


export type ZonedEventQuery = { event: { timeZone: string, startsAt: string, endsAt: string, date: string, startTime: string, endTime: string } | null };

export type CreateZonedEventMutationVariables = Exact<{
  input: CreateEventInput;
}>;


export type CreateZonedEventMutation = { createEvent: { event: { id: string, timeZone: string, startsAt: string } | null, userErrors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type SettingsZoneQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsZoneQuery = { settings: { timeZone: string } };

export type EventUpdatedAtQueryVariables = Exact<{
  id: string;
}>;


export type EventUpdatedAtQuery = { event: { title: string, location: string, createdAt: string, updatedAt: string, url: string } | null };

export type OwnMailProblemQueryVariables = Exact<{
  id: string;
}>;


export type OwnMailProblemQuery = { event: { id: string, viewerSignUp: { id: string, email: string | null, emailConfirmed: boolean | null, mailProblem: MailProblem | null } | null } | null };

export type MailProblemsOfPeopleQueryVariables = Exact<{
  id: string;
}>;


export type MailProblemsOfPeopleQuery = { event: { id: string, signUps: { nodes: Array<{ id: string, mailProblem: MailProblem | null }> } | null } | null };

export type CorrectAddressMutationVariables = Exact<{
  input: UpdateSignUpInput;
}>;


export type CorrectAddressMutation = { updateSignUp: { signUp: { id: string, email: string | null, emailConfirmed: boolean | null, mailProblem: MailProblem | null } | null, userErrors: Array<{ code: ErrorCode, field: string | null }> } };

export type MessageFieldsFragment = { id: string, subject: string, text: string, audience: MessageAudience, status: MessageStatus, sendAt: string | null, waitsForTeam: boolean, hoursBeforeStart: number | null, hoursAfterEnd: number | null, alsoLaterSignUps: boolean, recipientCount: number, sentCount: number, bouncedCount: number, mutedCount: number, sentAt: string | null, createdAt: string, createdBy: { id: string } | null };

export type CreateMessageMutationVariables = Exact<{
  input: CreateMessageInput;
}>;


export type CreateMessageMutation = { createMessage: { message: { id: string, subject: string, text: string, audience: MessageAudience, status: MessageStatus, sendAt: string | null, waitsForTeam: boolean, hoursBeforeStart: number | null, hoursAfterEnd: number | null, alsoLaterSignUps: boolean, recipientCount: number, sentCount: number, bouncedCount: number, mutedCount: number, sentAt: string | null, createdAt: string, createdBy: { id: string } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type UpdateMessageMutationVariables = Exact<{
  input: UpdateMessageInput;
}>;


export type UpdateMessageMutation = { updateMessage: { message: { id: string, subject: string, text: string, audience: MessageAudience, status: MessageStatus, sendAt: string | null, waitsForTeam: boolean, hoursBeforeStart: number | null, hoursAfterEnd: number | null, alsoLaterSignUps: boolean, recipientCount: number, sentCount: number, bouncedCount: number, mutedCount: number, sentAt: string | null, createdAt: string, createdBy: { id: string } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type CancelMessageMutationVariables = Exact<{
  id: string;
}>;


export type CancelMessageMutation = { cancelMessage: { message: { id: string, subject: string, text: string, audience: MessageAudience, status: MessageStatus, sendAt: string | null, waitsForTeam: boolean, hoursBeforeStart: number | null, hoursAfterEnd: number | null, alsoLaterSignUps: boolean, recipientCount: number, sentCount: number, bouncedCount: number, mutedCount: number, sentAt: string | null, createdAt: string, createdBy: { id: string } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type SendMessagePreviewMutationVariables = Exact<{
  input: CreateMessageInput;
}>;


export type SendMessagePreviewMutation = { sendMessagePreview: { message: { id: string } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type EventMessagesQueryVariables = Exact<{
  id: string;
}>;


export type EventMessagesQuery = { event: { id: string, messages: { totalCount: number, nodes: Array<{ id: string, subject: string, text: string, audience: MessageAudience, status: MessageStatus, sendAt: string | null, waitsForTeam: boolean, hoursBeforeStart: number | null, hoursAfterEnd: number | null, alsoLaterSignUps: boolean, recipientCount: number, sentCount: number, bouncedCount: number, mutedCount: number, sentAt: string | null, createdAt: string, createdBy: { id: string } | null }> } | null } | null };

export type MessagePreviewQueryVariables = Exact<{
  id: string;
  subject: string;
  text: string;
}>;


export type MessagePreviewQuery = { event: { id: string, messagePreview: { from: string, replyTo: string, html: string, coverUrl: string | null } | null } | null };

export type MessageAudienceQueryVariables = Exact<{
  id: string;
  audience: MessageAudience;
  signUpIds?: Array<string> | string | null | undefined;
}>;


export type MessageAudienceQuery = { event: { id: string, messageAudience: { recipientCount: number, mutedCount: number, unreachableCount: number } | null } | null };

export type EventDeletionImpactQueryVariables = Exact<{
  id: string;
}>;


export type EventDeletionImpactQuery = { event: { deletionImpact: { signUpCount: number, waitingCount: number, refundCount: number, refundPence: number } | null } | null };

export type PlanChangeImpactQueryVariables = Exact<{
  id: string;
}>;


export type PlanChangeImpactQuery = { event: { planChangeImpact: { refundCount: number, refundPence: number } | null } | null };

export type AccountDeletionImpactQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountDeletionImpactQuery = { viewer: { deletionImpact: { eventCount: number, placeCount: number, placeRefundCount: number, placeRefundPence: number, events: { signUpCount: number, waitingCount: number, refundCount: number, refundPence: number } } | null } | null };

export type EventStatisticsQueryVariables = Exact<{
  id: string;
}>;


export type EventStatisticsQuery = { event: { statistics: { signUpCount: number, cancelledCount: number, paidPence: number, refundedPence: number, signUpsByDay: Array<{ date: string, count: number }> } | null } | null };

export type EventTotalsQueryVariables = Exact<{ [key: string]: never; }>;


export type EventTotalsQuery = { viewer: { all: { eventCount: number, signUpCount: number, paidPence: number }, comingUp: { eventCount: number, signUpCount: number, paidPence: number }, past: { eventCount: number, signUpCount: number, paidPence: number } } | null };

export type MoneyOfEventQueryVariables = Exact<{
  id: string;
  first?: number;
  after?: string | null | undefined;
}>;


export type MoneyOfEventQuery = { event: { payments: { totalCount: number, nodes: Array<{ id: string, status: PaymentStatus, refundedPence: number, updatedAt: string, paidAt: string | null, refundedAt: string | null, signUp: { id: string } | null, event: { id: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null, cancelledSignUps: { totalCount: number, nodes: Array<{ id: string, byCreator: boolean, refund: { id: string } | null }> } | null } | null };

export type MoneyOfOwnerQueryVariables = Exact<{
  id: string;
  paymentId: string;
}>;


export type MoneyOfOwnerQuery = { node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null, event: { payments: { totalCount: number } | null } | null };

export type ChangesOfOwnerQueryVariables = Exact<{ [key: string]: never; }>;


export type ChangesOfOwnerQuery = { viewer: { eventChanges: { nodes: Array<{ eventId: string, kind: ChangeKind }> } | null, signUpChanges: { nodes: Array<{ signUpId: string, kind: ChangeKind }> } | null } | null };

export type MoneyForTeamQueryVariables = Exact<{
  id: string;
  paymentId: string;
}>;


export type MoneyForTeamQuery = { node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null, event: { payments: { totalCount: number } | null, paymentsNeedingAttention: { totalCount: number } | null, deletionImpact: { refundPence: number } | null, cancellationImpact: { refundPence: number } | null, statistics: { paidPence: number } | null, signUps: { nodes: Array<{ id: string, refundPence: number | null, viewerCanCancel: boolean, payment: { id: string } | null }> } | null } | null };

export type RefundsForTeamQueryVariables = Exact<{
  id: string;
}>;


export type RefundsForTeamQuery = { event: { cancelledSignUps: { nodes: Array<{ id: string, refund: { id: string } | null }> } | null } | null };

export type StartCheckoutMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type StartCheckoutMutation = { startCheckout: { clientSecret: string | null, payment: { id: string, amountPence: number, currency: string, status: PaymentStatus, placeHeldUntil: string | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type CompleteCheckoutMutationVariables = Exact<{
  input: CompleteCheckoutInput;
}>;


export type CompleteCheckoutMutation = { completeCheckout: { signUp: { id: string, name: string, email: string | null, payment: { id: string, amountPence: number, status: PaymentStatus } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type CancelCheckoutMutationVariables = Exact<{
  input: CancelCheckoutInput;
}>;


export type CancelCheckoutMutation = { cancelCheckout: { payment: { id: string, status: PaymentStatus, placeHeldUntil: string | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type PlaceOfViewerQueryVariables = Exact<{
  id: string;
}>;


export type PlaceOfViewerQuery = { event: { signUpCount: number, viewerSignUp: { id: string, payment: { id: string, status: PaymentStatus, amountPence: number } | null } | null } | null };

export type PaymentSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentSettingsQuery = { settings: { paymentsEnabled: boolean, stripePublishableKey: string | null, stripeScriptUrl: string | null, sandbox: boolean } };

export type PaymentOfViewerIsProcessingQueryVariables = Exact<{
  id: string;
}>;


export type PaymentOfViewerIsProcessingQuery = { event: { viewerPaymentIsProcessing: boolean } | null };

export type RecentFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentFiguresQuery = { viewer: { recentFigures: { timeZone: string, signUpsByDay: Array<{ date: string, signUpCount: number, paidCount: number }>, week: { signUpCount: number, paidPence: number, givenBackCount: number }, weekBefore: { signUpCount: number, paidPence: number, givenBackCount: number } } } | null };

export type RecheckPaymentMutationVariables = Exact<{
  input: RecheckPaymentInput;
}>;


export type RecheckPaymentMutation = { recheckPayment: { payment: { id: string, status: PaymentStatus, attentionReason: PaymentAttentionReason | null } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type EndPaymentAttentionMutationVariables = Exact<{
  input: EndPaymentAttentionInput;
}>;


export type EndPaymentAttentionMutation = { endPaymentAttention: { payment: { id: string, status: PaymentStatus, attentionReason: PaymentAttentionReason | null, attentionNote: string | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type AttentionNoteQueryVariables = Exact<{
  id: string;
}>;


export type AttentionNoteQuery = { node:
    | { attentionNote: string | null }
    | Record<PropertyKey, never>
   | null };

export type PaymentsNeedingAttentionQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type PaymentsNeedingAttentionQuery = { event: { paymentsNeedingAttention: { nodes: Array<{ id: string, payerName: string | null, payerEmail: string | null, status: PaymentStatus, attentionReason: PaymentAttentionReason | null, amountPence: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PaidSignUpsQueryVariables = Exact<{
  id: string;
}>;


export type PaidSignUpsQuery = { event: { signUps: { nodes: Array<{ name: string, payment: { status: PaymentStatus, amountPence: number } | null }> } | null } | null };

export type CoverFieldsFragment = { url: string, alt: string, focusX: number, focusY: number, color: string };

export type CreateWithCoverMutationVariables = Exact<{
  input: CreateEventInput;
}>;


export type CreateWithCoverMutation = { createEvent: { event: { id: string, cover: { url: string, alt: string, focusX: number, focusY: number, color: string } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type ChangeCoverMutationVariables = Exact<{
  input: UpdateEventInput;
}>;


export type ChangeCoverMutation = { updateEvent: { event: { id: string, cover: { url: string, alt: string, focusX: number, focusY: number, color: string } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type CoverOfQueryVariables = Exact<{
  id: string;
  width?: number | null | undefined;
}>;


export type CoverOfQuery = { event: { cover: { url: string, alt: string, focusX: number, focusY: number, color: string, wide: string } | null } | null };

export type HostAndEventsQueryVariables = Exact<{
  id: string;
}>;


export type HostAndEventsQuery = { host: { id: string, name: string } | null, events: { totalCount: number, nodes: Array<{ title: string, hosts: Array<{ id: string }> }> } };

export type ArrivedPeopleQueryVariables = Exact<{
  id: string;
  arrived?: boolean | null | undefined;
  first?: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  orderBy?: SignUpOrder;
}>;


export type ArrivedPeopleQuery = { event: { signUps: { totalCount: number, nodes: Array<{ id: string, name: string, arrivedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type CancelSignUpMutationVariables = Exact<{
  input: CancelSignUpInput;
}>;


export type CancelSignUpMutation = { cancelSignUp: { cancelledSignUpId: string | null, event: { id: string, signUpCount: number, viewerSignUp: { id: string } | null } | null, refund: { id: string, amountPence: number, status: PaymentStatus } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type TermsOfPlaceQueryVariables = Exact<{
  id: string;
}>;


export type TermsOfPlaceQuery = { event: { refundDeadlineHours: number | null, viewerSignUp: { id: string, viewerCanCancel: boolean, refundPence: number | null, payment: { refundableUntil: string | null } | null } | null } | null };

export type CancelledSignUpsQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type CancelledSignUpsQuery = { viewer: { cancelledSignUps: { nodes: Array<{ id: string, byCreator: boolean, cancelledAt: string, event: { id: string, title: string }, refund: { amountPence: number, status: PaymentStatus } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type SignUpChangesQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type SignUpChangesQuery = { viewer: { signUpChanges: { nodes: Array<{ kind: ChangeKind, changedAt: string, eventId: string, signUpId: string, signUp: { id: string, name: string, email: string | null, updatedAt: string, event: { title: string } } | null, payment: { status: PaymentStatus, refundedPence: number, paidAt: string | null, refundedAt: string | null, signUp: { id: string } | null, event: { id: string } | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type EventChangesQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type EventChangesQuery = { viewer: { eventChanges: { nodes: Array<{ kind: ChangeKind, changedAt: string, eventId: string, event: { title: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type UpdateSignUpMutationVariables = Exact<{
  input: UpdateSignUpInput;
}>;


export type UpdateSignUpMutation = { updateSignUp: { signUp: { id: string, name: string, nameShown: NameShown | null, updatedAt: string, ticket: { code: string } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type ChooseForAccountMutationVariables = Exact<{
  input: UpdateAccountInput;
}>;


export type ChooseForAccountMutation = { updateAccount: { account: { name: string, defaultNameShown: NameShown | null } | null, userErrors: Array<{ code: ErrorCode }> } };

export type OwnChoicesQueryVariables = Exact<{
  id: string;
}>;


export type OwnChoicesQuery = { settings: { defaultNameShown: NameShown }, viewer: { defaultNameShown: NameShown | null } | null, event: { viewerSignUp: { name: string, nameShown: NameShown | null, ticket: { code: string } | null } | null } | null };

export type ShownNamesQueryVariables = Exact<{
  id: string;
  orderBy: SignUpOrder;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
}>;


export type ShownNamesQuery = { event: { signUpCount: number, hiddenSignUpCount: number, signUps: { totalCount: number, nodes: Array<{ id: string, name: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PeopleQueryVariables = Exact<{
  id: string;
  first?: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  orderBy?: SignUpOrder;
}>;


export type PeopleQuery = { event: { signUps: { totalCount: number, nodes: Array<{ id: string, name: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type OutcomeFragment = { signUp: { id: string } | null, userErrors: Array<{ code: ErrorCode }> };

export type SignUpThreeTimesMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpThreeTimesMutation = { a: { signUp: { id: string } | null, userErrors: Array<{ code: ErrorCode }> }, b: { signUp: { id: string } | null, userErrors: Array<{ code: ErrorCode }> }, c: { signUp: { id: string } | null, userErrors: Array<{ code: ErrorCode }> } };

export type SignUpPageFragment = { edges: Array<{ cursor: string, node: { id: string, event: { id: string } } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } };

export type SignUpPageOfEventQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type SignUpPageOfEventQuery = { event: { signUps: { edges: Array<{ cursor: string, node: { id: string, event: { id: string } } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } | null } | null };

export type OwnSignUpPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  hasEnded?: boolean | null | undefined;
}>;


export type OwnSignUpPageQuery = { viewer: { signUps: { edges: Array<{ cursor: string, node: { id: string, event: { id: string } } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } | null } | null };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { signUp: { signUp: { id: string, name: string, email: string | null, emailConfirmed: boolean | null, signedUpAt: string, event: { id: string, title: string, signUpCount: number } } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type SignUpToEventsMutationVariables = Exact<{
  input: SignUpToEventsInput;
}>;


export type SignUpToEventsMutation = { signUpToEvents: { results: Array<{ eventId: string, signUp: { id: string, name: string, email: string | null, event: { id: string, signUpCount: number } } | null, error: { code: ErrorCode, message: string, field: string | null } | null }>, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type ConfirmContactMutationVariables = Exact<{
  input: ConfirmContactInput;
}>;


export type ConfirmContactMutation = { confirmContact: { event: { id: string, title: string } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type SignUpsOfEventQueryVariables = Exact<{
  id: string;
}>;


export type SignUpsOfEventQuery = { event: { signUpCount: number, viewerSignUp: { id: string, name: string, email: string | null } | null, signUps: { nodes: Array<{ id: string, name: string }> } | null } | null };

export type PlacesOfEventQueryVariables = Exact<{
  id: string;
}>;


export type PlacesOfEventQuery = { event: { capacity: number | null, placesLeft: number | null, signUpCount: number } | null };

export type PlaceHeldAtQueryVariables = Exact<{
  id: string;
}>;


export type PlaceHeldAtQuery = { event: { viewerPlaceHeldUntil: string | null } | null };

export type TicketOfViewerQueryVariables = Exact<{
  id: string;
}>;


export type TicketOfViewerQuery = { event: { viewerSignUp: { id: string, ticket: { code: string, qrPath: string, qrSize: number, rotatedAt: string | null } | null } | null } | null };

export type RotateTicketMutationVariables = Exact<{
  input: RotateTicketInput;
}>;


export type RotateTicketMutation = { rotateTicket: { signUp: { id: string, ticket: { code: string, rotatedAt: string | null } | null } | null, userErrors: Array<{ code: ErrorCode }> } };

export type UnreachablePeopleQueryVariables = Exact<{
  id: string;
  unreachable?: boolean | null | undefined;
  search?: string | null | undefined;
  arrived?: boolean | null | undefined;
}>;


export type UnreachablePeopleQuery = { event: { signUps: { totalCount: number, nodes: Array<{ email: string | null }> } | null } | null };

export type ViewerClashesQueryVariables = Exact<{
  id: string;
}>;


export type ViewerClashesQuery = { event: { viewerClashes: Array<{ title: string, viewerSignUp: { id: string } | null, viewerWaitingListEntry: { id: string } | null }> } | null };

export type JoinWaitingListMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type JoinWaitingListMutation = { joinWaitingList: { waitingListEntry: { id: string, name: string, email: string, position: number, joinedAt: string, offerExpiresAt: string | null, event: { id: string, waitingCount: number } } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type LeaveWaitingListMutationVariables = Exact<{
  input: LeaveWaitingListInput;
}>;


export type LeaveWaitingListMutation = { leaveWaitingList: { leftEventId: string | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type WaitingAtQueryVariables = Exact<{
  id: string;
}>;


export type WaitingAtQuery = { event: { placesLeft: number | null, signUpCount: number, waitingCount: number, viewerSignUp: { id: string } | null, viewerWaitingListEntry: { position: number, offerExpiresAt: string | null } | null } | null };

export type OwnWaitingQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type OwnWaitingQuery = { viewer: { waitingListEntries: { totalCount: number, nodes: Array<{ name: string, position: number, event: { id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type WaitingListQueryVariables = Exact<{
  id: string;
  first?: number;
  after?: string | null | undefined;
}>;


export type WaitingListQuery = { event: { waitingListEntries: { totalCount: number, nodes: Array<{ name: string, email: string, position: number, offerExpiresAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type GiveBackMutationVariables = Exact<{
  input: CancelSignUpInput;
}>;


export type GiveBackMutation = { cancelSignUp: { cancelledSignUpId: string | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type SessionAccountFragment = { id: string, email: string, name: string, role: Role, emailVerified: boolean, signInMethods: Array<SignInMethod> };

export type EventFieldsFragment = { id: string, title: string, description: string, location: string, type: string, date: string, startTime: string, endTime: string, pricePence: number, public: boolean, createdAt: string, signUpCount: number, viewerCanEdit: boolean, createdBy: { id: string, name: string } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { account: { id: string, email: string, name: string, role: Role, emailVerified: boolean, signInMethods: Array<SignInMethod> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type CreateEventMutationVariables = Exact<{
  input: CreateEventInput;
}>;


export type CreateEventMutation = { createEvent: { event: { id: string, title: string, description: string, location: string, type: string, date: string, startTime: string, endTime: string, pricePence: number, public: boolean, createdAt: string, signUpCount: number, viewerCanEdit: boolean, createdBy: { id: string, name: string } } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type EndProgramAccessMutationVariables = Exact<{ [key: string]: never; }>;


export type EndProgramAccessMutation = { endProgramAccess: { account: { id: string, accessTokens: Array<{ id: string }> | null, webhooks: Array<{ id: string }> | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string | null, webhook: { id: string, url: string, topics: Array<WebhookTopic>, query: string, createdAt: string, pausedAt: string | null, deliveries: Array<{ id: string }> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type DeleteWebhookMutationVariables = Exact<{
  input: DeleteWebhookInput;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { deletedWebhookId: string | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type TestWebhookMutationVariables = Exact<{
  input: TestWebhookInput;
}>;


export type TestWebhookMutation = { testWebhook: { delivery: { id: string, noticeId: string, topic: WebhookTopic, attempt: number, status: number | null, error: string | null, durationMs: number | null, deliveredAt: string } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type RetryWebhookDeliveryMutationVariables = Exact<{
  input: RetryWebhookDeliveryInput;
}>;


export type RetryWebhookDeliveryMutation = { retryWebhookDelivery: { webhook: { id: string, pausedAt: string | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type ResumeWebhookMutationVariables = Exact<{
  input: ResumeWebhookInput;
}>;


export type ResumeWebhookMutation = { resumeWebhook: { webhook: { id: string, pausedAt: string | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { webhook: { id: string, url: string, topics: Array<WebhookTopic>, query: string, scopes: Array<AccessScope> | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: RotateWebhookSecretInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string | null, webhook: { id: string } | null, userErrors: Array<{ code: ErrorCode, message: string, field: string | null }> } };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { viewer: { webhooks: Array<{ id: string, url: string, topics: Array<WebhookTopic>, query: string, scopes: Array<AccessScope> | null, pausedAt: string | null, deliveries: Array<{ id: string, noticeId: string, topic: WebhookTopic, attempt: number, status: number | null, error: string | null, durationMs: number | null, deliveredAt: string }> }> | null } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ChangedAccountFragmentDoc = new TypedDocumentString(`
    fragment ChangedAccount on AccountPayload {
  account {
    id
    name
    nameConfirmed
    sessions {
      id
      isCurrent
    }
  }
  userErrors {
    code
    message
    field
  }
}
    `, {"fragmentName":"ChangedAccount"}) as unknown as TypedDocumentString<ChangedAccountFragment, unknown>;
export const ScanFieldsFragmentDoc = new TypedDocumentString(`
    fragment ScanFields on Scan {
  id
  outcome
  door
  by
  scannedAt
  receivedAt
  offline
  undoneAt
  otherEventTitle
  signUp {
    id
    name
    arrivedAt
  }
  previous {
    id
    door
    by
  }
}
    `, {"fragmentName":"ScanFields"}) as unknown as TypedDocumentString<ScanFieldsFragment, unknown>;
export const ShownEventFragmentDoc = new TypedDocumentString(`
    fragment ShownEvent on Event {
  id
  title
  public
  signUpCount
  createdBy {
    id
    name
  }
  viewerCanEdit
}
    `, {"fragmentName":"ShownEvent"}) as unknown as TypedDocumentString<ShownEventFragment, unknown>;
export const DraftFieldsFragmentDoc = new TypedDocumentString(`
    fragment DraftFields on EventDraft {
  id
  title
  description
  location
  type
  date
  startTime
  endTime
  timeZone
  pricePence
  capacity
  refundDeadlineHours
  visibility
  attendeeNote
  createdAt
  updatedAt
  missing
  previewUrl
}
    `, {"fragmentName":"DraftFields"}) as unknown as TypedDocumentString<DraftFieldsFragment, unknown>;
export const EventPageFragmentDoc = new TypedDocumentString(`
    fragment EventPage on EventConnection {
  nodes {
    id
    title
  }
  edges {
    cursor
  }
  pageInfo {
    hasNextPage
    hasPreviousPage
    startCursor
    endCursor
  }
}
    `, {"fragmentName":"EventPage"}) as unknown as TypedDocumentString<EventPageFragment, unknown>;
export const MessageFieldsFragmentDoc = new TypedDocumentString(`
    fragment MessageFields on Message {
  id
  subject
  text
  audience
  status
  sendAt
  waitsForTeam
  hoursBeforeStart
  hoursAfterEnd
  alsoLaterSignUps
  recipientCount
  sentCount
  bouncedCount
  mutedCount
  sentAt
  createdAt
  createdBy {
    id
  }
}
    `, {"fragmentName":"MessageFields"}) as unknown as TypedDocumentString<MessageFieldsFragment, unknown>;
export const CoverFieldsFragmentDoc = new TypedDocumentString(`
    fragment CoverFields on EventCover {
  url
  alt
  focusX
  focusY
  color
}
    `, {"fragmentName":"CoverFields"}) as unknown as TypedDocumentString<CoverFieldsFragment, unknown>;
export const OutcomeFragmentDoc = new TypedDocumentString(`
    fragment Outcome on SignUpPayload {
  signUp {
    id
  }
  userErrors {
    code
  }
}
    `, {"fragmentName":"Outcome"}) as unknown as TypedDocumentString<OutcomeFragment, unknown>;
export const SignUpPageFragmentDoc = new TypedDocumentString(`
    fragment SignUpPage on SignUpConnection {
  edges {
    cursor
    node {
      id
      event {
        id
      }
    }
  }
  pageInfo {
    hasNextPage
    hasPreviousPage
    startCursor
    endCursor
  }
}
    `, {"fragmentName":"SignUpPage"}) as unknown as TypedDocumentString<SignUpPageFragment, unknown>;
export const SessionAccountFragmentDoc = new TypedDocumentString(`
    fragment SessionAccount on Account {
  id
  email
  name
  role
  emailVerified
  signInMethods
}
    `, {"fragmentName":"SessionAccount"}) as unknown as TypedDocumentString<SessionAccountFragment, unknown>;
export const EventFieldsFragmentDoc = new TypedDocumentString(`
    fragment EventFields on Event {
  id
  title
  description
  location
  type
  date
  startTime
  endTime
  pricePence
  public
  createdAt
  signUpCount
  createdBy {
    id
    name
  }
  viewerCanEdit
}
    `, {"fragmentName":"EventFields"}) as unknown as TypedDocumentString<EventFieldsFragment, unknown>;
export const CreateAccessTokenDocument = new TypedDocumentString(`
    mutation CreateAccessToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) {
    accessToken {
      id
      name
      prefix
      scopes
      createdAt
      lastUsedAt
      expiresAt
    }
    secret
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>;
export const RevokeAccessTokenDocument = new TypedDocumentString(`
    mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {
  revokeAccessToken(input: $input) {
    revokedAccessTokenId
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>;
export const AccessTokensDocument = new TypedDocumentString(`
    query AccessTokens {
  viewer {
    accessTokens {
      id
      name
      prefix
      scopes
      createdAt
      lastUsedAt
      expiresAt
    }
  }
}
    `) as unknown as TypedDocumentString<AccessTokensQuery, AccessTokensQueryVariables>;
export const AccountActivityDocument = new TypedDocumentString(`
    query AccountActivity($first: Int! = 20, $after: String) {
  viewer {
    activity(first: $first, after: $after) {
      totalCount
      nodes {
        id
        occurredAt
        action
        device
        network
        accessTokenName
      }
      pageInfo {
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AccountActivityQuery, AccountActivityQueryVariables>;
export const LogInDocument = new TypedDocumentString(`
    mutation LogIn($input: LogInInput!) {
  logIn(input: $input) {
    account {
      ...SessionAccount
    }
    userErrors {
      code
      message
      field
    }
  }
}
    fragment SessionAccount on Account {
  id
  email
  name
  role
  emailVerified
  signInMethods
}`) as unknown as TypedDocumentString<LogInMutation, LogInMutationVariables>;
export const LogOutDocument = new TypedDocumentString(`
    mutation LogOut {
  logOut {
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<LogOutMutation, LogOutMutationVariables>;
export const ViewerDocument = new TypedDocumentString(`
    query Viewer {
  viewer {
    id
    role
  }
}
    `) as unknown as TypedDocumentString<ViewerQuery, ViewerQueryVariables>;
export const DataExportDocument = new TypedDocumentString(`
    query DataExport {
  viewer {
    dataExportUrl
    activity(first: 1) {
      nodes {
        action
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DataExportQuery, DataExportQueryVariables>;
export const IsVerifiedDocument = new TypedDocumentString(`
    query IsVerified {
  viewer {
    emailVerified
  }
}
    `) as unknown as TypedDocumentString<IsVerifiedQuery, IsVerifiedQueryVariables>;
export const RequestPasswordResetDocument = new TypedDocumentString(`
    mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) {
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input) {
    account {
      id
      email
      emailVerified
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const VerifyEmailDocument = new TypedDocumentString(`
    mutation VerifyEmail($input: VerifyEmailInput!) {
  verifyEmail(input: $input) {
    account {
      id
      email
      emailVerified
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const RequestEmailVerificationDocument = new TypedDocumentString(`
    mutation RequestEmailVerification {
  requestEmailVerification {
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<RequestEmailVerificationMutation, RequestEmailVerificationMutationVariables>;
export const DeleteAccountDocument = new TypedDocumentString(`
    mutation DeleteAccount($password: String) {
  deleteAccount(password: $password) {
    deletedAccountId
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const UpdateAccountDocument = new TypedDocumentString(`
    mutation UpdateAccount($input: UpdateAccountInput!) {
  updateAccount(input: $input) {
    ...ChangedAccount
  }
}
    fragment ChangedAccount on AccountPayload {
  account {
    id
    name
    nameConfirmed
    sessions {
      id
      isCurrent
    }
  }
  userErrors {
    code
    message
    field
  }
}`) as unknown as TypedDocumentString<UpdateAccountMutation, UpdateAccountMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    account {
      id
      email
      sessions {
        isCurrent
      }
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const EndSessionDocument = new TypedDocumentString(`
    mutation EndSession($input: EndSessionInput!) {
  endSession(input: $input) {
    ...ChangedAccount
  }
}
    fragment ChangedAccount on AccountPayload {
  account {
    id
    name
    nameConfirmed
    sessions {
      id
      isCurrent
    }
  }
  userErrors {
    code
    message
    field
  }
}`) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = new TypedDocumentString(`
    mutation EndOtherSessions {
  endOtherSessions {
    ...ChangedAccount
  }
}
    fragment ChangedAccount on AccountPayload {
  account {
    id
    name
    nameConfirmed
    sessions {
      id
      isCurrent
    }
  }
  userErrors {
    code
    message
    field
  }
}`) as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const SessionsDocument = new TypedDocumentString(`
    query Sessions {
  viewer {
    sessions {
      id
      isCurrent
      createdAt
      lastSeenAt
      device
    }
  }
}
    `) as unknown as TypedDocumentString<SessionsQuery, SessionsQueryVariables>;
export const NameOfViewerDocument = new TypedDocumentString(`
    query NameOfViewer {
  viewer {
    name
    nameConfirmed
  }
}
    `) as unknown as TypedDocumentString<NameOfViewerQuery, NameOfViewerQueryVariables>;
export const BrandDocument = new TypedDocumentString(`
    query Brand($accent: String) {
  settings {
    productName
    headline
  }
  brand {
    name
    headline
    accent
    links {
      label
      url
    }
    lightLogoUrl
    darkLogoUrl
    setByOperator
    tones(accent: $accent) {
      light {
        accent
      }
      dark {
        accent
      }
      moves
    }
  }
}
    `) as unknown as TypedDocumentString<BrandQuery, BrandQueryVariables>;
export const UpdateBrandDocument = new TypedDocumentString(`
    mutation UpdateBrand($input: UpdateBrandInput!) {
  updateBrand(input: $input) {
    brand {
      name
      headline
      accent
      links {
        label
        url
      }
      lightLogoUrl
      setByOperator
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateBrandMutation, UpdateBrandMutationVariables>;
export const StartCalendarConnectionDocument = new TypedDocumentString(`
    mutation StartCalendarConnection($input: StartCalendarConnectionInput!) {
  startCalendarConnection(input: $input) {
    authorizationUrl
    userErrors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<StartCalendarConnectionMutation, StartCalendarConnectionMutationVariables>;
export const ConnectCalendarDocument = new TypedDocumentString(`
    mutation ConnectCalendar($input: ConnectCalendarInput!) {
  connectCalendar(input: $input) {
    account {
      id
      calendarConnected
      signInMethods
    }
    userErrors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ConnectCalendarMutation, ConnectCalendarMutationVariables>;
export const DisconnectCalendarDocument = new TypedDocumentString(`
    mutation DisconnectCalendar {
  disconnectCalendar {
    account {
      calendarConnected
    }
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<DisconnectCalendarMutation, DisconnectCalendarMutationVariables>;
export const AddEventToCalendarDocument = new TypedDocumentString(`
    mutation AddEventToCalendar($input: AddEventToCalendarInput!) {
  addEventToCalendar(input: $input) {
    signUp {
      id
      addedToCalendarAt
    }
    userErrors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddEventToCalendarMutation, AddEventToCalendarMutationVariables>;
export const ViewerWithCalendarDocument = new TypedDocumentString(`
    query ViewerWithCalendar {
  viewer {
    id
    email
    name
    role
    emailVerified
    signInMethods
    calendarConnected
  }
}
    `) as unknown as TypedDocumentString<ViewerWithCalendarQuery, ViewerWithCalendarQueryVariables>;
export const ShowCalendarFeedDocument = new TypedDocumentString(`
    query ShowCalendarFeed {
  viewer {
    calendarFeed {
      url
      webcalUrl
      lastReadAt
    }
  }
}
    `) as unknown as TypedDocumentString<ShowCalendarFeedQuery, ShowCalendarFeedQueryVariables>;
export const ResetCalendarFeedDocument = new TypedDocumentString(`
    mutation ResetCalendarFeed {
  resetCalendarFeed {
    account {
      calendarFeed {
        url
        webcalUrl
        lastReadAt
      }
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ResetCalendarFeedMutation, ResetCalendarFeedMutationVariables>;
export const ListAsAClientDocument = new TypedDocumentString(`
    query ListAsAClient($first: Int!, $after: String, $search: String) {
  events(first: $first, after: $after, filter: {search: $search}) {
    totalCount
    nodes {
      id
      title
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<ListAsAClientQuery, ListAsAClientQueryVariables>;
export const SignUpAsAClientDocument = new TypedDocumentString(`
    mutation SignUpAsAClient($input: SignUpInput!) {
  signUp(input: $input) {
    signUp {
      id
      name
    }
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<SignUpAsAClientMutation, SignUpAsAClientMutationVariables>;
export const CreateAsAClientDocument = new TypedDocumentString(`
    mutation CreateAsAClient($input: CreateEventInput!) {
  createEvent(input: $input) {
    event {
      id
    }
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<CreateAsAClientMutation, CreateAsAClientMutationVariables>;
export const FollowAsAClientDocument = new TypedDocumentString(`
    subscription FollowAsAClient($eventId: ID!) {
  signUpAdded(eventId: $eventId) {
    name
  }
}
    `) as unknown as TypedDocumentString<FollowAsAClientSubscription, FollowAsAClientSubscriptionVariables>;
export const DemoDeskDocument = new TypedDocumentString(`
    query DemoDesk {
  viewer {
    eventTotals {
      signUpCount
      paidPence
    }
    paymentsNeedingAttention {
      nodes {
        attentionReason
      }
    }
    events(first: 30) {
      nodes {
        title
        capacity
        waitingCount
        statistics {
          signUpCount
          cancelledCount
          paidPence
          refundedPence
          signUpsByDay {
            date
            count
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DemoDeskQuery, DemoDeskQueryVariables>;
export const ArrivalsByTypeDocument = new TypedDocumentString(`
    query ArrivalsByType {
  viewer {
    eventTotals {
      arrivalsByType {
        type
        eventCount
        expectedCount
        arrivedCount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ArrivalsByTypeQuery, ArrivalsByTypeQueryVariables>;
export const DoorActivityDocument = new TypedDocumentString(`
    query DoorActivity($id: ID!) {
  event(id: $id) {
    activity {
      nodes {
        action
        actor {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DoorActivityQuery, DoorActivityQueryVariables>;
export const RecordScansDocument = new TypedDocumentString(`
    mutation RecordScans($input: RecordScansInput!) {
  recordScans(input: $input) {
    scans {
      ...ScanFields
    }
    userErrors {
      code
      field
    }
  }
}
    fragment ScanFields on Scan {
  id
  outcome
  door
  by
  scannedAt
  receivedAt
  offline
  undoneAt
  otherEventTitle
  signUp {
    id
    name
    arrivedAt
  }
  previous {
    id
    door
    by
  }
}`) as unknown as TypedDocumentString<RecordScansMutation, RecordScansMutationVariables>;
export const UndoScanDocument = new TypedDocumentString(`
    mutation UndoScan($input: UndoScanInput!) {
  undoScan(input: $input) {
    scans {
      ...ScanFields
    }
    userErrors {
      code
      field
    }
  }
}
    fragment ScanFields on Scan {
  id
  outcome
  door
  by
  scannedAt
  receivedAt
  offline
  undoneAt
  otherEventTitle
  signUp {
    id
    name
    arrivedAt
  }
  previous {
    id
    door
    by
  }
}`) as unknown as TypedDocumentString<UndoScanMutation, UndoScanMutationVariables>;
export const CreateDoorPassDocument = new TypedDocumentString(`
    mutation CreateDoorPass($input: CreateDoorPassInput!) {
  createDoorPass(input: $input) {
    doorPass {
      id
      name
      maySearch
      mayUndo
      createdAt
      expiresAt
      lastUsedAt
    }
    secret
    url
    userErrors {
      code
      field
    }
  }
}
    `) as unknown as TypedDocumentString<CreateDoorPassMutation, CreateDoorPassMutationVariables>;
export const EndDoorPassDocument = new TypedDocumentString(`
    mutation EndDoorPass($input: EndDoorPassInput!) {
  endDoorPass(input: $input) {
    event {
      id
    }
    userErrors {
      code
      field
    }
  }
}
    `) as unknown as TypedDocumentString<EndDoorPassMutation, EndDoorPassMutationVariables>;
export const DoorDocument = new TypedDocumentString(`
    query Door($id: ID!) {
  event(id: $id) {
    id
    door {
      expectedCount
      arrivedCount
      alreadyInCount
      arrivedByDoor {
        door
        arrivedCount
      }
      scans {
        totalCount
        nodes {
          ...ScanFields
        }
      }
      conflicts {
        totalCount
        nodes {
          ...ScanFields
        }
      }
    }
  }
}
    fragment ScanFields on Scan {
  id
  outcome
  door
  by
  scannedAt
  receivedAt
  offline
  undoneAt
  otherEventTitle
  signUp {
    id
    name
    arrivedAt
  }
  previous {
    id
    door
    by
  }
}`) as unknown as TypedDocumentString<DoorQuery, DoorQueryVariables>;
export const ReleaseMissingPlacesDocument = new TypedDocumentString(`
    mutation ReleaseMissingPlaces($input: ReleaseMissingPlacesInput!) {
  releaseMissingPlaces(input: $input) {
    event {
      id
      door {
        missingCount
        placesReleasedAt
      }
    }
    userErrors {
      code
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ReleaseMissingPlacesMutation, ReleaseMissingPlacesMutationVariables>;
export const UndoReleaseMissingPlacesDocument = new TypedDocumentString(`
    mutation UndoReleaseMissingPlaces($input: UndoReleaseMissingPlacesInput!) {
  undoReleaseMissingPlaces(input: $input) {
    event {
      id
      door {
        placesReleasedAt
      }
    }
    userErrors {
      code
      field
    }
  }
}
    `) as unknown as TypedDocumentString<UndoReleaseMissingPlacesMutation, UndoReleaseMissingPlacesMutationVariables>;
export const MissingAtDoorDocument = new TypedDocumentString(`
    query MissingAtDoor($id: ID!) {
  event(id: $id) {
    id
    signUpCount
    waitingCount
    door {
      missingCount
      placesReleasedAt
    }
  }
}
    `) as unknown as TypedDocumentString<MissingAtDoorQuery, MissingAtDoorQueryVariables>;
export const ReleaseActivityDocument = new TypedDocumentString(`
    query ReleaseActivity($id: ID!) {
  event(id: $id) {
    id
    activity {
      nodes {
        action
        actor {
          id
        }
        detail
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReleaseActivityQuery, ReleaseActivityQueryVariables>;
export const NodeByIdDocument = new TypedDocumentString(`
    query NodeById($id: ID!) {
  node(id: $id) {
    __typename
    id
    ... on Event {
      title
    }
    ... on EventSeries {
      interval
      eventCount
    }
    ... on SignUp {
      name
      event {
        id
      }
    }
    ... on Payment {
      amountPence
      payerName
    }
    ... on WaitingListEntry {
      position
      email
    }
    ... on EventDraft {
      previewUrl
    }
  }
}
    `) as unknown as TypedDocumentString<NodeByIdQuery, NodeByIdQueryVariables>;
export const VerifyEmailAndReadSignUpsDocument = new TypedDocumentString(`
    mutation VerifyEmailAndReadSignUps($input: VerifyEmailInput!) {
  verifyEmail(input: $input) {
    account {
      id
      email
      emailVerified
      signUps {
        nodes {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<VerifyEmailAndReadSignUpsMutation, VerifyEmailAndReadSignUpsMutationVariables>;
export const LogInAndReadAccountDocument = new TypedDocumentString(`
    mutation LogInAndReadAccount($input: LogInInput!) {
  logIn(input: $input) {
    account {
      id
      name
      email
      role
      emailVerified
      signInMethods
      createdAt
      events {
        nodes {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LogInAndReadAccountMutation, LogInAndReadAccountMutationVariables>;
export const EventOnEveryPathDocument = new TypedDocumentString(`
    query EventOnEveryPath($id: ID!) {
  event(id: $id) {
    ...ShownEvent
  }
  events {
    nodes {
      ...ShownEvent
    }
    edges {
      node {
        ...ShownEvent
      }
    }
  }
  viewer {
    events {
      nodes {
        ...ShownEvent
      }
      edges {
        node {
          ...ShownEvent
        }
      }
    }
    signUps {
      nodes {
        event {
          ...ShownEvent
        }
      }
      edges {
        node {
          event {
            ...ShownEvent
          }
        }
      }
    }
  }
}
    fragment ShownEvent on Event {
  id
  title
  public
  signUpCount
  createdBy {
    id
    name
  }
  viewerCanEdit
}`) as unknown as TypedDocumentString<EventOnEveryPathQuery, EventOnEveryPathQueryVariables>;
export const TakeOutByProgramDocument = new TypedDocumentString(`
    mutation TakeOutByProgram($id: ID!) {
  cancelSignUp(input: {signUpId: $id}) {
    cancelledSignUpId
    refund {
      id
      amountPence
    }
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<TakeOutByProgramMutation, TakeOutByProgramMutationVariables>;
export const NewTicketByProgramDocument = new TypedDocumentString(`
    mutation NewTicketByProgram($id: ID!) {
  rotateTicket(input: {signUpId: $id}) {
    signUp {
      id
      name
      email
      ticket {
        code
      }
    }
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<NewTicketByProgramMutation, NewTicketByProgramMutationVariables>;
export const SaveEventDraftDocument = new TypedDocumentString(`
    mutation SaveEventDraft($input: SaveEventDraftInput!) {
  saveEventDraft(input: $input) {
    eventDraft {
      ...DraftFields
    }
    userErrors {
      code
      message
      field
    }
  }
}
    fragment DraftFields on EventDraft {
  id
  title
  description
  location
  type
  date
  startTime
  endTime
  timeZone
  pricePence
  capacity
  refundDeadlineHours
  visibility
  attendeeNote
  createdAt
  updatedAt
  missing
  previewUrl
}`) as unknown as TypedDocumentString<SaveEventDraftMutation, SaveEventDraftMutationVariables>;
export const DeleteEventDraftDocument = new TypedDocumentString(`
    mutation DeleteEventDraft($input: EventDraftInput!) {
  deleteEventDraft(input: $input) {
    deletedEventDraftId
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteEventDraftMutation, DeleteEventDraftMutationVariables>;
export const PublishEventDraftDocument = new TypedDocumentString(`
    mutation PublishEventDraft($input: EventDraftInput!) {
  publishEventDraft(input: $input) {
    event {
      ...EventFields
    }
    userErrors {
      code
      message
      field
    }
  }
}
    fragment EventFields on Event {
  id
  title
  description
  location
  type
  date
  startTime
  endTime
  pricePence
  public
  createdAt
  signUpCount
  createdBy {
    id
    name
  }
  viewerCanEdit
}`) as unknown as TypedDocumentString<PublishEventDraftMutation, PublishEventDraftMutationVariables>;
export const RenewDraftPreviewDocument = new TypedDocumentString(`
    mutation RenewDraftPreview($input: EventDraftInput!) {
  renewDraftPreview(input: $input) {
    eventDraft {
      ...DraftFields
    }
    userErrors {
      code
      message
      field
    }
  }
}
    fragment DraftFields on EventDraft {
  id
  title
  description
  location
  type
  date
  startTime
  endTime
  timeZone
  pricePence
  capacity
  refundDeadlineHours
  visibility
  attendeeNote
  createdAt
  updatedAt
  missing
  previewUrl
}`) as unknown as TypedDocumentString<RenewDraftPreviewMutation, RenewDraftPreviewMutationVariables>;
export const EventDraftsDocument = new TypedDocumentString(`
    query EventDrafts($first: Int! = 20, $after: String) {
  viewer {
    eventDrafts(first: $first, after: $after) {
      totalCount
      nodes {
        ...DraftFields
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    fragment DraftFields on EventDraft {
  id
  title
  description
  location
  type
  date
  startTime
  endTime
  timeZone
  pricePence
  capacity
  refundDeadlineHours
  visibility
  attendeeNote
  createdAt
  updatedAt
  missing
  previewUrl
}`) as unknown as TypedDocumentString<EventDraftsQuery, EventDraftsQueryVariables>;
export const EventActivityDocument = new TypedDocumentString(`
    query EventActivity($id: ID!, $first: Int! = 20, $after: String) {
  event(id: $id) {
    activity(first: $first, after: $after) {
      totalCount
      nodes {
        action
        detail
        accessTokenName
        actor {
          id
        }
        subject {
          id
        }
      }
      pageInfo {
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EventActivityQuery, EventActivityQueryVariables>;
export const DuplicatedFromDocument = new TypedDocumentString(`
    query DuplicatedFrom($id: ID!) {
  event(id: $id) {
    statistics {
      duplicatedFrom {
        id
        title
        statistics {
          signUpCount
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DuplicatedFromQuery, DuplicatedFromQueryVariables>;
export const HasEndedDocument = new TypedDocumentString(`
    query HasEnded($id: ID!) {
  event(id: $id) {
    hasEnded
  }
}
    `) as unknown as TypedDocumentString<HasEndedQuery, HasEndedQueryVariables>;
export const EventsByEndDocument = new TypedDocumentString(`
    query EventsByEnd($hasEnded: Boolean) {
  events(first: 100, filter: {hasEnded: $hasEnded}) {
    nodes {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<EventsByEndQuery, EventsByEndQueryVariables>;
export const LanguageOfEventDocument = new TypedDocumentString(`
    query LanguageOfEvent($id: ID!) {
  event(id: $id) {
    language
    updatedAt
    series {
      events {
        nodes {
          language
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LanguageOfEventQuery, LanguageOfEventQueryVariables>;
export const UpdateEventDocument = new TypedDocumentString(`
    mutation UpdateEvent($input: UpdateEventInput!) {
  updateEvent(input: $input) {
    event {
      ...EventFields
    }
    userErrors {
      code
      message
      field
    }
  }
}
    fragment EventFields on Event {
  id
  title
  description
  location
  type
  date
  startTime
  endTime
  pricePence
  public
  createdAt
  signUpCount
  createdBy {
    id
    name
  }
  viewerCanEdit
}`) as unknown as TypedDocumentString<UpdateEventMutation, UpdateEventMutationVariables>;
export const DeleteEventDocument = new TypedDocumentString(`
    mutation DeleteEvent($input: DeleteEventInput!) {
  deleteEvent(input: $input) {
    deletedEventId
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteEventMutation, DeleteEventMutationVariables>;
export const CancelEventDocument = new TypedDocumentString(`
    mutation CancelEvent($input: CancelEventInput!) {
  cancelEvent(input: $input) {
    event {
      id
      cancelledAt
      cancellationReason
      updatedAt
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<CancelEventMutation, CancelEventMutationVariables>;
export const UndoCancelEventDocument = new TypedDocumentString(`
    mutation UndoCancelEvent($input: UndoCancelEventInput!) {
  undoCancelEvent(input: $input) {
    event {
      id
      cancelledAt
      cancellationReason
      updatedAt
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<UndoCancelEventMutation, UndoCancelEventMutationVariables>;
export const EventDocument = new TypedDocumentString(`
    query Event($id: ID!) {
  event(id: $id) {
    ...EventFields
  }
}
    fragment EventFields on Event {
  id
  title
  description
  location
  type
  date
  startTime
  endTime
  pricePence
  public
  createdAt
  signUpCount
  createdBy {
    id
    name
  }
  viewerCanEdit
}`) as unknown as TypedDocumentString<EventQuery, EventQueryVariables>;
export const EventsDocument = new TypedDocumentString(`
    query Events($first: Int! = 100, $after: String, $last: Int, $before: String, $filter: EventFilter, $orderBy: EventOrder! = SOONEST_FIRST) {
  events(
    first: $first
    after: $after
    last: $last
    before: $before
    filter: $filter
    orderBy: $orderBy
  ) {
    ...EventPage
  }
}
    fragment EventPage on EventConnection {
  nodes {
    id
    title
  }
  edges {
    cursor
  }
  pageInfo {
    hasNextPage
    hasPreviousPage
    startCursor
    endCursor
  }
}`) as unknown as TypedDocumentString<EventsQuery, EventsQueryVariables>;
export const CountEventsDocument = new TypedDocumentString(`
    query CountEvents($filter: EventFilter) {
  events(filter: $filter) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<CountEventsQuery, CountEventsQueryVariables>;
export const OwnEventsDocument = new TypedDocumentString(`
    query OwnEvents($first: Int! = 100, $after: String, $last: Int, $before: String, $hasEnded: Boolean, $orderBy: EventOrder! = SOONEST_FIRST) {
  viewer {
    events(
      first: $first
      after: $after
      last: $last
      before: $before
      hasEnded: $hasEnded
      orderBy: $orderBy
    ) {
      ...EventPage
    }
  }
}
    fragment EventPage on EventConnection {
  nodes {
    id
    title
  }
  edges {
    cursor
  }
  pageInfo {
    hasNextPage
    hasPreviousPage
    startCursor
    endCursor
  }
}`) as unknown as TypedDocumentString<OwnEventsQuery, OwnEventsQueryVariables>;
export const CountsDocument = new TypedDocumentString(`
    query Counts($id: ID!, $hasEnded: Boolean, $filter: EventFilter) {
  events(first: 1, filter: $filter) {
    totalCount
  }
  event(id: $id) {
    signUps(first: 1) {
      totalCount
      nodes {
        id
      }
    }
  }
  viewer {
    events(first: 1, hasEnded: $hasEnded) {
      totalCount
    }
    signUps(first: 1) {
      totalCount
    }
  }
}
    `) as unknown as TypedDocumentString<CountsQuery, CountsQueryVariables>;
export const PeopleForTeamDocument = new TypedDocumentString(`
    query PeopleForTeam($id: ID!) {
  event(id: $id) {
    attendeeNote
    waitingListEntries {
      totalCount
    }
    cancelledSignUps {
      totalCount
    }
    statistics {
      signUpCount
      cancelledCount
    }
    signUps {
      nodes {
        id
        email
        viewerCanCancel
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PeopleForTeamQuery, PeopleForTeamQueryVariables>;
export const RolesInListDocument = new TypedDocumentString(`
    query RolesInList {
  events {
    nodes {
      id
      viewerRole
    }
  }
}
    `) as unknown as TypedDocumentString<RolesInListQuery, RolesInListQueryVariables>;
export const VisibilityOfDocument = new TypedDocumentString(`
    query VisibilityOf($id: ID!) {
  event(id: $id) {
    public
    visibility
  }
}
    `) as unknown as TypedDocumentString<VisibilityOfQuery, VisibilityOfQueryVariables>;
export const EventTypesDocument = new TypedDocumentString(`
    query EventTypes {
  eventTypes {
    type
    eventCount
  }
}
    `) as unknown as TypedDocumentString<EventTypesQuery, EventTypesQueryVariables>;
export const FoldedEventsDocument = new TypedDocumentString(`
    query FoldedEvents($first: Int, $last: Int, $after: String, $before: String, $filter: EventFilter, $orderBy: EventOrder!) {
  events(
    first: $first
    last: $last
    after: $after
    before: $before
    filter: $filter
    orderBy: $orderBy
  ) {
    totalCount
    nodes {
      id
      startsAt
      hasEnded
      series {
        id
      }
    }
    pageInfo {
      hasNextPage
      hasPreviousPage
      startCursor
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<FoldedEventsQuery, FoldedEventsQueryVariables>;
export const EventHostsDocument = new TypedDocumentString(`
    query EventHosts($id: ID!) {
  event(id: $id) {
    hosts {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<EventHostsQuery, EventHostsQueryVariables>;
export const StateOfHostsDocument = new TypedDocumentString(`
    query StateOfHosts($id: ID!) {
  event(id: $id) {
    team {
      role
      shownAsHost
      offeredAsHost
    }
  }
}
    `) as unknown as TypedDocumentString<StateOfHostsQuery, StateOfHostsQueryVariables>;
export const OldEventOfStaffDocument = new TypedDocumentString(`
    query OldEventOfStaff($id: ID!) {
  event(id: $id) {
    signUpCount
    statistics {
      signUpCount
      arrivedCount
      cancelledCount
      paidPence
      refundedPence
      signUpsByDay {
        date
        count
      }
    }
    door {
      expectedCount
      arrivedCount
      arrivedByDoor {
        door
        arrivedCount
      }
    }
  }
  viewer {
    eventTotals {
      eventCount
      signUpCount
      paidPence
      arrivalsByType {
        type
        eventCount
        expectedCount
        arrivedCount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OldEventOfStaffQuery, OldEventOfStaffQueryVariables>;
export const NamesOfOldEventDocument = new TypedDocumentString(`
    query NamesOfOldEvent($id: ID!) {
  event(id: $id) {
    signUpCount
    hiddenSignUpCount
    attendeeNote
    viewerSignUp {
      id
    }
    signUps(first: 100) {
      totalCount
      nodes {
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NamesOfOldEventQuery, NamesOfOldEventQueryVariables>;
export const ImpactOnOldEventDocument = new TypedDocumentString(`
    query ImpactOnOldEvent($id: ID!) {
  event(id: $id) {
    deletionImpact {
      signUpCount
    }
  }
  viewer {
    deletionImpact {
      events {
        signUpCount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ImpactOnOldEventQuery, ImpactOnOldEventQueryVariables>;
export const RenameAccountDocument = new TypedDocumentString(`
    mutation RenameAccount($name: String!) {
  updateAccount(input: {name: $name}) {
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<RenameAccountMutation, RenameAccountMutationVariables>;
export const CreateEventSeriesDocument = new TypedDocumentString(`
    mutation CreateEventSeries($input: CreateEventSeriesInput!) {
  createEventSeries(input: $input) {
    series {
      id
      interval
      url
      eventCount
      events(first: 100) {
        nodes {
          id
          date
          startsAt
        }
      }
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<CreateEventSeriesMutation, CreateEventSeriesMutationVariables>;
export const EventSeriesByIdDocument = new TypedDocumentString(`
    query EventSeriesById($id: ID!, $hasEnded: Boolean) {
  node(id: $id) {
    ... on EventSeries {
      eventCount
      ofWhich: eventCount(hasEnded: $hasEnded)
      nextEvent {
        date
      }
      events(first: 100, hasEnded: $hasEnded) {
        totalCount
        nodes {
          date
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EventSeriesByIdQuery, EventSeriesByIdQueryVariables>;
export const UpdateFollowingDocument = new TypedDocumentString(`
    mutation UpdateFollowing($input: UpdateEventInput!) {
  updateEvent(input: $input) {
    event {
      id
      date
    }
    skippedEvents {
      id
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateFollowingMutation, UpdateFollowingMutationVariables>;
export const StampedAtDocument = new TypedDocumentString(`
    query StampedAt($id: ID!) {
  event(id: $id) {
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<StampedAtQuery, StampedAtQueryVariables>;
export const EventTeamDocument = new TypedDocumentString(`
    query EventTeam($id: ID!) {
  event(id: $id) {
    id
    viewerRole
    viewerCanEdit
    team {
      role
      shownAsHost
      email
      account {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EventTeamQuery, EventTeamQueryVariables>;
export const InviteToEventDocument = new TypedDocumentString(`
    mutation InviteToEvent($input: InviteToEventInput!) {
  inviteToEvent(input: $input) {
    invitation {
      id
      email
      role
      expiresAt
    }
    userErrors {
      code
      field
    }
  }
}
    `) as unknown as TypedDocumentString<InviteToEventMutation, InviteToEventMutationVariables>;
export const HandOverEventDocument = new TypedDocumentString(`
    mutation HandOverEvent($input: HandOverEventInput!) {
  handOverEvent(input: $input) {
    invitation {
      id
      role
    }
    userErrors {
      code
      field
    }
  }
}
    `) as unknown as TypedDocumentString<HandOverEventMutation, HandOverEventMutationVariables>;
export const AcceptEventInvitationDocument = new TypedDocumentString(`
    mutation AcceptEventInvitation($input: AcceptEventInvitationInput!) {
  acceptEventInvitation(input: $input) {
    event {
      id
      viewerRole
      createdBy {
        id
      }
    }
    userErrors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AcceptEventInvitationMutation, AcceptEventInvitationMutationVariables>;
export const WithdrawEventInvitationDocument = new TypedDocumentString(`
    mutation WithdrawEventInvitation($input: WithdrawEventInvitationInput!) {
  withdrawEventInvitation(input: $input) {
    event {
      id
    }
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<WithdrawEventInvitationMutation, WithdrawEventInvitationMutationVariables>;
export const ChangeEventRoleDocument = new TypedDocumentString(`
    mutation ChangeEventRole($input: ChangeEventRoleInput!) {
  changeEventRole(input: $input) {
    event {
      id
      team {
        role
        shownAsHost
        offeredAsHost
        account {
          id
        }
      }
    }
    userErrors {
      code
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeEventRoleMutation, ChangeEventRoleMutationVariables>;
export const RemoveFromEventDocument = new TypedDocumentString(`
    mutation RemoveFromEvent($input: RemoveFromEventInput!) {
  removeFromEvent(input: $input) {
    event {
      id
      viewerRole
    }
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveFromEventMutation, RemoveFromEventMutationVariables>;
export const SharedEventsDocument = new TypedDocumentString(`
    query SharedEvents($hasEnded: Boolean) {
  viewer {
    sharedEvents(hasEnded: $hasEnded) {
      totalCount
      nodes {
        id
        viewerRole
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SharedEventsQuery, SharedEventsQueryVariables>;
export const EventInvitationsDocument = new TypedDocumentString(`
    query EventInvitations($id: ID!) {
  event(id: $id) {
    invitations {
      id
      email
      role
    }
  }
}
    `) as unknown as TypedDocumentString<EventInvitationsQuery, EventInvitationsQueryVariables>;
export const ZonedEventDocument = new TypedDocumentString(`
    query ZonedEvent($id: ID!) {
  event(id: $id) {
    timeZone
    startsAt
    endsAt
    date
    startTime
    endTime
  }
}
    `) as unknown as TypedDocumentString<ZonedEventQuery, ZonedEventQueryVariables>;
export const CreateZonedEventDocument = new TypedDocumentString(`
    mutation CreateZonedEvent($input: CreateEventInput!) {
  createEvent(input: $input) {
    event {
      id
      timeZone
      startsAt
    }
    userErrors {
      code
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CreateZonedEventMutation, CreateZonedEventMutationVariables>;
export const SettingsZoneDocument = new TypedDocumentString(`
    query SettingsZone {
  settings {
    timeZone
  }
}
    `) as unknown as TypedDocumentString<SettingsZoneQuery, SettingsZoneQueryVariables>;
export const EventUpdatedAtDocument = new TypedDocumentString(`
    query EventUpdatedAt($id: ID!) {
  event(id: $id) {
    title
    location
    createdAt
    updatedAt
    url
  }
}
    `) as unknown as TypedDocumentString<EventUpdatedAtQuery, EventUpdatedAtQueryVariables>;
export const OwnMailProblemDocument = new TypedDocumentString(`
    query OwnMailProblem($id: ID!) {
  event(id: $id) {
    id
    viewerSignUp {
      id
      email
      emailConfirmed
      mailProblem
    }
  }
}
    `) as unknown as TypedDocumentString<OwnMailProblemQuery, OwnMailProblemQueryVariables>;
export const MailProblemsOfPeopleDocument = new TypedDocumentString(`
    query MailProblemsOfPeople($id: ID!) {
  event(id: $id) {
    id
    signUps {
      nodes {
        id
        mailProblem
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MailProblemsOfPeopleQuery, MailProblemsOfPeopleQueryVariables>;
export const CorrectAddressDocument = new TypedDocumentString(`
    mutation CorrectAddress($input: UpdateSignUpInput!) {
  updateSignUp(input: $input) {
    signUp {
      id
      email
      emailConfirmed
      mailProblem
    }
    userErrors {
      code
      field
    }
  }
}
    `) as unknown as TypedDocumentString<CorrectAddressMutation, CorrectAddressMutationVariables>;
export const CreateMessageDocument = new TypedDocumentString(`
    mutation CreateMessage($input: CreateMessageInput!) {
  createMessage(input: $input) {
    message {
      ...MessageFields
    }
    userErrors {
      code
      message
      field
    }
  }
}
    fragment MessageFields on Message {
  id
  subject
  text
  audience
  status
  sendAt
  waitsForTeam
  hoursBeforeStart
  hoursAfterEnd
  alsoLaterSignUps
  recipientCount
  sentCount
  bouncedCount
  mutedCount
  sentAt
  createdAt
  createdBy {
    id
  }
}`) as unknown as TypedDocumentString<CreateMessageMutation, CreateMessageMutationVariables>;
export const UpdateMessageDocument = new TypedDocumentString(`
    mutation UpdateMessage($input: UpdateMessageInput!) {
  updateMessage(input: $input) {
    message {
      ...MessageFields
    }
    userErrors {
      code
      message
      field
    }
  }
}
    fragment MessageFields on Message {
  id
  subject
  text
  audience
  status
  sendAt
  waitsForTeam
  hoursBeforeStart
  hoursAfterEnd
  alsoLaterSignUps
  recipientCount
  sentCount
  bouncedCount
  mutedCount
  sentAt
  createdAt
  createdBy {
    id
  }
}`) as unknown as TypedDocumentString<UpdateMessageMutation, UpdateMessageMutationVariables>;
export const CancelMessageDocument = new TypedDocumentString(`
    mutation CancelMessage($id: ID!) {
  cancelMessage(input: {id: $id}) {
    message {
      ...MessageFields
    }
    userErrors {
      code
      message
      field
    }
  }
}
    fragment MessageFields on Message {
  id
  subject
  text
  audience
  status
  sendAt
  waitsForTeam
  hoursBeforeStart
  hoursAfterEnd
  alsoLaterSignUps
  recipientCount
  sentCount
  bouncedCount
  mutedCount
  sentAt
  createdAt
  createdBy {
    id
  }
}`) as unknown as TypedDocumentString<CancelMessageMutation, CancelMessageMutationVariables>;
export const SendMessagePreviewDocument = new TypedDocumentString(`
    mutation SendMessagePreview($input: CreateMessageInput!) {
  sendMessagePreview(input: $input) {
    message {
      id
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SendMessagePreviewMutation, SendMessagePreviewMutationVariables>;
export const EventMessagesDocument = new TypedDocumentString(`
    query EventMessages($id: ID!) {
  event(id: $id) {
    id
    messages {
      totalCount
      nodes {
        ...MessageFields
      }
    }
  }
}
    fragment MessageFields on Message {
  id
  subject
  text
  audience
  status
  sendAt
  waitsForTeam
  hoursBeforeStart
  hoursAfterEnd
  alsoLaterSignUps
  recipientCount
  sentCount
  bouncedCount
  mutedCount
  sentAt
  createdAt
  createdBy {
    id
  }
}`) as unknown as TypedDocumentString<EventMessagesQuery, EventMessagesQueryVariables>;
export const MessagePreviewDocument = new TypedDocumentString(`
    query MessagePreview($id: ID!, $subject: String!, $text: String!) {
  event(id: $id) {
    id
    messagePreview(subject: $subject, text: $text) {
      from
      replyTo
      html
      coverUrl
    }
  }
}
    `) as unknown as TypedDocumentString<MessagePreviewQuery, MessagePreviewQueryVariables>;
export const MessageAudienceDocument = new TypedDocumentString(`
    query MessageAudience($id: ID!, $audience: MessageAudience!, $signUpIds: [ID!]) {
  event(id: $id) {
    id
    messageAudience(audience: $audience, signUpIds: $signUpIds) {
      recipientCount
      mutedCount
      unreachableCount
    }
  }
}
    `) as unknown as TypedDocumentString<MessageAudienceQuery, MessageAudienceQueryVariables>;
export const EventDeletionImpactDocument = new TypedDocumentString(`
    query EventDeletionImpact($id: ID!) {
  event(id: $id) {
    deletionImpact {
      signUpCount
      waitingCount
      refundCount
      refundPence
    }
  }
}
    `) as unknown as TypedDocumentString<EventDeletionImpactQuery, EventDeletionImpactQueryVariables>;
export const PlanChangeImpactDocument = new TypedDocumentString(`
    query PlanChangeImpact($id: ID!) {
  event(id: $id) {
    planChangeImpact {
      refundCount
      refundPence
    }
  }
}
    `) as unknown as TypedDocumentString<PlanChangeImpactQuery, PlanChangeImpactQueryVariables>;
export const AccountDeletionImpactDocument = new TypedDocumentString(`
    query AccountDeletionImpact {
  viewer {
    deletionImpact {
      eventCount
      events {
        signUpCount
        waitingCount
        refundCount
        refundPence
      }
      placeCount
      placeRefundCount
      placeRefundPence
    }
  }
}
    `) as unknown as TypedDocumentString<AccountDeletionImpactQuery, AccountDeletionImpactQueryVariables>;
export const EventStatisticsDocument = new TypedDocumentString(`
    query EventStatistics($id: ID!) {
  event(id: $id) {
    statistics {
      signUpCount
      cancelledCount
      paidPence
      refundedPence
      signUpsByDay {
        date
        count
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EventStatisticsQuery, EventStatisticsQueryVariables>;
export const EventTotalsDocument = new TypedDocumentString(`
    query EventTotals {
  viewer {
    all: eventTotals {
      eventCount
      signUpCount
      paidPence
    }
    comingUp: eventTotals(hasEnded: false) {
      eventCount
      signUpCount
      paidPence
    }
    past: eventTotals(hasEnded: true) {
      eventCount
      signUpCount
      paidPence
    }
  }
}
    `) as unknown as TypedDocumentString<EventTotalsQuery, EventTotalsQueryVariables>;
export const MoneyOfEventDocument = new TypedDocumentString(`
    query MoneyOfEvent($id: ID!, $first: Int! = 20, $after: String) {
  event(id: $id) {
    payments(first: $first, after: $after) {
      totalCount
      nodes {
        id
        status
        refundedPence
        updatedAt
        paidAt
        refundedAt
        signUp {
          id
        }
        event {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    cancelledSignUps(first: $first) {
      totalCount
      nodes {
        id
        byCreator
        refund {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MoneyOfEventQuery, MoneyOfEventQueryVariables>;
export const MoneyOfOwnerDocument = new TypedDocumentString(`
    query MoneyOfOwner($id: ID!, $paymentId: ID!) {
  node(id: $paymentId) {
    id
  }
  event(id: $id) {
    payments {
      totalCount
    }
  }
}
    `) as unknown as TypedDocumentString<MoneyOfOwnerQuery, MoneyOfOwnerQueryVariables>;
export const ChangesOfOwnerDocument = new TypedDocumentString(`
    query ChangesOfOwner {
  viewer {
    eventChanges {
      nodes {
        eventId
        kind
      }
    }
    signUpChanges {
      nodes {
        signUpId
        kind
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ChangesOfOwnerQuery, ChangesOfOwnerQueryVariables>;
export const MoneyForTeamDocument = new TypedDocumentString(`
    query MoneyForTeam($id: ID!, $paymentId: ID!) {
  node(id: $paymentId) {
    id
  }
  event(id: $id) {
    payments {
      totalCount
    }
    paymentsNeedingAttention {
      totalCount
    }
    deletionImpact {
      refundPence
    }
    cancellationImpact {
      refundPence
    }
    statistics {
      paidPence
    }
    signUps {
      nodes {
        id
        refundPence
        viewerCanCancel
        payment {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MoneyForTeamQuery, MoneyForTeamQueryVariables>;
export const RefundsForTeamDocument = new TypedDocumentString(`
    query RefundsForTeam($id: ID!) {
  event(id: $id) {
    cancelledSignUps {
      nodes {
        id
        refund {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RefundsForTeamQuery, RefundsForTeamQueryVariables>;
export const StartCheckoutDocument = new TypedDocumentString(`
    mutation StartCheckout($input: SignUpInput!) {
  startCheckout(input: $input) {
    payment {
      id
      amountPence
      currency
      status
      placeHeldUntil
    }
    clientSecret
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<StartCheckoutMutation, StartCheckoutMutationVariables>;
export const CompleteCheckoutDocument = new TypedDocumentString(`
    mutation CompleteCheckout($input: CompleteCheckoutInput!) {
  completeCheckout(input: $input) {
    signUp {
      id
      name
      email
      payment {
        id
        amountPence
        status
      }
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<CompleteCheckoutMutation, CompleteCheckoutMutationVariables>;
export const CancelCheckoutDocument = new TypedDocumentString(`
    mutation CancelCheckout($input: CancelCheckoutInput!) {
  cancelCheckout(input: $input) {
    payment {
      id
      status
      placeHeldUntil
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<CancelCheckoutMutation, CancelCheckoutMutationVariables>;
export const PlaceOfViewerDocument = new TypedDocumentString(`
    query PlaceOfViewer($id: ID!) {
  event(id: $id) {
    signUpCount
    viewerSignUp {
      id
      payment {
        id
        status
        amountPence
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PlaceOfViewerQuery, PlaceOfViewerQueryVariables>;
export const PaymentSettingsDocument = new TypedDocumentString(`
    query PaymentSettings {
  settings {
    paymentsEnabled
    stripePublishableKey
    stripeScriptUrl
    sandbox
  }
}
    `) as unknown as TypedDocumentString<PaymentSettingsQuery, PaymentSettingsQueryVariables>;
export const PaymentOfViewerIsProcessingDocument = new TypedDocumentString(`
    query PaymentOfViewerIsProcessing($id: ID!) {
  event(id: $id) {
    viewerPaymentIsProcessing
  }
}
    `) as unknown as TypedDocumentString<PaymentOfViewerIsProcessingQuery, PaymentOfViewerIsProcessingQueryVariables>;
export const RecentFiguresDocument = new TypedDocumentString(`
    query RecentFigures {
  viewer {
    recentFigures {
      timeZone
      signUpsByDay {
        date
        signUpCount
        paidCount
      }
      week {
        signUpCount
        paidPence
        givenBackCount
      }
      weekBefore {
        signUpCount
        paidPence
        givenBackCount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RecentFiguresQuery, RecentFiguresQueryVariables>;
export const RecheckPaymentDocument = new TypedDocumentString(`
    mutation RecheckPayment($input: RecheckPaymentInput!) {
  recheckPayment(input: $input) {
    payment {
      id
      status
      attentionReason
    }
    userErrors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RecheckPaymentMutation, RecheckPaymentMutationVariables>;
export const EndPaymentAttentionDocument = new TypedDocumentString(`
    mutation EndPaymentAttention($input: EndPaymentAttentionInput!) {
  endPaymentAttention(input: $input) {
    payment {
      id
      status
      attentionReason
      attentionNote
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<EndPaymentAttentionMutation, EndPaymentAttentionMutationVariables>;
export const AttentionNoteDocument = new TypedDocumentString(`
    query AttentionNote($id: ID!) {
  node(id: $id) {
    ... on Payment {
      attentionNote
    }
  }
}
    `) as unknown as TypedDocumentString<AttentionNoteQuery, AttentionNoteQueryVariables>;
export const PaymentsNeedingAttentionDocument = new TypedDocumentString(`
    query PaymentsNeedingAttention($id: ID!, $first: Int!, $after: String) {
  event(id: $id) {
    paymentsNeedingAttention(first: $first, after: $after) {
      nodes {
        id
        payerName
        payerEmail
        status
        attentionReason
        amountPence
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PaymentsNeedingAttentionQuery, PaymentsNeedingAttentionQueryVariables>;
export const PaidSignUpsDocument = new TypedDocumentString(`
    query PaidSignUps($id: ID!) {
  event(id: $id) {
    signUps {
      nodes {
        name
        payment {
          status
          amountPence
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PaidSignUpsQuery, PaidSignUpsQueryVariables>;
export const CreateWithCoverDocument = new TypedDocumentString(`
    mutation CreateWithCover($input: CreateEventInput!) {
  createEvent(input: $input) {
    event {
      id
      cover {
        ...CoverFields
      }
    }
    userErrors {
      code
      message
      field
    }
  }
}
    fragment CoverFields on EventCover {
  url
  alt
  focusX
  focusY
  color
}`) as unknown as TypedDocumentString<CreateWithCoverMutation, CreateWithCoverMutationVariables>;
export const ChangeCoverDocument = new TypedDocumentString(`
    mutation ChangeCover($input: UpdateEventInput!) {
  updateEvent(input: $input) {
    event {
      id
      cover {
        ...CoverFields
      }
    }
    userErrors {
      code
      message
      field
    }
  }
}
    fragment CoverFields on EventCover {
  url
  alt
  focusX
  focusY
  color
}`) as unknown as TypedDocumentString<ChangeCoverMutation, ChangeCoverMutationVariables>;
export const CoverOfDocument = new TypedDocumentString(`
    query CoverOf($id: ID!, $width: Int) {
  event(id: $id) {
    cover {
      ...CoverFields
      wide: url(width: $width)
    }
  }
}
    fragment CoverFields on EventCover {
  url
  alt
  focusX
  focusY
  color
}`) as unknown as TypedDocumentString<CoverOfQuery, CoverOfQueryVariables>;
export const HostAndEventsDocument = new TypedDocumentString(`
    query HostAndEvents($id: ID!) {
  host(id: $id) {
    id
    name
  }
  events(filter: {hostId: $id}) {
    totalCount
    nodes {
      title
      hosts {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<HostAndEventsQuery, HostAndEventsQueryVariables>;
export const ArrivedPeopleDocument = new TypedDocumentString(`
    query ArrivedPeople($id: ID!, $arrived: Boolean, $first: Int! = 100, $after: String, $search: String, $orderBy: SignUpOrder! = NAME) {
  event(id: $id) {
    signUps(
      first: $first
      after: $after
      search: $search
      orderBy: $orderBy
      arrived: $arrived
    ) {
      totalCount
      nodes {
        id
        name
        arrivedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ArrivedPeopleQuery, ArrivedPeopleQueryVariables>;
export const CancelSignUpDocument = new TypedDocumentString(`
    mutation CancelSignUp($input: CancelSignUpInput!) {
  cancelSignUp(input: $input) {
    cancelledSignUpId
    event {
      id
      signUpCount
      viewerSignUp {
        id
      }
    }
    refund {
      id
      amountPence
      status
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<CancelSignUpMutation, CancelSignUpMutationVariables>;
export const TermsOfPlaceDocument = new TypedDocumentString(`
    query TermsOfPlace($id: ID!) {
  event(id: $id) {
    refundDeadlineHours
    viewerSignUp {
      id
      viewerCanCancel
      refundPence
      payment {
        refundableUntil
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TermsOfPlaceQuery, TermsOfPlaceQueryVariables>;
export const CancelledSignUpsDocument = new TypedDocumentString(`
    query CancelledSignUps($first: Int! = 20, $after: String) {
  viewer {
    cancelledSignUps(first: $first, after: $after) {
      nodes {
        id
        byCreator
        cancelledAt
        event {
          id
          title
        }
        refund {
          amountPence
          status
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CancelledSignUpsQuery, CancelledSignUpsQueryVariables>;
export const SignUpChangesDocument = new TypedDocumentString(`
    query SignUpChanges($first: Int! = 100, $after: String) {
  viewer {
    signUpChanges(first: $first, after: $after) {
      nodes {
        kind
        changedAt
        eventId
        signUpId
        signUp {
          id
          name
          email
          updatedAt
          event {
            title
          }
        }
        payment {
          status
          refundedPence
          paidAt
          refundedAt
          signUp {
            id
          }
          event {
            id
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SignUpChangesQuery, SignUpChangesQueryVariables>;
export const EventChangesDocument = new TypedDocumentString(`
    query EventChanges($first: Int! = 100, $after: String) {
  viewer {
    eventChanges(first: $first, after: $after) {
      nodes {
        kind
        changedAt
        eventId
        event {
          title
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EventChangesQuery, EventChangesQueryVariables>;
export const UpdateSignUpDocument = new TypedDocumentString(`
    mutation UpdateSignUp($input: UpdateSignUpInput!) {
  updateSignUp(input: $input) {
    signUp {
      id
      name
      nameShown
      updatedAt
      ticket {
        code
      }
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateSignUpMutation, UpdateSignUpMutationVariables>;
export const ChooseForAccountDocument = new TypedDocumentString(`
    mutation ChooseForAccount($input: UpdateAccountInput!) {
  updateAccount(input: $input) {
    account {
      name
      defaultNameShown
    }
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<ChooseForAccountMutation, ChooseForAccountMutationVariables>;
export const OwnChoicesDocument = new TypedDocumentString(`
    query OwnChoices($id: ID!) {
  settings {
    defaultNameShown
  }
  viewer {
    defaultNameShown
  }
  event(id: $id) {
    viewerSignUp {
      name
      nameShown
      ticket {
        code
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OwnChoicesQuery, OwnChoicesQueryVariables>;
export const ShownNamesDocument = new TypedDocumentString(`
    query ShownNames($id: ID!, $orderBy: SignUpOrder!, $first: Int, $after: String, $last: Int) {
  event(id: $id) {
    signUpCount
    hiddenSignUpCount
    signUps(orderBy: $orderBy, first: $first, after: $after, last: $last) {
      totalCount
      nodes {
        id
        name
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ShownNamesQuery, ShownNamesQueryVariables>;
export const PeopleDocument = new TypedDocumentString(`
    query People($id: ID!, $first: Int! = 100, $after: String, $search: String, $orderBy: SignUpOrder! = LATEST_FIRST) {
  event(id: $id) {
    signUps(first: $first, after: $after, search: $search, orderBy: $orderBy) {
      totalCount
      nodes {
        id
        name
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PeopleQuery, PeopleQueryVariables>;
export const SignUpThreeTimesDocument = new TypedDocumentString(`
    mutation SignUpThreeTimes($input: SignUpInput!) {
  a: signUp(input: $input) {
    ...Outcome
  }
  b: signUp(input: $input) {
    ...Outcome
  }
  c: signUp(input: $input) {
    ...Outcome
  }
}
    fragment Outcome on SignUpPayload {
  signUp {
    id
  }
  userErrors {
    code
  }
}`) as unknown as TypedDocumentString<SignUpThreeTimesMutation, SignUpThreeTimesMutationVariables>;
export const SignUpPageOfEventDocument = new TypedDocumentString(`
    query SignUpPageOfEvent($id: ID!, $first: Int!, $after: String) {
  event(id: $id) {
    signUps(first: $first, after: $after) {
      ...SignUpPage
    }
  }
}
    fragment SignUpPage on SignUpConnection {
  edges {
    cursor
    node {
      id
      event {
        id
      }
    }
  }
  pageInfo {
    hasNextPage
    hasPreviousPage
    startCursor
    endCursor
  }
}`) as unknown as TypedDocumentString<SignUpPageOfEventQuery, SignUpPageOfEventQueryVariables>;
export const OwnSignUpPageDocument = new TypedDocumentString(`
    query OwnSignUpPage($first: Int!, $after: String, $hasEnded: Boolean) {
  viewer {
    signUps(first: $first, after: $after, hasEnded: $hasEnded) {
      ...SignUpPage
    }
  }
}
    fragment SignUpPage on SignUpConnection {
  edges {
    cursor
    node {
      id
      event {
        id
      }
    }
  }
  pageInfo {
    hasNextPage
    hasPreviousPage
    startCursor
    endCursor
  }
}`) as unknown as TypedDocumentString<OwnSignUpPageQuery, OwnSignUpPageQueryVariables>;
export const SignUpDocument = new TypedDocumentString(`
    mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) {
    signUp {
      id
      name
      email
      emailConfirmed
      signedUpAt
      event {
        id
        title
        signUpCount
      }
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SignUpMutation, SignUpMutationVariables>;
export const SignUpToEventsDocument = new TypedDocumentString(`
    mutation SignUpToEvents($input: SignUpToEventsInput!) {
  signUpToEvents(input: $input) {
    results {
      eventId
      signUp {
        id
        name
        email
        event {
          id
          signUpCount
        }
      }
      error {
        code
        message
        field
      }
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SignUpToEventsMutation, SignUpToEventsMutationVariables>;
export const ConfirmContactDocument = new TypedDocumentString(`
    mutation ConfirmContact($input: ConfirmContactInput!) {
  confirmContact(input: $input) {
    event {
      id
      title
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmContactMutation, ConfirmContactMutationVariables>;
export const SignUpsOfEventDocument = new TypedDocumentString(`
    query SignUpsOfEvent($id: ID!) {
  event(id: $id) {
    signUpCount
    viewerSignUp {
      id
      name
      email
    }
    signUps {
      nodes {
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SignUpsOfEventQuery, SignUpsOfEventQueryVariables>;
export const PlacesOfEventDocument = new TypedDocumentString(`
    query PlacesOfEvent($id: ID!) {
  event(id: $id) {
    capacity
    placesLeft
    signUpCount
  }
}
    `) as unknown as TypedDocumentString<PlacesOfEventQuery, PlacesOfEventQueryVariables>;
export const PlaceHeldAtDocument = new TypedDocumentString(`
    query PlaceHeldAt($id: ID!) {
  event(id: $id) {
    viewerPlaceHeldUntil
  }
}
    `) as unknown as TypedDocumentString<PlaceHeldAtQuery, PlaceHeldAtQueryVariables>;
export const TicketOfViewerDocument = new TypedDocumentString(`
    query TicketOfViewer($id: ID!) {
  event(id: $id) {
    viewerSignUp {
      id
      ticket {
        code
        qrPath
        qrSize
        rotatedAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TicketOfViewerQuery, TicketOfViewerQueryVariables>;
export const RotateTicketDocument = new TypedDocumentString(`
    mutation RotateTicket($input: RotateTicketInput!) {
  rotateTicket(input: $input) {
    signUp {
      id
      ticket {
        code
        rotatedAt
      }
    }
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<RotateTicketMutation, RotateTicketMutationVariables>;
export const UnreachablePeopleDocument = new TypedDocumentString(`
    query UnreachablePeople($id: ID!, $unreachable: Boolean, $search: String, $arrived: Boolean) {
  event(id: $id) {
    signUps(
      first: 100
      unreachable: $unreachable
      search: $search
      arrived: $arrived
      orderBy: LATEST_FIRST
    ) {
      totalCount
      nodes {
        email
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UnreachablePeopleQuery, UnreachablePeopleQueryVariables>;
export const ViewerClashesDocument = new TypedDocumentString(`
    query ViewerClashes($id: ID!) {
  event(id: $id) {
    viewerClashes {
      title
      viewerSignUp {
        id
      }
      viewerWaitingListEntry {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ViewerClashesQuery, ViewerClashesQueryVariables>;
export const JoinWaitingListDocument = new TypedDocumentString(`
    mutation JoinWaitingList($input: SignUpInput!) {
  joinWaitingList(input: $input) {
    waitingListEntry {
      id
      name
      email
      position
      joinedAt
      offerExpiresAt
      event {
        id
        waitingCount
      }
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<JoinWaitingListMutation, JoinWaitingListMutationVariables>;
export const LeaveWaitingListDocument = new TypedDocumentString(`
    mutation LeaveWaitingList($input: LeaveWaitingListInput!) {
  leaveWaitingList(input: $input) {
    leftEventId
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<LeaveWaitingListMutation, LeaveWaitingListMutationVariables>;
export const WaitingAtDocument = new TypedDocumentString(`
    query WaitingAt($id: ID!) {
  event(id: $id) {
    placesLeft
    signUpCount
    waitingCount
    viewerSignUp {
      id
    }
    viewerWaitingListEntry {
      position
      offerExpiresAt
    }
  }
}
    `) as unknown as TypedDocumentString<WaitingAtQuery, WaitingAtQueryVariables>;
export const OwnWaitingDocument = new TypedDocumentString(`
    query OwnWaiting($first: Int! = 20, $after: String) {
  viewer {
    waitingListEntries(first: $first, after: $after) {
      totalCount
      nodes {
        name
        position
        event {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OwnWaitingQuery, OwnWaitingQueryVariables>;
export const WaitingListDocument = new TypedDocumentString(`
    query WaitingList($id: ID!, $first: Int! = 20, $after: String) {
  event(id: $id) {
    waitingListEntries(first: $first, after: $after) {
      totalCount
      nodes {
        name
        email
        position
        offerExpiresAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WaitingListQuery, WaitingListQueryVariables>;
export const GiveBackDocument = new TypedDocumentString(`
    mutation GiveBack($input: CancelSignUpInput!) {
  cancelSignUp(input: $input) {
    cancelledSignUpId
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<GiveBackMutation, GiveBackMutationVariables>;
export const RegisterDocument = new TypedDocumentString(`
    mutation Register($input: RegisterInput!) {
  register(input: $input) {
    account {
      ...SessionAccount
    }
    userErrors {
      code
      message
      field
    }
  }
}
    fragment SessionAccount on Account {
  id
  email
  name
  role
  emailVerified
  signInMethods
}`) as unknown as TypedDocumentString<RegisterMutation, RegisterMutationVariables>;
export const CreateEventDocument = new TypedDocumentString(`
    mutation CreateEvent($input: CreateEventInput!) {
  createEvent(input: $input) {
    event {
      ...EventFields
    }
    userErrors {
      code
      message
      field
    }
  }
}
    fragment EventFields on Event {
  id
  title
  description
  location
  type
  date
  startTime
  endTime
  pricePence
  public
  createdAt
  signUpCount
  createdBy {
    id
    name
  }
  viewerCanEdit
}`) as unknown as TypedDocumentString<CreateEventMutation, CreateEventMutationVariables>;
export const EndProgramAccessDocument = new TypedDocumentString(`
    mutation EndProgramAccess {
  endProgramAccess {
    account {
      id
      accessTokens {
        id
      }
      webhooks {
        id
      }
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<EndProgramAccessMutation, EndProgramAccessMutationVariables>;
export const CreateWebhookDocument = new TypedDocumentString(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    webhook {
      id
      url
      topics
      query
      createdAt
      pausedAt
      deliveries {
        id
      }
    }
    secret
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const DeleteWebhookDocument = new TypedDocumentString(`
    mutation DeleteWebhook($input: DeleteWebhookInput!) {
  deleteWebhook(input: $input) {
    deletedWebhookId
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const TestWebhookDocument = new TypedDocumentString(`
    mutation TestWebhook($input: TestWebhookInput!) {
  testWebhook(input: $input) {
    delivery {
      id
      noticeId
      topic
      attempt
      status
      error
      durationMs
      deliveredAt
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<TestWebhookMutation, TestWebhookMutationVariables>;
export const RetryWebhookDeliveryDocument = new TypedDocumentString(`
    mutation RetryWebhookDelivery($input: RetryWebhookDeliveryInput!) {
  retryWebhookDelivery(input: $input) {
    webhook {
      id
      pausedAt
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<RetryWebhookDeliveryMutation, RetryWebhookDeliveryMutationVariables>;
export const ResumeWebhookDocument = new TypedDocumentString(`
    mutation ResumeWebhook($input: ResumeWebhookInput!) {
  resumeWebhook(input: $input) {
    webhook {
      id
      pausedAt
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ResumeWebhookMutation, ResumeWebhookMutationVariables>;
export const UpdateWebhookDocument = new TypedDocumentString(`
    mutation UpdateWebhook($input: UpdateWebhookInput!) {
  updateWebhook(input: $input) {
    webhook {
      id
      url
      topics
      query
      scopes
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const RotateWebhookSecretDocument = new TypedDocumentString(`
    mutation RotateWebhookSecret($input: RotateWebhookSecretInput!) {
  rotateWebhookSecret(input: $input) {
    webhook {
      id
    }
    secret
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const WebhooksDocument = new TypedDocumentString(`
    query Webhooks {
  viewer {
    webhooks {
      id
      url
      topics
      query
      scopes
      pausedAt
      deliveries(first: 100) {
        id
        noticeId
        topic
        attempt
        status
        error
        durationMs
        deliveredAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WebhooksQuery, WebhooksQueryVariables>;
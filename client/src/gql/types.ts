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

/** The input of `cancelMessage`. */
export type CancelMessageInput = {
  /** The message that does not go out. */
  id: string;
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

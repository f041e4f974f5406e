export const EVENTS_FAILED = 'Failed to load events onto page';
export const NO_EVENTS = 'No events avaliable at the moment. PLease check back in later';
export const DETAILS_FAILED = 'Error whilst fetching event details';
export const NO_EVENT = 'No event found';
export const LOG_IN_TO_SIGN_UP = 'You need to be logged into your account to sign up to this event.';

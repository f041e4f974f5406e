export const EVENTS_FAILED = 'Failed to load events onto page';
export const NO_EVENTS = 'No events avaliable at the moment. PLease check back in later';
export const DETAILS_FAILED = 'Error whilst fetching event details';
export const NO_EVENT = 'No event found';

export const ON_NOW = 'On now';
export const OVER = 'This event is over';

export const NO_OWN_EVENTS =
  'No events avaliable at the moment. Please create an event to display on your staff dashboard and users events list';
export const CREATE_FAILED =
  'There was an error whilst creating the event. Please check all inputs then try again';
export const LOAD_FAILED = 'Failed to load event';
export const UPDATE_FAILED = 'Failed to update event. Please try again';
export const DELETE_FAILED = 'Failed to delete event. Please try again';
export const NO_PERMISSION = 'You do not have permission to view or modify this event.';
export const PRICES = '0 means free. From £0.30 when paid.';
export const ONLY_FREE = 'The price must be 0: card payments are not set up here, so nobody could pay it.';
export const PAYMENTS_FAILED = 'The payments that need a look could not be loaded. Please try again';
export const RECHECK_FAILED = 'Stripe could not be asked. Please try again';

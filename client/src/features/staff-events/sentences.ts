export const NO_OWN_EVENTS =
  'No events avaliable at the moment. Please create an event to display on your staff dashboard and users events list';
export const CREATE_FAILED =
  'There was an error whilst creating the event. Please check all inputs then try again';
export const LOAD_FAILED = 'Failed to load event';
export const UPDATE_FAILED = 'Failed to update event. Please try again';
export const DELETE_FAILED = 'Failed to delete event. Please try again';
export const NO_PERMISSION = 'You do not have permission to view or modify this event.';

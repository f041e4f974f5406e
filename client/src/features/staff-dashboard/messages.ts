export const NO_OWN_EVENTS =
  'No events avaliable at the moment. Please create an event to display on your staff dashboard and users events list';
export const NO_PAST_EVENTS = 'None of your events is over yet.';
export const deleted = (count: number) =>
  count === 1 ? 'Event was deleted successfully' : `${count} events were deleted successfully`;
export const TOTALS_FAILED = 'The totals could not be loaded.';
export const cancelled = (count: number) =>
  count === 1
    ? 'The event is cancelled. Its page has Undo for five minutes.'
    : `${count} events are cancelled. Their pages have Undo for five minutes.`;

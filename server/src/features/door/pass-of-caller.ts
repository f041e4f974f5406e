/** The door pass of a request. It opens the door of one event, and nothing else. */
export interface PassOfCaller {
  id: string;
  eventId: string;
  maySearch: boolean;
  mayUndo: boolean;
}

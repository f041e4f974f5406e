export const LOAD_FAILED = 'Failed to load the door';
export const NO_EVENT = 'No event found';
export const LOG_IN = 'Log in to open the door of this event.';
export const NO_RIGHT = 'The door is for the team of this event. Ask its owner for a door pass.';
export const WHICH_DOOR = 'Which door is this?';
export const DOOR_NAME_REQUIRED = 'Enter a name, such as North door';
export const DOOR_NAME_TOO_LONG = 'A name has at most 80 characters';
export const CAMERA_STARTING = 'The camera starts...';
export const HOLD_THE_CODE = 'Hold the code inside the frame';
export const CAMERA_REFUSED =
  'This page may not use the camera. Allow it in the settings of the browser, or type the code.';
export const CAMERA_MISSING = 'No camera was found. Type the code, or search for the name.';
export const NOT_A_CODE = 'A code has 26 letters and digits';
export const NOT_CHECKED = 'Not checked';
export const CHECK_FAILED =
  'The ticket could not be checked. Load the page again, or ask the owner of the event.';
export const NO_NETWORK = 'There is no network. Try again in a moment.';
export const NOT_A_TICKET = 'Not a ticket of this event';
export const UNKNOWN_DETAIL = 'Ask for the name, or look at the date on the ticket.';
export const SEARCH_HINT = 'At least two letters, at most 20 names.';
export const SECOND_TAP = 'A name checks in with a second tap. “Not now” closes the row.';
export const SEARCH_FAILED = 'Failed to search';
export const NO_NAME = 'This person';
export const undone = (name: string) => `${name} is not checked in any more.`;
export const UNDO_FAILED = 'Failed to undo';
export const MAY_NOT_UNDO = 'Your pass may not undo. Ask the owner of the event.';
export const PASS_ENDED = 'This door pass has ended. Ask the owner of the event for another one.';
export const RIGHT_ENDED =
  'This door is not open to you any more. Log in again, or ask the owner of the event.';
export const NO_NETWORK_NOW = 'No network: scans are kept here';
export const NO_LIST = 'No network, and no list on this phone. Nothing can be checked.';
export const READY = 'Ready without network';
export const ALL_SENT = 'All scans are sent';
export const NOT_STORED =
  'This browser stores nothing. Do not close this page: scans that are not sent would be lost.';
export const NOT_SENT_YET = 'Not sent yet';
export const OTHER_DOORS = 'You do not see other doors until the network is back.';
export const scans = (count: number) => `${count} ${count === 1 ? 'scan' : 'scans'}`;
export const people = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`;
export const stillHere = (count: number) =>
  `${scans(count)} of this phone ${count === 1 ? 'is' : 'are'} not sent yet. They stay here, and are sent once this door is open again.`;
export const names = (count: number) => `${count} ${count === 1 ? 'name' : 'names'}.`;

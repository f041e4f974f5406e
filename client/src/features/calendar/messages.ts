export const SIGN_UP_FIRST =
  'Sign up first; then this event can go straight into your calendar and stay right when it changes.';
export const CONNECT_FIRST =
  'Connect your calendar once; then this event can go straight into it and stay right when it changes.';
export const READY_TO_ADD = 'This event can go straight into your calendar, and stays right when it changes.';

export const LOG_IN_TO_CONNECT = 'you need to be logged in to connect to google calendar';
export const CONNECT_FAILED = 'Failed to connect Google Calendar';
export const CONNECTING = 'Connecting to Google Calendar. Taking you to Google...';

export const LOG_IN_TO_ADD = 'you must be logged in to add events to google calendar';
export const ADD_FAILED = 'failed to add event to google calendar';
export const ADDED = 'Added to your Google Calendar';

export const DISCONNECT_QUESTION = 'Are you sure you want to disconnect your Google Calendar?';
export const WHAT_DISCONNECTING_DOES =
  'We take our access back at Google. Events that you added stay in your calendar, but no longer follow changes.';
export const DISCONNECT_FAILED = 'Failed to disconnect Google Calendar. Please try again';
export const DISCONNECTED = 'Google Calendar is disconnected';

export const NO_CODE = 'no code found in url';
export const LOG_IN_TO_STORE = 'user must be logged in to store refresh token';
export const WRONG_STATE = 'invalid or mismatched user. Please log in again';
export const NO_PENDING_EVENT = 'missing event context please reconnect from event page';
export const EXCHANGE_FAILED = 'failed to exchange code';
export const CONNECTION_ERROR = 'error connection Google Calendar';
export const NOT_CONNECTED = 'Your Google Calendar was not connected.';
export const CONNECTED = 'Google Calendar is connected. Taking you back to the event...';

export const IS_CONNECTED = 'Your Google Calendar is connected.';
export const RECONNECT =
  'Google no longer lets us add events to your calendar: the access was taken away, or it ran out.';
export const CONNECT_AGAIN = 'Connect your calendar again, and we take you back to the event.';
export const GOOGLE_ACCOUNTS_ONLY = 'A Google Calendar can be connected to accounts that log in with Google.';

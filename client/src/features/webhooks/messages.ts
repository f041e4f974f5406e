export const WEBHOOKS_FAILED = 'Your webhooks could not be loaded. Please try again';
export const URL_REQUIRED = 'url is required';
export const TOPIC_REQUIRED = 'Choose what the webhook is notified of';
export const NOT_TAKEN = 'Nothing was sent. Please try again';
export const NOT_DONE = 'Nothing was changed. Please try again';
export const SECRET_NOTE =
  'Your receiver checks signatures with it. If you lose it, give the webhook a new one.';
export const ROTATED_NOTE =
  'For a day each delivery is signed by this secret and by the one before. Give your receiver this one by then.';
export const RESUMED = 'It works again. The stored notices are being sent, the oldest first.';
export const RETRIED = 'It is being sent again. The result appears below.';

export const deleted = (host: string) => `The webhook to ${host} is deleted. Nothing more is sent to it.`;
export const changed = (host: string) => `The webhook to ${host} is changed.`;
export const taken = (status: number | null) => `The receiver accepted the test (status ${status}).`;
export const refused = (error: string) => `The receiver did not accept the test. ${error}`;

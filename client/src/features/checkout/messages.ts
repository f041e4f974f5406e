export const LOG_IN_TO_PAY = 'User must be logged in';
export const START_FAILED = 'Failed to create payment';
export const PAYMENT_FAILED = 'Payment failed';
export const NOT_SIGNED_UP = 'Payment succeeded but there was an error signing you up to the event';
export const REFUNDED = 'Your money is being given back; a mail will say so.';
export const KEEP_TRYING =
  'We keep trying, and will confirm your place by mail. Please do not pay a second time.';
export const PENDING =
  'Your payment is being processed. As soon as it is through you are signed up, and we tell you by mail.';
export const STARTED_AGAIN =
  'This payment was out of date, so a new one was started. You have not been charged. Please pay again.';
export const NOW_FREE = 'This event is free now: you can sign up without paying.';

export const TITLE = 'Subscribe in your calendar';
export const LEAD = 'All your places and waiting lists. Changes come by themselves.';
export const KEEP_TO_YOURSELF = 'Keep it to yourself: it shows your places to all people who have it.';
export const LOADING = 'Loading your link...';
export const FAILED = 'Your link could not be loaded. Please try again';
export const hints = {
  Apple: 'Calendar › File › New Calendar Subscription. Paste the link.',
  Google: 'Other calendars › From URL. Google looks once or twice a day.',
  Outlook: 'Add calendar › Subscribe from web. Paste the link.',
};
/** For people who can connect it. */
export const CONNECT_GOOGLE = 'For changes at once, connect Google Calendar in your account.';
/** @param when `today, 08:12` */
export const lastRead = (when: string) => `Last read ${when}.`;
export const MAKE_NEW = 'Make a new link';
export const NEW_QUESTION = 'Make a new link?';
export const NEW_CONSEQUENCE =
  'The link of today stops at once. Calendars that follow it show no changes any more, until you give them the new link.';
export const NEW_MADE = 'This is your new link. The one before has stopped.';
export const NOT_MADE = 'The new link could not be made. Please try again';

export const TITLE = 'Subscribe in your calendar';
export const LEAD = 'All your places and waiting lists. Changes come by themselves.';
export const KEEP_TO_YOURSELF = 'Keep it to yourself: whoever has it sees your places.';
export const LOADING = 'Loading your link...';
export const FAILED = 'Your link could not be loaded. Please try again';
export const hints = [
  { name: 'Apple', text: 'Calendar › File › New Calendar Subscription. Paste the link.' },
  {
    name: 'Google',
    text: 'Other calendars › From URL. Google looks once or twice a day. For changes at once, connect Google Calendar in your account.',
  },
  { name: 'Outlook', text: 'Add calendar › Subscribe from web. Paste the link.' },
] as const;
/** @param when `today, 08:12` */
export const lastRead = (when: string) => `Last read ${when}.`;
export const MAKE_NEW = 'Make a new link';
export const NEW_QUESTION = 'Make a new link?';
export const NEW_CONSEQUENCE =
  'The link of today stops at once. Calendars that follow it show no changes any more, until you give them the new link.';
export const NEW_MADE = 'This is your new link. The one before has stopped.';
export const NOT_MADE = 'The new link could not be made. Please try again';

export const TITLE = 'Embed on your website';
export const LEAD = 'A list that stays up to date. No script, no cookies.';
export const LEAD_OF_EVENT = 'A card that stays up to date. No script, no cookies.';
export const COPIED = 'Code copied';
export const COPY_FAILED = 'The code could not be copied. Please select it and copy it';
export const IN_WORDPRESS =
  'In WordPress, paste the event’s address alone. It becomes a card. Its links open only where you use this code in a block Custom HTML instead.';
export const eventsAt = (productName: string) => `Events at ${productName}`;
export const TELL_PEOPLE = 'Nobody yet. Tell people';
export const QR_FOR_POSTERS = 'Share the link, or put the code on a poster: it opens the event’s page.';
export const IN_FEED = 'People who follow your events see it in';
export const FEED = 'the feed of events';

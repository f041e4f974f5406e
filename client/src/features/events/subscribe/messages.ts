export const EVERY_FITTING = 'Every event that fits your filters, also new ones.';
export const EVERY_COMING = 'Every event that is coming up, also new ones.';
export const DATES_LEFT_OUT = 'Your choice of dates is left out: a calendar shows all that is coming up.';
export const FOR_EVERYBODY = 'Everybody may have this link.';
export const IN_NEWS_READER = 'For a news reader:';
export const ATOM = 'Atom feed';

export const ACTIVITY_FAILED = 'The activity could not be loaded. Please try again';
export const ABOUT = 'Who did what. Nobody can change these entries. They are deleted after two years.';
export const NOTHING_YET = 'There are no entries yet.';
export const byToken = (name: string) => `By the access token “${name}”`;

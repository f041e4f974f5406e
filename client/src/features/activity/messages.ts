export const ACTIVITY_FAILED = 'The activity could not be loaded. Please try again';
export const ABOUT =
  'The actions of the team. No person can change this list. An entry is deleted after two years.';
export const NOTHING_YET = 'There are no entries yet.';
export const byToken = (name: string) => `By the access token “${name}”`;

export const SHOW_AT_DOOR = 'Show at the door';
export const WITHOUT_NETWORK = 'A screenshot or a print works, too.';
export const REPLACE = 'Replace this ticket';
export const REPLACE_QUESTION = 'Replace this ticket?';
export const REPLACE_EFFECT =
  'You get a new code, and the one that you see here lets nobody in any more. Do so when other people have a photo of it.';
export const REPLACED = 'This is your new ticket. The code before lets nobody in any more.';
export const REPLACE_FAILED = 'The ticket could not be replaced. Please try again';

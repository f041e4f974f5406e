export const ONLY_YOU = 'Draft: only you and people with the preview link see this';
export const IN_NO_LIST = 'It is in no list, no search and no feed. People cannot sign up yet.';
export const PREVIEW = 'Preview: this event is not published';
export const SIGN_UP_LATER = 'People sign up here after you publish the event.';
export const SIGN_UP_LATER_PREVIEW = 'People sign up here after the event is published.';
export const NOT_DECIDED = 'Not decided yet';
export const PUBLISHED = 'The event is published';
export const PUBLISH_FAILED = 'The draft could not be published. Please try again.';
export const stillNeeded = (fields: readonly string[]) => `Publishing still needs: ${fields.join(', ')}.`;
export const NO_DRAFT = 'There is no such draft any more: it was published or deleted.';
export const DRAFTS_FAILED = 'Your drafts could not be loaded.';
export const NO_DRAFTS = 'You have no drafts. A form with a title is saved as one by itself.';
export const LINK_COPIED = 'Preview link copied';
export const LINK_NOT_COPIED = 'The preview link could not be copied. Please try again.';
export const LINK_RENEWED = 'There is a new preview link. The old one finds nothing any more.';
export const LINK_NOT_RENEWED = 'The preview link could not be renewed. Please try again.';
export const DELETE_FAILED = 'The draft could not be deleted. Please try again.';
export const deleted = (count: number) =>
  count === 1 ? 'The draft is deleted' : `${count} drafts are deleted`;
export const draftsShown = (count: number) =>
  count === 1 ? '1 draft is shown' : `${count} drafts are shown`;

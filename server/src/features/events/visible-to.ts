/**
 * SQL of a row of events: whether it is there, for every caller and by every door. An event is there until it is deleted, also
 * when it is unlisted: all people who have its link see it. See access-rules.md.
 */
export const IS_VISIBLE = 'events.deleted_at IS NULL';

/** SQL of a row of events: whether lists, searches, counts and the site map show it. */
export const IS_LISTED = `events.public AND ${IS_VISIBLE}`;

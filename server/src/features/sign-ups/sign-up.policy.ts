import type { Viewer } from '../accounts/viewer.js';

/** Whether it is the viewer's own: a sign-up's e-mail address is for the person who signed up. */
export function isOwnSignUp(viewer: Viewer | null, signUp: { accountId: string }): boolean {
  return viewer?.accountId === signUp.accountId;
}

/** The e-mail addresses of an event's sign-ups are for its creator, too. */
export function maySeeContacts(viewer: Viewer | null, event: { createdById: string }): boolean {
  return viewer?.accountId === event.createdById;
}

import type { EventRole } from '../../gql/types';

export const roles: Record<EventRole, string> = { OWNER: 'Owner', EDITOR: 'Editor', DOOR: 'Door' };

/** The roles that an invitation gives, the most frequent first. */
export const GIVEN_ROLES = ['EDITOR', 'DOOR'] as const;

export const roleDetails: readonly { role: EventRole; detail: string }[] = [
  { role: 'OWNER', detail: 'Everything. One person.' },
  {
    role: 'EDITOR',
    detail:
      'Edits the event and sees its people. Sees no money, and cannot cancel, delete or change the team.',
  },
  { role: 'DOOR', detail: 'Checks people in. Sees names, no addresses.' },
];

export const TEAM_FAILED = 'The team could not be loaded. Please try again';
export const NOT_DONE = 'This did not work. Please try again.';
export const EMAIL_REQUIRED = 'email is required';
export const ONLY_STAFF_EDIT = 'Editors are staff. At the door anybody with an account can help.';
export const SHOWN = 'Shown as host';
export const NOT_SHOWN = 'Not shown';
export const invited = (email: string) => `${email} gets a mail with a link. It works for seven days.`;
export const withdrawn = (email: string) => `The invitation of ${email} is withdrawn.`;
export const removed = (name: string) => `${name} is not in the team any more.`;
export const roleChanged = (name: string, role: string) => `${name} is ${role} now.`;
export const ASKED = 'Asked to be shown as host';
export const hostChanged = (name: string, { isShown, isSelf }: { isShown: boolean; isSelf: boolean }) => {
  if (!isShown) return `The page does not show ${name} as a host.`;
  return isSelf ? `The page shows ${name} as a host.` : `${name} can agree to be shown as a host.`;
};
export const offered = (name: string) => `${name} gets a mail. The event is yours until they accept.`;
/** @param role `Editor`; an offer of the event has OWNER */
export const invitation = (role: EventRole, sent: string, ends: string) =>
  `${role === 'OWNER' ? 'Offered the event' : `${roles[role]} · invited`} on ${sent}, ends on ${ends}`;
export const HAND_OVER = 'The new owner has to accept. Then you are an editor.';
export const NO_EDITORS = 'Only an editor can take the event over. Invite one first.';
export const removeQuestion = (name: string) => `Remove ${name} from the team?`;
export const REMOVAL = 'The role ends at once, on pages that are open, too. The person gets a mail.';
export const LEAVE_QUESTION = 'Leave the team?';
export const LEAVING = 'Your role ends at once. Only the owner can invite you again.';
export const NO_INVITATION = 'This link is not valid any more. Please ask for another invitation.';
export const LOG_IN_TO_JOIN =
  'You are invited to help with an event. Log in with the account of the address that the invitation was sent to.';
export const ACCEPT = 'You are invited to help with an event. Your role begins when you accept.';
export const acceptAs = (account: string) => `You accept as ${account}.`;
export const joined = (title: string, role: EventRole | null) => {
  if (role === 'OWNER') return `“${title}” is yours now.`;
  return `You are in the team of “${title}” now${role ? `: ${roles[role]}` : ''}.`;
};

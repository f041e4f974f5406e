import type { AccessScope, Role } from '../../gql/types';
import type { MailSentence } from '../../session/mail-sentence';
import type { Option } from '../../ui/forms/check-list';

interface ScopeInWords extends Omit<Option<AccessScope>, 'detail'> {
  detail: string | MailSentence;
}

const readAccount: ScopeInWords = {
  value: 'ACCOUNT_READ',
  title: 'Read your account',
  detail: 'Name, address, role, your own events.',
};
const signUp: ScopeInWords = {
  value: 'SIGN_UPS_WRITE',
  title: 'Sign up',
  detail: 'Take and give back places in your name.',
};

/**
 * The scopes that each kind of account can allow a token. A user has no events, and nobody's sign-ups but their own.
 */
const scopesOfRole: Record<Role, readonly ScopeInWords[]> = {
  USER: [
    { ...readAccount, detail: 'Name, address, role.' },
    { value: 'SIGN_UPS_READ', title: 'Read sign-ups', detail: 'Your own places, with what you paid.' },
    signUp,
  ],
  STAFF: [
    readAccount,
    {
      value: 'EVENTS_WRITE',
      title: 'Change events',
      detail: {
        withMail:
          'Create, edit, cancel and delete your own events. People who signed up get the usual mails.',
        withoutMail: 'Create, edit, cancel and delete your own events.',
      },
    },
    {
      value: 'SIGN_UPS_READ',
      title: 'Read sign-ups',
      detail: 'Names, addresses and payments of those who signed up for your events.',
    },
    signUp,
    {
      value: 'WEBHOOKS',
      title: 'Manage webhooks',
      detail: 'List, create, change, resume and delete your webhooks, also those made here.',
    },
    {
      value: 'DOOR',
      title: 'Use the door',
      detail: 'Scan tickets at your events, and see who has arrived: names without addresses.',
    },
    {
      value: 'PEOPLE_WRITE',
      title: 'Change the places of others',
      detail: 'Take people out of your events, with the refund; give them new tickets; release places.',
    },
    {
      value: 'MESSAGES_WRITE',
      title: 'Write to people',
      detail: 'Write, schedule and cancel messages to the people of your events.',
    },
    {
      value: 'TEAM_WRITE',
      title: 'Change teams',
      detail:
        'Invite people to the teams of your events, change their roles, remove them, and hand events over.',
    },
  ],
};

export function scopesFor(role: Role): readonly ScopeInWords[] {
  return scopesOfRole[role];
}

/** `Read sign-ups, change events`. */
export function scopesInWords(scopes: readonly AccessScope[]): string {
  const titles = scopesOfRole.STAFF.filter(({ value }) => scopes.includes(value)).map(({ title }) => title);
  const [first = '', ...others] = titles;
  return [first, ...others.map((title) => title.toLowerCase())].join(', ');
}

import { columnRules, OF_ACCOUNT, stays } from '../personal-columns.js';
import { type NotExported, personalData } from '../personal-data.js';
import { AccessToken } from './access-tokens/access-token.entity.js';
import { Account } from './account.entity.js';
import { AccountActivity } from './account-activity/account-activity.entity.js';
import { BlockedAddress } from './email-addresses/blocked-address.entity.js';
import { EmailToken } from './email-addresses/email-token.entity.js';
import { IdempotentAnswer } from './idempotent-answers/idempotent-answer.entity.js';
import { Session } from './sessions/session.entity.js';
import { StaffDecision } from './staff-decision.entity.js';

const SECRET = 'made from a secret of the person';

export const dataOfAccounts = [
  personalData({
    name: 'account',
    kind: 'ACCOUNT',
    entity: Account,
    rowsOf: ({ id }) => ({ id }),
    leftOut: { passwordHash: SECRET },
  }),
  personalData({
    name: 'sessions',
    kind: 'SESSIONS',
    entity: Session,
    rowsOf: ({ id: accountId }) => ({ accountId }),
    leftOut: { tokenHash: SECRET },
  }),
  personalData({
    name: 'accessTokens',
    kind: 'PROGRAMS',
    entity: AccessToken,
    rowsOf: ({ id: accountId }) => ({ accountId }),
    leftOut: { tokenHash: SECRET },
  }),
  personalData({
    name: 'linksOfMails',
    kind: 'ACCOUNT',
    entity: EmailToken,
    rowsOf: ({ id: accountId }) => ({ accountId }),
    leftOut: { tokenHash: SECRET },
  }),
  personalData({
    name: 'accountActivity',
    kind: 'ACTIVITY',
    entity: AccountActivity,
    rowsOf: ({ id: accountId }) => ({ accountId }),
  }),
  personalData({
    name: 'staffDecision',
    kind: 'DECISIONS',
    entity: StaffDecision,
    rowsOf: ({ email }) => ({ email }),
  }),
  personalData({
    name: 'blocked',
    kind: 'DECISIONS',
    entity: BlockedAddress,
    rowsOf: ({ email }) => ({ email }),
  }),
];

export const notExportedOfAccounts: NotExported[] = [
  {
    entity: IdempotentAnswer,
    reason: 'answers that are stored encrypted for a day: what they say is in the other tables',
  },
];

/** That an address is staff ends with its account; that it is not, or is blocked, stays. */
const DECIDED = stays('until the operator takes it back');

export const columnsOfAccounts = [
  columnRules('accounts', {
    personal: [
      [OF_ACCOUNT, 'id', 'email', 'name', 'name_confirmed', 'role', 'default_name_shown', 'password_hash'],
      [OF_ACCOUNT, 'email_verified_at', 'created_at'],
    ],
  }),
  columnRules('sessions', {
    personal: [[OF_ACCOUNT, 'id', 'token_hash', 'account_id', 'created_at', 'last_seen_at', 'device']],
  }),
  columnRules('access_tokens', {
    personal: [
      [OF_ACCOUNT, 'id', 'token_hash', 'account_id', 'name', 'prefix', 'scopes'],
      [OF_ACCOUNT, 'created_at', 'last_used_at', 'expires_at'],
    ],
  }),
  columnRules('email_tokens', {
    personal: [[OF_ACCOUNT, 'token_hash', 'account_id', 'purpose', 'expires_at']],
  }),
  columnRules('account_activities', {
    personal: [
      [OF_ACCOUNT, 'id', 'account_id', 'action', 'device', 'network', 'access_token_name', 'occurred_at'],
    ],
  }),
  columnRules('idempotent_answers', {
    personal: [[OF_ACCOUNT, 'account_id', 'key_hash', 'input_hash', 'began_at', 'answer']],
  }),
  columnRules('staff_decisions', { personal: [[DECIDED, 'email', 'decision', 'decided_at']] }),
  columnRules('blocked_addresses', { personal: [[DECIDED, 'email', 'blocked_at']] }),
  columnRules('rate_limits', {
    personal: [[stays('a day at most'), 'key']],
    notPersonal: ['points', 'expire'],
  }),
];

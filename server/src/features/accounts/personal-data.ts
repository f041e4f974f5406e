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

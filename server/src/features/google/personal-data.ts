import { columnRules, OF_ACCOUNT } from '../personal-columns.js';
import { type NotExported, personalData } from '../personal-data.js';
import { GoogleAuthorization } from './google-authorization.entity.js';
import { GoogleCredential } from './google-credential.entity.js';

export const dataOfGoogle = [
  personalData({
    name: 'google',
    kind: 'PROGRAMS',
    entity: GoogleCredential,
    rowsOf: ({ id: accountId }) => ({ accountId }),
    leftOut: { encryptedRefreshToken: 'a secret of Google' },
  }),
];

export const notExportedOfGoogle: NotExported[] = [
  { entity: GoogleAuthorization, reason: 'secrets that live for ten minutes' },
];

export const columnsOfGoogle = [
  columnRules('google_credentials', {
    personal: [
      [OF_ACCOUNT, 'account_id', 'subject', 'encrypted_refresh_token', 'disconnected_at', 'created_at'],
    ],
  }),
  columnRules('google_authorizations', {
    personal: [
      [OF_ACCOUNT, 'state_hash', 'purpose', 'account_id', 'browser_hash', 'nonce', 'code_verifier'],
      [OF_ACCOUNT, 'expires_at'],
    ],
  }),
];

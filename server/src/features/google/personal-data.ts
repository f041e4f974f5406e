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

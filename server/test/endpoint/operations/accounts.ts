import { randomUUID } from 'node:crypto';
import { AccessScope } from '../../../src/features/accounts/access-tokens/access-scope.js';
import { PASSWORD } from '../../support/world.js';
import { forEverybody, forSignedIn, type Operations } from './operation.js';

const newAddress = () => `${randomUUID()}@example.org`;
const inAnyBrowser = { outcomes: forEverybody, shows: 'nothing' } as const;
const ofOwnAccount = { outcomes: forSignedIn('ok'), shows: 'nothing' } as const;

export const accounts: Operations = {
  'Query.viewer': {
    select: 'id email sessions { id } events { nodes { id } } signUps { nodes { id } }',
    selectByProgram: 'id email events { nodes { id } }',
    outcomes: forEverybody,
    scope: AccessScope.ACCOUNT_READ,
    shows: 'events',
  },
  'Mutation.register': {
    ...inAnyBrowser,
    select: 'account { id }',
    args: () => ({ role: 'USER', email: newAddress(), password: PASSWORD }),
  },
  'Mutation.logIn': {
    ...inAnyBrowser,
    select: 'account { id }',
    args: ({ email }) => ({ role: 'USER', email: email(), password: PASSWORD }),
  },
  'Mutation.requestPasswordReset': { ...inAnyBrowser, args: () => ({ email: newAddress() }) },
  'Mutation.resetPassword': {
    ...inAnyBrowser,
    select: 'account { id }',
    args: ({ resetLink }) => ({ token: resetLink(), password: PASSWORD }),
  },
  'Mutation.verifyEmail': {
    ...inAnyBrowser,
    select: 'account { id emailVerified }',
    args: ({ verificationLink }) => ({ token: verificationLink(), password: PASSWORD }),
  },
  'Mutation.logOut': ofOwnAccount,
  'Mutation.requestEmailVerification': { ...ofOwnAccount, disturbsCaller: true },
  'Mutation.deleteAccount': { ...ofOwnAccount, select: 'deletedAccountId', disturbsCaller: true },
  'Mutation.updateAccount': {
    ...ofOwnAccount,
    select: 'account { id name }',
    args: () => ({ name: 'Ines' }),
  },
  'Mutation.changePassword': {
    ...ofOwnAccount,
    select: 'account { id }',
    args: () => ({ currentPassword: PASSWORD, newPassword: PASSWORD }),
    disturbsCaller: true,
  },
  'Mutation.endSession': {
    ...ofOwnAccount,
    select: 'account { id }',
    args: () => ({ id: randomUUID() }),
    outcomes: forSignedIn('SESSION_NOT_FOUND'),
  },
  'Mutation.endOtherSessions': { ...ofOwnAccount, select: 'account { id }', disturbsCaller: true },
  'Mutation.endProgramAccess': {
    ...ofOwnAccount,
    select: 'account { id accessTokens { id } }',
    disturbsCaller: true,
  },
  'Mutation.createAccessToken': {
    ...ofOwnAccount,
    select: 'accessToken { id name } secret',
    args: () => ({ name: 'Noticeboard', scopes: ['ACCOUNT_READ'] }),
  },
  'Mutation.revokeAccessToken': {
    ...ofOwnAccount,
    select: 'revokedAccessTokenId',
    args: () => ({ id: randomUUID() }),
    outcomes: forSignedIn('ACCESS_TOKEN_NOT_FOUND'),
  },
};

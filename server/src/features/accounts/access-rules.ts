import { type AccessRule, everyoneMay } from '../../platform/access/access.js';
import { RequestError } from '../../platform/errors/request-errors.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { UserError } from '../user-error.js';
import { AccessScope } from './access-tokens/access-scope.js';
import { Role } from './role.js';
import type { Viewer } from './viewer.js';

const FOREIGN = 'A page of another site may not do this: sessions begin and end on our own pages';

type Caller = Pick<Context, 'viewer' | 'doorPass'>;

/** A rule for a person in a browser; an access token passes it where `withScope` says so. */
export interface Rule<Context = Caller, Source = unknown> extends AccessRule<Context, Source> {
  checkPerson(context: Context, source: Source): void;
}

export const anyone: Rule = { name: 'anyone', check: everyoneMay, checkPerson: everyoneMay };

/** For signing in, and for links of mails: a person with such a link needs no account, and a program no session. */
export const anyBrowser: Rule<Caller & Pick<Context, 'browserSession'>> = inBrowser(
  'anyBrowser',
  ({ browserSession }) => {
    if (browserSession.isForeign) throw new RequestError('FORBIDDEN', FOREIGN);
  },
);

export const signedIn: Rule = inBrowser('signedIn', ({ viewer }) => void requirePerson(viewer));

export const staffOnly: Rule = inBrowser('staffOnly', ({ viewer }) => void requireStaffRole(viewer));

/** For what only the account itself may see, by whatever path it was reached. */
export const ownAccount = inBrowser<Caller & Pick<Context, 'provenAccountId'>, { id: string }>(
  'ownAccount',
  ({ viewer, provenAccountId }, account) => {
    if (provenAccountId === account.id) return;
    if (requirePerson(viewer).accountId !== account.id) throw forbidden();
  },
);

function inBrowser<Given extends Caller, Source>(
  name: string,
  checkPerson: (context: Given, source: Source) => void,
): Rule<Given, Source> {
  return {
    name,
    note: 'For a browser; FORBIDDEN for an access token.',
    checkPerson,
    check: (context, source) => {
      refuseDoorPass(context);
      checkPerson(context, source);
      requireScope(context.viewer, []);
    },
  };
}

/** A pass reads what is open to all, and what `orDoorPass` stands at. */
function refuseDoorPass({ doorPass }: Caller): void {
  if (doorPass) throw new RequestError('FORBIDDEN', 'A door pass may not do this: it is for the door alone');
}

/** The rule, which an access token with one of the scopes passes too. */
export function withScope<Given extends Caller, Source>(
  rule: Rule<Given, Source>,
  ...scopes: AccessScope[]
): Rule<Given, Source> {
  const { name, checkPerson } = rule;
  return {
    name,
    isOpen: rule.isOpen ?? checkPerson === everyoneMay,
    note: `A token needs ${scopes.join(' or ')}.`,
    checkPerson,
    check: (context, source) => {
      refuseDoorPass(context);
      checkPerson(context, source);
      requireScope(context.viewer, scopes);
    },
  };
}

/**
 * The rule, which an access token with one of the scopes passes, too, with SIGN_UPS_WRITE for rows of its own account alone: it acts
 * in the account's name, and a payload shows no more than a read by that token does (S46).
 */
export function withScopeForOwn<Given extends Caller>(
  rule: Rule<Given>,
  ...scopes: AccessScope[]
): Rule<Given, { accountId?: string | null }> {
  const forOwn = withScope(rule, ...scopes);
  const forOthers = withScope(rule, ...scopes.filter((scope) => scope !== AccessScope.SIGN_UPS_WRITE));
  return {
    ...forOwn,
    note: `${forOwn.note} SIGN_UPS_WRITE alone shows what is the account's own.`,
    check: (context, row) => {
      const isOwn = context.viewer && row.accountId === context.viewer.accountId;
      (isOwn ? forOwn : forOthers).check(context, row);
    },
  };
}

/** The rule, which a door pass passes too. The use case asks what the pass may do, and at which event. */
export function orDoorPass<Given extends Caller, Source>(rule: Rule<Given, Source>): Rule<Given, Source> {
  return {
    ...rule,
    note: [rule.note, 'A door pass may too, at its event.'].filter(Boolean).join(' '),
    check: (context, source) => {
      if (!context.doorPass) rule.check(context, source);
    },
  };
}

/** Whether a request may do what a scope allows: an access token needs the scope, a session may do everything. */
export function hasScope(viewer: Viewer | null, scope: AccessScope): boolean {
  return !viewer?.scopes || viewer.scopes.includes(scope);
}

/**
 * @param scopes none: for browsers alone
 * @throws RequestError FORBIDDEN for an access token with none of them
 */
function requireScope(viewer: Viewer | null, scopes: readonly AccessScope[]): void {
  if (!viewer?.scopes || scopes.some((scope) => hasScope(viewer, scope))) return;
  const message =
    scopes.length === 0
      ? 'An access token may not do this: it is for a signed-in browser'
      : `This access token may not do this: it needs the scope ${scopes.join(' or ')}`;
  throw new RequestError('FORBIDDEN', message);
}

function requirePerson(viewer: Viewer | null): Viewer {
  if (!viewer) throw unauthenticated();
  return viewer;
}

/**
 * The first line of what signed-in people may do.
 * @param scope with which an access token may do it, too
 * @throws RequestError UNAUTHENTICATED for an anonymous visitor, FORBIDDEN for a token without the scope
 */
export function requireViewer(viewer: Viewer | null, ...scope: AccessScope[]): Viewer {
  const person = requirePerson(viewer);
  requireScope(person, scope);
  return person;
}

function requireStaffRole(viewer: Viewer | null): Viewer {
  const staff = requirePerson(viewer);
  if (staff.role !== Role.STAFF) throw forbidden();
  return staff;
}

/**
 * The first line of what only staff may do: creating, changing and deleting events.
 * @param scope with which an access token may do it, too
 * @throws RequestError UNAUTHENTICATED, FORBIDDEN
 * @throws UserError EMAIL_NOT_VERIFIED where staff must have shown first that their address is theirs
 */
export function requireStaff(
  { viewer, settings }: Pick<Context, 'viewer' | 'settings'>,
  ...scope: AccessScope[]
): Viewer {
  const staff = requireStaffRole(viewer);
  requireScope(staff, scope);
  if (!isStaff(staff, settings)) throw new UserError(ErrorCode.EMAIL_NOT_VERIFIED);
  return staff;
}

/** Whether a viewer may do what only staff may: the role, and a verified address where that is required. */
export function isStaff(
  { role, emailVerified }: Viewer,
  { requireVerifiedStaff }: Pick<Context['settings'], 'requireVerifiedStaff'>,
): boolean {
  return role === Role.STAFF && (emailVerified || !requireVerifiedStaff);
}

/** For an anonymous visitor, and for one whose account was deleted since the request began. */
export function unauthenticated(): RequestError {
  return new RequestError('UNAUTHENTICATED', 'You need to be logged in');
}

export function forbidden(): RequestError {
  return new RequestError('FORBIDDEN', 'You do not have permission to do this');
}

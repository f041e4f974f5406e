import type { AccessScope } from '../../../src/features/accounts/access-tokens/access-scope.js';
import type { Context } from '../../../src/features/context.js';
import type { ErrorCode } from '../../../src/features/error-code.js';
import type { Things } from './things.js';

export const callers = ['anonymous', 'userA', 'userB', 'creator', 'otherStaff', 'unknownToken'] as const;
export type Caller = (typeof callers)[number];
/** A code of `ErrorCode` is a mistake that a person can correct: it rejects nobody, and tells nothing of others' things. */
export type Outcome = 'ok' | 'UNAUTHENTICATED' | 'FORBIDDEN' | keyof typeof ErrorCode;
export type Outcomes = Record<Caller, Outcome>;

/** An operation of the schema, as every matrix test reads it. */
export interface Operation {
  /** The fields that are read; of a mutation also the codes of its `userErrors`. */
  select?: string;
  /** The fields that a token or a pass reads, where `select` has some that need more. */
  selectByProgram?: string;
  /** The arguments, of a mutation the fields of its input; each value may be a promise. */
  args?: (on: Things) => object;
  /** The outcomes of calls in a browser. The things are the creator's; the place and the payment are user A's. */
  outcomes: Outcomes;
  /** The scope that a token needs; without one it is for browsers alone. */
  scope?: AccessScope | 'none';
  /** The scope that a token needs in its place for the things of other people. */
  scopeForOthers?: AccessScope;
  /** Whether a door pass may. */
  byPass?: true;
  /** Events of other people that it can show: the one that it names, those of a list, or none. */
  shows: 'an event' | 'events' | 'nothing';
  /** Marks an operation that ends a thing which other calls of the same person need, or that mails a shared address. */
  disturbsCaller?: true;
  /** Runs the use case of an operation of staff, which asks for the same rights by itself. */
  runs?: (context: Context, input: never) => Promise<unknown>;
}

export type Operations = Record<string, Operation>;

/** A token that does not exist is refused everywhere. */
export const forEverybody: Outcomes = {
  anonymous: 'ok',
  userA: 'ok',
  userB: 'ok',
  creator: 'ok',
  otherStaff: 'ok',
  unknownToken: 'UNAUTHENTICATED',
};

export function forSignedIn(outcome: Outcome): Outcomes {
  return forStaff(outcome, outcome, outcome);
}

export function forStaff(creator: Outcome, otherStaff: Outcome, user: Outcome = 'FORBIDDEN'): Outcomes {
  return { ...forEverybody, anonymous: 'UNAUTHENTICATED', userA: user, userB: user, creator, otherStaff };
}

/** For user A, whose place or payment it is. */
export function forUserA(others: Outcome, creator = others): Outcomes {
  return { ...forStaff(creator, others, others), userA: 'ok' };
}

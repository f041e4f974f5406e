import type { Conditions } from '../../../platform/database/sql/conditions.js';
import { NameShown } from '../../accounts/names/name-shown.js';
import type { Context } from '../../context.js';
import { eventsById } from '../../events/events.loader.js';
import { type EventOfTeam, hasRight } from '../../events/team/event-roles.js';
import { viewerSignUps } from '../lists/viewer-sign-ups.loader.js';
import type { SignUp } from '../sign-up.entity.js';
import { isOwnSignUp } from '../sign-up.policy.js';

/**
 * Which names of an event's people a viewer sees. Viewers who see the same have the same value, so that their reads can be
 * shared. Each way to a name asks this: see names-by-consent.md.
 */
export interface ShownNames {
  /** The choices whose names are shown; null: all names are, whatever was chosen. */
  choices: readonly NameShown[] | null;
  /** The account that sees its own name besides; null where `choices` has that name, or there is none. */
  ownAccountId: string | null;
}

const NONE: ShownNames = { choices: [], ownAccountId: null };
const ALL: ShownNames = { choices: null, ownAccountId: null };

/** People with a place are those with a sign-up now: a held place, an offer or a place that was given back is none. */
export async function shownNamesOf(
  { loaders, viewer }: Pick<Context, 'loaders' | 'viewer'>,
  event: EventOfTeam,
): Promise<ShownNames> {
  if (!viewer) return NONE;
  if (hasRight(viewer, event, 'SEE_NAMES')) return ALL;
  const own = await loaders.of(viewerSignUps).load(event.id);
  if (!own) return { choices: [NameShown.SIGNED_IN], ownAccountId: null };
  const choices = [NameShown.SIGNED_IN, NameShown.ATTENDEES];
  return { choices, ownAccountId: choices.includes(own.nameShown) ? null : own.accountId };
}

/** The rule for one sign-up that is read already. */
function isNameShown(
  { choices, ownAccountId }: ShownNames,
  { nameShown, accountId }: Pick<SignUp, 'nameShown' | 'accountId'>,
): boolean {
  return choices === null || choices.includes(nameShown) || accountId === ownAccountId;
}

/** The same rule in SQL: restricts a list of sign-ups. Without a value of the viewer's own, an index says which rows they are. */
export function addShownNames(conditions: Conditions, { choices, ownAccountId }: ShownNames): Conditions {
  if (choices === null) return conditions;
  const isShown = `name_shown IN (${choices.map((choice) => `'${choice}'`).join(', ') || 'NULL'})`;
  return ownAccountId
    ? conditions.add(`(${isShown} OR account_id = ?)`, ownAccountId)
    : conditions.add(isShown);
}

/**
 * Whether a viewer finds one sign-up, by its id or in a stream: where its name is hidden from them, the whole sign-up is. Where the
 * name is shown to all people who are signed in, nothing is read for it.
 */
export async function maySeeSignUp(
  context: Pick<Context, 'loaders' | 'viewer'>,
  signUp: SignUp,
): Promise<boolean> {
  const { loaders, viewer } = context;
  if (!viewer) return false;
  if (signUp.nameShown === NameShown.SIGNED_IN || isOwnSignUp(viewer, signUp)) return true;
  const event = await loaders.of(eventsById).load(signUp.eventId);
  return isNameShown(await shownNamesOf(context, event), signUp);
}

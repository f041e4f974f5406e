import type { ActivityAction } from '../../gql/types';
import { formatCount } from '../../ui/texts/count';
import { roles } from '../event-team/messages';
import { changesOf, isCancellationUndone } from './changed-fields';

export interface Acted {
  action: ActivityAction;
  detail: string | null;
  /** The name of the account that did it; null where there is none, or it is deleted. */
  actor: string | null;
  /** The name of the account that it was done to; null where there is none, or it is deleted. */
  subject: string | null;
}

/** The same action after the name of its actor, and as a sentence without one. */
interface Words {
  by: string;
  alone: string;
}

type Described = Pick<Acted, 'detail' | 'subject'> & { isOwnDoing: boolean };

const words: Record<ActivityAction, (acted: Described) => Words> = {
  EVENT_CREATED: () => ({ by: 'created the event', alone: 'The event was created' }),
  EVENT_CHANGED: ({ detail }) => changeWords(detail),
  EVENT_CANCELLED: () => ({ by: 'cancelled the event', alone: 'The event was cancelled' }),
  EVENT_DELETED: () => ({ by: 'deleted the event', alone: 'The event was deleted' }),
  EVENT_HANDED_OVER: ({ subject }) => ({
    by: `took the event over${subject ? ` from ${subject}` : ''}`,
    alone: `The event was taken over${subject ? ` from ${subject}` : ''}`,
  }),
  SIGN_UP_CANCELLED_BY_TEAM: ({ subject }) => ({
    by: `gave back the place of ${subject ?? 'a person'}`,
    alone: `The place of ${subject ?? 'a person'} was given back`,
  }),
  MEMBER_INVITED: ({ detail }) =>
    detail === 'OWNER'
      ? { by: 'offered the event to a new owner', alone: 'The event was offered to a new owner' }
      : { by: `invited a person${asRole(detail)}`, alone: `A person was invited${asRole(detail)}` },
  MEMBER_JOINED: ({ detail }) => ({
    by: `joined the team${asRole(detail)}`,
    alone: `A person joined the team${asRole(detail)}`,
  }),
  ROLE_CHANGED: ({ detail, subject }) => roleWords(detail, subject ?? 'a person'),
  MEMBER_REMOVED: ({ subject, isOwnDoing }) => ({
    by: isOwnDoing ? 'left the team' : `removed ${subject ?? 'a person'} from the team`,
    alone: `${subject ?? 'A person'} is not in the team any more`,
  }),
  PEOPLE_EXPORTED: ({ detail }) => ({
    by: `downloaded the list of people${ofPeople(detail)}`,
    alone: `The list of people${ofPeople(detail)} was downloaded`,
  }),
  PLACES_RELEASED: ({ detail }) => releaseWords(detail),
  MESSAGE_SENT: () => ({ by: 'sent a message to attendees', alone: 'A message was sent to attendees' }),
  SCAN_UNDONE: () => ({ by: 'undid an admission at the door', alone: 'An admission at the door was undone' }),
  DOOR_PASS_CREATED: () => ({ by: 'made a door pass', alone: 'A door pass was made' }),
  DOOR_PASS_ENDED: () => ({ by: 'ended a door pass', alone: 'A door pass was ended' }),
};

/** An action in words, which follow the name of the actor, or stand alone where there is none. */
export function actionWords({ action, detail, actor, subject }: Acted, isOwnDoing: boolean): string {
  const said = words[action]({ detail, subject, isOwnDoing });
  return actor === null ? said.alone : said.by;
}

function changeWords(detail: string | null): Words {
  if (isCancellationUndone(detail))
    return { by: 'undid the cancellation', alone: 'The cancellation was undone' };
  const [first, ...others] = changesOf(detail);
  const what = first?.label && others.length === 0 ? first.label.toLowerCase() : 'event';
  return { by: `changed the ${what}`, alone: `The ${what} was changed` };
}

/** The detail is the role, whether the page shows the person as a host, or both. */
function roleWords(detail: string | null, name: string): Words {
  const [role] = (['EDITOR', 'DOOR', 'OWNER'] as const).filter((one) => detail?.startsWith(one));
  if (role)
    return {
      by: `made ${name} ${roles[role].toLowerCase()}`,
      alone: `${name} became ${roles[role].toLowerCase()}`,
    };
  const isShown = detail?.endsWith('true') === true;
  const host = isShown ? 'shows' : 'does not show';
  return {
    by: `changed the hosts: the page ${host} ${name}`,
    alone: `The hosts were changed: the page ${host} ${name}`,
  };
}

/** The detail is `undone`, or how many places were given back in the end. */
function releaseWords(detail: string | null): Words {
  if (detail === 'undone')
    return { by: 'undid the release of places', alone: 'The release of places was undone' };
  const count = /^places: (\d+)$/.exec(detail ?? '')?.[1];
  const places = count === '1' ? '1 place was' : `${count} places were`;
  return {
    by: 'released the places of people who had not arrived',
    alone: count
      ? `${places} released: the people had not arrived`
      : 'The places of people who had not arrived were released',
  };
}

function asRole(detail: string | null): string {
  return detail === 'EDITOR' || detail === 'DOOR' ? `, role ${roles[detail]}` : '';
}

function ofPeople(detail: string | null): string {
  return detail && /^\d+$/.test(detail) ? ` (${formatCount(Number(detail))})` : '';
}

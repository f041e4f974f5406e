import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { formatTime } from '../../ui/dates/time-zone';
import { initialsOf } from '../../ui/texts/initials';
import classes from './activity.module.css';
import { actionWords } from './activity-words';
import { type ChangedField, changesOf, isCancellationUndone } from './changed-fields';
import type { ActivityRowFragment } from './gql/activity-row';
import * as messages from './messages';

graphql(`
  fragment ActivityRow on Activity {
    id
    occurredAt
    action
    detail
    accessTokenName
    actor {
      id
      name
    }
    subject {
      id
      name
    }
  }
`);

interface Props {
  activity: FragmentRef<ActivityRowFragment>;
  timeZone: string;
}

export function ActivityRow({ activity: ref, timeZone }: Props) {
  const activity = readFragment<ActivityRowFragment>(ref);
  const { occurredAt, action, detail, accessTokenName, actor, subject } = activity;
  const acted = { action, detail, actor: actor?.name ?? null, subject: subject?.name ?? null };
  const isOwnDoing = actor !== null && actor.id === subject?.id;
  const changes = action === 'EVENT_CHANGED' && !isCancellationUndone(detail) ? changesOf(detail) : [];
  return (
    <li className={classes.row} tabIndex={-1} data-activity>
      <time dateTime={occurredAt}>{formatTime(occurredAt, timeZone)}</time>
      <span className={classes.initials} aria-hidden>
        {actor ? initialsOf(actor.name) : '–'}
      </span>
      <div className={classes.words}>
        <p dir="auto">
          {actor && <strong>{actor.name}</strong>} {actionWords(acted, isOwnDoing)}
        </p>
        {changes.map((change) => (
          <Change key={change.line} change={change} isOnly={changes.length === 1} />
        ))}
        {accessTokenName && <p className={classes.note}>{messages.byToken(accessTokenName)}</p>}
      </div>
    </li>
  );
}

/** @param isOnly the sentence above names the field */
function Change({ change: { label, values, line }, isOnly }: { change: ChangedField; isOnly: boolean }) {
  if (!label) return <p className={classes.note}>{line}</p>;
  if (!values) return isOnly ? null : <p className={classes.note}>{label}</p>;
  return (
    <p className={classes.note} dir="auto">
      {!isOnly && `${label}: `}
      <del>
        <span className="visually-hidden">before: </span>
        {values.before}
      </del>
      <span aria-hidden> → </span>
      <ins>
        <span className="visually-hidden">now: </span>
        {values.after}
      </ins>
    </p>
  );
}

import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { formatLongDay } from '../../../ui/dates/local-date';
import { RadioCards } from '../../../ui/forms/radio-cards';
import type { EventFormValues } from '../event-fields';
import { editLabels } from '../event-values';
import { Hint } from '../hint';
import * as messages from './messages';
import classes from './scope.module.css';
import { scopeOptions } from './scope-options';
import type { Scope } from './use-scope';

/** More of them are counted. */
const NAMED = 3;

interface Props {
  scope: Scope;
  /** The event that is edited, as it was. */
  before: EventFormValues;
  signUpCount: number;
}

/** Asks which events of a series a change is for, and names those that keep what was edited by hand. */
export function ScopeQuestion({ scope, before, signUpCount }: Props) {
  const { changed, left } = scope.sorted;
  const following = changed.map(({ values, ...event }) => ({
    date: values.date,
    signUpCount: event.signUpCount,
  }));
  return (
    <section className={classes.box}>
      <RadioCards
        legend={<strong className={classes.question}>{messages.WHICH}</strong>}
        name="scope"
        first={scope.firstChoice}
        value={scope.scope}
        onChange={scope.choose}
        options={scopeOptions({ date: before.date, signUpCount }, following)}
      />
      {left.slice(0, NAMED).map(({ event, field }) => (
        <p key={event.id} className={classes.left}>
          <Hint isWarning>
            {messages.editedByHand(formatLongDay(event.values.date), editLabels[field])}{' '}
            <Link to={paths.staffEvent(event.id)}>See it</Link>
          </Hint>
        </p>
      ))}
      {left.length > NAMED && (
        <p className={classes.left}>
          <Hint isWarning>{messages.othersByHand(left.length - NAMED)}</Hint>
        </p>
      )}
    </section>
  );
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { Card } from '../../ui/card';
import { formatDateInFull } from '../../ui/dates/local-date';
import { Late, latePart } from '../../ui/late';
import { LinkButton } from '../../ui/page';
import card from '../places/sign-up-card.module.css';
import classes from './choose-dates.module.css';
import * as messages from './messages';
import { type SeriesDate, stateOf } from './series-dates';

const signUpToDates = latePart(async () => (await import('./sign-up-to-dates')).SignUpToDates);

/** Whether anybody who has no place there yet can take one without paying. */
function canBeChosen(date: SeriesDate): boolean {
  return date.pricePence === 0 && stateOf(date).name === 'open';
}

/** The dates that a person has ticked, as far as they can still be had. */
export function useChosenDates(dates: readonly SeriesDate[]) {
  const { viewer } = useSession();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const open = dates.filter(canBeChosen).map(({ id }) => id);
  const chosen = new Set(open.filter((id) => ticked.has(id)));
  return {
    open,
    chosen,
    isOffered: (id: string) => viewer !== null && open.includes(id),
    set: (ids: Iterable<string>) => setTicked(new Set(ids)),
    toggle: (id: string) =>
      setTicked(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id])),
  };
}

export type ChosenDates = ReturnType<typeof useChosenDates>;

/** In the row of a date, above the link that covers it. */
export function DateTick({ date, chosen }: { date: SeriesDate; chosen: ChosenDates }) {
  if (!chosen.isOffered(date.id)) return null;
  return (
    <label className={classes.tick}>
      <span className="visually-hidden">Choose {formatDateInFull(date.date)}</span>
      <input type="checkbox" checked={chosen.chosen.has(date.id)} onChange={() => chosen.toggle(date.id)} />
    </label>
  );
}

interface Props {
  seriesId: string;
  dates: readonly SeriesDate[];
  chosen: ChosenDates;
  onOutdated: () => void;
}

/** For free dates: one form for all that are ticked. */
export function SignUpToSeries({ seriesId, dates, chosen, onOutdated }: Props) {
  const { status, viewer } = useSession();
  const { open } = chosen;
  const isAll = chosen.chosen.size === open.length;
  return (
    <Card as="section" id="sign-up" className={card.card} aria-label="Sign up" tabIndex={-1}>
      <h2>{messages.SIGN_UP}</h2>
      {status === 'ready' && !viewer && (
        <>
          <p>{messages.LOG_IN_TO_CHOOSE}</p>
          <LinkButton to={paths.welcomeThen(`${paths.series(seriesId)}#sign-up`)} isPrimary>
            Log in or register
          </LinkButton>
        </>
      )}
      {viewer && (
        <>
          {open.length > 0 && (
            <>
              <p>{messages.TICK_DATES}</p>
              <Button variant="default" className={classes.all} onClick={() => chosen.set(isAll ? [] : open)}>
                {isAll ? messages.CHOOSE_NONE : messages.chooseAll(open.length)}
              </Button>
            </>
          )}
          <Late
            part={signUpToDates}
            props={{
              seriesId,
              viewer,
              dates,
              chosen: chosen.chosen,
              onAnswered: () => {
                chosen.set([]);
                onOutdated();
              },
            }}
          />
        </>
      )}
    </Card>
  );
}

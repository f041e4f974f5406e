import { useRef, useState } from 'react';
import { useAdoptedName } from '../../session/adopted-name';
import { useMailSentence } from '../../session/mail-sentence';
import { Notice } from '../../ui/notice';
import { CONFIRMATION } from '../places/mail-messages';
import { SignUpFields, useSignUpForm, type Viewer } from '../places/sign-up-fields';
import * as messages from './messages';
import type { SeriesDate } from './series-dates';
import classes from './sign-up-to-dates.module.css';
import { type DateResult, useSignUpToDates } from './use-sign-up-to-dates';

interface Props {
  seriesId: string;
  viewer: Viewer;
  /** All dates of the series. */
  dates: readonly SeriesDate[];
  /** The ids of those that the person wants a place at. */
  chosen: ReadonlySet<string>;
  /** Called when the server has answered, whatever it says: none is chosen any more. */
  onAnswered: () => void;
}

/** Takes a place at each of the chosen dates, and says what became of each. */
export function SignUpToDates({ seriesId, viewer, dates, chosen, onAnswered }: Props) {
  const [results, setResults] = useState<readonly DateResult[]>([]);
  const [error, setError] = useState<string | null>(null);
  const answer = useRef<HTMLDivElement>(null);
  const readName = useAdoptedName();
  const mailSentence = useMailSentence();
  const signUp = useSignUpToDates(dates);

  const form = useSignUpForm(
    seriesId,
    viewer,
    async (attendee) => {
      if (chosen.size === 0) return [{ field: null, message: messages.CHOOSE_DATES }];
      const { results: all, errors } = await signUp([...chosen], attendee).catch((failure: unknown) => {
        // Some of the places may have been given.
        onAnswered();
        throw failure;
      });
      if (all.length === 0) return errors;
      form.forgetDraft();
      readName();
      setResults(all);
      onAnswered();
      answer.current?.focus();
      return null;
    },
    (message) => {
      setError(message);
      setResults([]);
    },
  );
  return (
    <>
      <div ref={answer} tabIndex={-1} role="status" className={classes.answer}>
        {results.length > 0 && <Results results={results} />}
      </div>
      {error && <Notice tone="danger">{error}</Notice>}
      <SignUpFields
        form={form}
        label={form.isBusy ? 'Signing up...' : messages.signUpTo(chosen.size)}
        hint={mailSentence(CONFIRMATION)}
      />
    </>
  );
}

function Results({ results }: { results: readonly DateResult[] }) {
  return (
    <ul className={classes.results}>
      {results.map(({ eventId, day, hasPlace, sentence }) => (
        <li key={eventId} data-refused={hasPlace ? undefined : true}>
          <strong>{day}</strong> {sentence}
        </li>
      ))}
    </ul>
  );
}

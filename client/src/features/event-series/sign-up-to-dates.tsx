import { useRef, useState } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { useAdoptedName } from '../../session/adopted-name';
import { useMailSentence } from '../../session/mail-sentence';
import { evictViewerField } from '../../session/viewer-cache';
import { formatLongDay } from '../../ui/dates/local-date';
import { Notice } from '../../ui/notice';
import { CONFIRMATION } from '../places/mail-messages';
import { SignUpFields, useSignUpForm, type Viewer } from '../places/sign-up-fields';
import { type DateResultFragment, useSignUpToEventsMutation } from './gql/sign-up-to-dates';
import * as messages from './messages';
import type { SeriesDate } from './series-dates';
import classes from './sign-up-to-dates.module.css';

// With the fields of the event that a place changes.
graphql(`
  fragment DateResult on SignUpResult {
    eventId
    signUp {
      id
      event {
        id
        signUpCount
        placesLeft
        viewerSignUp {
          id
        }
      }
    }
    error {
      message
    }
  }
`);

graphql(`
  mutation SignUpToEvents($input: SignUpToEventsInput!) {
    signUpToEvents(input: $input) {
      results {
        ...DateResult
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

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
  const [results, setResults] = useState<readonly FragmentRef<DateResultFragment>[]>([]);
  const [error, setError] = useState<string | null>(null);
  const answer = useRef<HTMLDivElement>(null);
  const readName = useAdoptedName();
  const mailSentence = useMailSentence();
  const [signUp] = useSignUpToEventsMutation({
    update: (cache) => evictViewerField(cache, 'signUps'),
  });

  const form = useSignUpForm(
    seriesId,
    viewer,
    async (attendee) => {
      if (chosen.size === 0) return [{ field: null, message: messages.CHOOSE_DATES }];
      const { data } = await signUp({ variables: { input: { eventIds: [...chosen], ...attendee } } }).catch(
        (failure: unknown) => {
          // Some of the places may have been given.
          onAnswered();
          throw failure;
        },
      );
      const { results: all = [], userErrors = [] } = data?.signUpToEvents ?? {};
      if (all.length === 0) return userErrors;
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
        {results.length > 0 && <Results results={results} dates={dates} />}
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

function Results({
  results,
  dates,
}: { results: readonly FragmentRef<DateResultFragment>[] } & Pick<Props, 'dates'>) {
  return (
    <ul className={classes.results}>
      {results.map((ref) => {
        const { eventId, signUp, error } = readFragment<DateResultFragment>(ref);
        const date = dates.find(({ id }) => id === eventId)?.date ?? '';
        return (
          <li key={eventId} data-refused={signUp ? undefined : true}>
            <strong>{formatLongDay(date)}</strong> {signUp ? messages.HAS_PLACE : error?.message}
          </li>
        );
      })}
    </ul>
  );
}

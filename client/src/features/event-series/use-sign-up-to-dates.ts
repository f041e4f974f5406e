import { graphql } from '../../apollo/graphql';
import { formatLongDay } from '../../ui/dates/local-date';
import type { FormError } from '../../ui/forms/mutation-form';
import { listSignUp } from '../places/add-sign-up';
import { type SignUpToEventsMutation, useSignUpToEventsMutation } from './gql/use-sign-up-to-dates';
import * as messages from './messages';
import type { SeriesDate } from './series-dates';

// The fields of NewSignUp. A fragment counts as a level of a query, and this one has its list as another.
graphql(`
  mutation SignUpToEvents($input: SignUpToEventsInput!) {
    signUpToEvents(input: $input) {
      results {
        eventId
        signUp {
          id
          ...OwnSignUp
          ...SignUpInCalendar
          event {
            id
            attendeeNote
            signUpCount
            hiddenSignUpCount
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
      userErrors {
        code
        message
        field
      }
    }
  }
`);

/** The result for one of the dates. */
export interface DateResult {
  eventId: string;
  /** `Tuesday 16 March`. */
  day: string;
  hasPlace: boolean;
  sentence: string;
}

interface Answer {
  /** None where the form has a mistake. */
  results: DateResult[];
  errors: readonly FormError[];
}

/** Takes a place at each of several dates of a series. */
export function useSignUpToDates(dates: readonly SeriesDate[]) {
  const [signUp] = useSignUpToEventsMutation({
    update: (cache, { data }) => {
      for (const { signUp } of data?.signUpToEvents.results ?? []) if (signUp) listSignUp(cache, signUp);
    },
  });
  return async (eventIds: string[], attendee: { name: string; email: string }): Promise<Answer> => {
    const { data } = await signUp({ variables: { input: { eventIds, ...attendee } } });
    const { results = [], userErrors = [] } = data?.signUpToEvents ?? {};
    return { results: results.map((result) => resultOf(result, dates)), errors: userErrors };
  };
}

type SignUpResult = SignUpToEventsMutation['signUpToEvents']['results'][number];

function resultOf({ eventId, signUp, error }: SignUpResult, dates: readonly SeriesDate[]): DateResult {
  const date = dates.find(({ id }) => id === eventId)?.date ?? '';
  const sentence = signUp ? messages.HAS_PLACE : (error?.message ?? '');
  return { eventId, day: formatLongDay(date), hasPlace: signUp !== null, sentence };
}

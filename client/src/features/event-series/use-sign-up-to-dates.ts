import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { formatLongDay } from '../../ui/dates/local-date';
import type { FormError } from '../../ui/forms/mutation-form';
import { addSignUp } from '../places/add-sign-up';
import { type DateResultFragment, useSignUpToEventsMutation } from './gql/use-sign-up-to-dates';
import * as messages from './messages';
import type { SeriesDate } from './series-dates';

graphql(`
  fragment DateResult on SignUpResult {
    eventId
    signUp {
      id
      ...NewSignUp
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

/** What became of one of the dates. */
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
      for (const result of data?.signUpToEvents.results ?? []) addSignUp(cache, readResult(result).signUp);
    },
  });
  return async (eventIds: string[], attendee: { name: string; email: string }): Promise<Answer> => {
    const { data } = await signUp({ variables: { input: { eventIds, ...attendee } } });
    const { results = [], userErrors = [] } = data?.signUpToEvents ?? {};
    return { results: results.map((result) => resultOf(readResult(result), dates)), errors: userErrors };
  };
}

const readResult = (ref: FragmentRef<DateResultFragment>) => readFragment<DateResultFragment>(ref);

function resultOf({ eventId, signUp, error }: DateResultFragment, dates: readonly SeriesDate[]): DateResult {
  const date = dates.find(({ id }) => id === eventId)?.date ?? '';
  const sentence = signUp ? messages.HAS_PLACE : (error?.message ?? '');
  return { eventId, day: formatLongDay(date), hasPlace: signUp !== null, sentence };
}

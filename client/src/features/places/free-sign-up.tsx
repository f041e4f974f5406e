import { graphql } from '../../apollo/graphql';
import { useAdoptedName } from '../../session/adopted-name';
import { useMailSentence } from '../../session/mail-sentence';
import type { FormError } from '../../ui/forms/mutation-form';
import { placesOn, signUpTo } from '../event-series/messages';
import { OtherDates, useOtherDates } from '../event-series/other-dates';
import { useSignUpToDates } from '../event-series/use-sign-up-to-dates';
import { addSignUp } from './add-sign-up';
import { ClashNote } from './clashes/clash-note';
import { useSignUpMutation } from './gql/free-sign-up';
import { CONFIRMATION } from './mail-messages';
import * as messages from './messages';
import { type Attendee, SignUpFields, useSignUpForm } from './sign-up-fields';
import type { SignUpFormProps } from './sign-up-form';

graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      signUp {
        ...NewSignUp
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

interface FreeSignUpProps extends SignUpFormProps {
  /** @param text at which dates there is a place now */
  onSignedUp: (text: string) => void;
}

export function FreeSignUp({ eventId, viewer, onSignedUp, onError, onOutdated }: FreeSignUpProps) {
  const readName = useAdoptedName();
  const mailSentence = useMailSentence();
  const [signUp] = useSignUpMutation({ update: (cache, { data }) => addSignUp(cache, data?.signUp.signUp) });

  const { dates, chosen } = useOtherDates(eventId);
  const signUpToDates = useSignUpToDates(dates);

  async function signUpHere(attendee: Attendee): Promise<readonly FormError[] | null> {
    const { data } = await signUp({ variables: { input: { eventId, ...attendee } } });
    const { signUp: added = null, userErrors = [] } = data?.signUp ?? {};
    if (!added) {
      if (userErrors.every(({ field }) => field === null)) onOutdated();
      return userErrors;
    }
    onSignedUp(messages.SIGNED_UP);
    return null;
  }

  /** A date that is refused is named: its reason is not this event's. */
  async function signUpToSeveral(attendee: Attendee): Promise<readonly FormError[] | null> {
    const { results, errors } = await signUpToDates([eventId, ...chosen.chosen], attendee);
    if (results.length === 0) return errors;
    const places = placesOn(results.filter(({ hasPlace }) => hasPlace).map(({ day }) => day));
    const refused = results.filter(({ hasPlace }) => !hasPlace);
    const text = [places, ...refused.map(({ day, sentence }) => `${day}: ${sentence}`)]
      .filter(Boolean)
      .join(' ');
    const [here] = results;
    if (here?.hasPlace) onSignedUp(text);
    else onError(text);
    onOutdated();
    return null;
  }

  const form = useSignUpForm(
    eventId,
    viewer,
    async (attendee) => {
      const errors = await (chosen.chosen.size > 0 ? signUpToSeveral : signUpHere)(attendee);
      if (errors) return errors;
      form.forgetDraft();
      readName();
      return null;
    },
    onError,
  );
  return (
    <SignUpFields
      form={form}
      terms={<OtherDates dates={dates} chosen={chosen} />}
      clash={<ClashNote eventId={eventId} />}
      label={form.isBusy ? 'Signing up...' : signUpTo(chosen.chosen.size && chosen.chosen.size + 1)}
      hint={mailSentence(CONFIRMATION)}
    />
  );
}

import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { graphql } from '../../../apollo/graphql';
import { INVALID_EMAIL } from '../../../session/messages';
import { BusyButton } from '../../../ui/forms/busy-button';
import { isEmail, useMutationForm } from '../../../ui/forms/mutation-form';
import { Notice } from '../../../ui/notice';
import { PLACE_NOT_CHANGED } from '../messages';
import { useCorrectAddressMutation } from './gql/other-address';
import * as messages from './messages';

graphql(`
  mutation CorrectAddress($input: UpdateSignUpInput!) {
    updateSignUp(input: $input) {
      signUp {
        id
        email
        emailConfirmed
        mailProblem
      }
      userErrors {
        message
        field
      }
    }
  }
`);

interface Props {
  signUpId: string;
  problem: keyof typeof messages.mailProblems;
}

/** For a person whom mail does not reach: why, and another address. */
export function OtherAddress({ signUpId, problem }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [correct] = useCorrectAddressMutation();
  const form = useMutationForm({
    name: 'other-address',
    initialValues: { email: '' },
    validate: ({ email }) => (isEmail(email) ? {} : { email: INVALID_EMAIL }),
    send: async ({ email }) => {
      const { data } = await correct({ variables: { input: { signUpId, email: email.trim() } } });
      const { signUp = null, userErrors = [] } = data?.updateSignUp ?? {};
      if (!signUp) return userErrors;
      setAsked(true);
      return null;
    },
    failureMessage: () => PLACE_NOT_CHANGED,
  });
  return (
    <>
      <Notice tone="danger">{messages.mailProblems[problem]}</Notice>
      {isAsked ? (
        <Notice tone="success">{messages.OTHER_ADDRESS_ASKED}</Notice>
      ) : (
        <form aria-label="Another address" noValidate onSubmit={form.onSubmit}>
          <TextInput {...form.field('email')} type="email" label="Another address" autoComplete="email" />
          {form.formError && <Notice tone="danger">{form.formError}</Notice>}
          <BusyButton ref={form.submitButton} type="submit" isBusy={form.isBusy}>
            Use this address
          </BusyButton>
        </form>
      )}
    </>
  );
}

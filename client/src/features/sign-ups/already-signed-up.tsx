import { Button } from '@mantine/core';
import type { ViewerSignUpFragment } from '../../gql/graphql';
import { paymentWords } from './payment-words';

export function AlreadySignedUp({ signUp }: { signUp: ViewerSignUpFragment }) {
  return (
    <>
      <p>
        Signed up as {signUp.name}
        {signUp.email && `, ${signUp.email}`}
      </p>
      {signUp.payment && <p>{paymentWords(signUp.payment)}</p>}
      <Button disabled fullWidth>
        Already signed up
      </Button>
    </>
  );
}

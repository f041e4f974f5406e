import { Button } from '@mantine/core';
import type { ViewerSignUpFragment } from '../../gql/graphql';

export function AlreadySignedUp({ signUp }: { signUp: ViewerSignUpFragment }) {
  return (
    <>
      <p>
        Signed up as {signUp.name}
        {signUp.email && `, ${signUp.email}`}
      </p>
      <Button disabled fullWidth>
        Already signed up
      </Button>
    </>
  );
}

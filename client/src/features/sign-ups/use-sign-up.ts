import { rateLimitMessage } from '../../apollo/failure';
import { formErrorsOf } from '../../apollo/form-errors';
import type { SignUpInput } from '../../gql/graphql';
import { useSignUpMutation } from '../../gql/hooks';
import { addSignUp } from './add-sign-up';
import { SIGN_UP_FAILED } from './sentences';

/** Why there is no place: beside an input, or about the attempt as a whole. */
interface Refusal {
  fields: Record<string, string>;
  general: string | null;
}

/** @param onRefused the page may be outdated: the event got a price, or another tab signed up */
export function useSignUp(onRefused: () => void) {
  const [mutate, { loading }] = useSignUpMutation({
    update: (cache, { data }) => addSignUp(cache, data?.signUp.signUp),
  });

  /** What is wrong; null when there is a place. */
  async function signUp(input: SignUpInput): Promise<Refusal | null> {
    try {
      const { data } = await mutate({ variables: { input } });
      if (data?.signUp.signUp) return null;
      const refusal = formErrorsOf(data?.signUp.userErrors ?? [], SIGN_UP_FAILED);
      if (refusal.general) onRefused();
      return refusal;
    } catch (error) {
      return { fields: {}, general: rateLimitMessage(error) ?? SIGN_UP_FAILED };
    }
  }

  return { signUp, isSigningUp: loading };
}

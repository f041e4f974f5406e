import type { ViewerFragment } from '../../gql/graphql';
import { SignUpForm } from './sign-up-form';
import type { SignUpFormValues } from './sign-up-form-values';
import { useSignUp } from './use-sign-up';

interface Props {
  eventId: string;
  viewer: ViewerFragment;
  onSignedUp: () => void;
  /** `sentence` is null when all that is wrong stands beside the inputs. */
  onRefused: (sentence: string | null) => void;
  onOutdated: () => void;
}

export function FreeSignUp({ eventId, viewer, onSignedUp, onRefused, onOutdated }: Props) {
  const { signUp, isSigningUp } = useSignUp(onOutdated);

  async function send(values: SignUpFormValues) {
    onRefused(null);
    const refusal = await signUp({ eventId, ...values });
    if (refusal) onRefused(refusal.general);
    else onSignedUp();
    return refusal?.fields ?? {};
  }

  return (
    <SignUpForm
      viewer={viewer}
      label={isSigningUp ? 'Signing up...' : 'Sign up'}
      isBusy={isSigningUp}
      hint="We send a confirmation to this address."
      onSend={send}
    />
  );
}

import { useState } from 'react';
import type { UserError } from '../../apollo/user-error';
import { useLogInMutation, useRegisterMutation } from '../../gql/hooks';
import { attemptFailedSentence } from '../../session/attempt-failed-sentence';
import { changeViewer } from '../../session/change-viewer';
import { OTHER_ERROR } from '../../session/sentences';
import { timings } from '../../timings';
import { useVanishing } from '../../ui/use-vanishing';
import type { Credentials, FormName, Refusal } from './credentials';

function asRefusal({ field, message }: UserError): Refusal {
  return { field: field === 'email' || field === 'password' ? field : null, message };
}

/** Runs one attempt at a time and keeps what came of it for as long as it is shown. */
export function useSignIn() {
  const [running, setRunning] = useState<FormName | null>(null);
  const [refusal, setRefusal] = useVanishing<Refusal & { form: FormName }>(timings.signInErrorShown);
  const [logIn, { client }] = useLogInMutation();
  const [register] = useRegisterMutation();

  async function attempt({ role, action }: FormName, credentials: Credentials): Promise<Refusal | null> {
    const variables = { input: { role, ...credentials, email: credentials.email.trim() } };
    const payload =
      action === 'logIn'
        ? (await logIn({ variables })).data?.logIn
        : (await register({ variables })).data?.register;
    if (payload?.account) {
      changeViewer(client.cache, payload.account);
      return null;
    }
    const [userError] = payload?.userErrors ?? [];
    return userError ? asRefusal(userError) : { field: null, message: OTHER_ERROR };
  }

  async function submit(form: FormName, credentials: Credentials) {
    setRunning(form);
    setRefusal(null);
    const result = await attempt(form, credentials).catch(
      (error: unknown): Refusal => ({ field: null, message: attemptFailedSentence(error) }),
    );
    setRunning(null);
    if (result) setRefusal({ ...result, form });
  }

  const refuse = (form: FormName, reason: Refusal) => setRefusal({ ...reason, form });
  return { running, refusal, refuse, submit };
}

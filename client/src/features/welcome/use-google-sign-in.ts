import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { SessionDocument } from '../../gql/graphql';
import { paths } from '../../paths';
import { attemptFailedSentence } from '../../session/attempt-failed-sentence';
import { changeViewer } from '../../session/change-viewer';
import { timings } from '../../timings';
import { useVanishing } from '../../ui/use-vanishing';
import { googleFailureReason } from './google-failure';
import { type GoogleSignInEnd, hearOfGoogleSignIn } from './google-sign-in-channel';
import { GOOGLE_FAILED } from './sentences';
import { useAbandonedWindow } from './use-abandoned-window';

export interface GoogleFailure {
  sentence: string;
  more: string | null;
}

/** Google's pages are in a window of their own; whether they signed someone in, the server knows. */
export function useGoogleSignIn(isEnabled: boolean) {
  const client = useApolloClient();
  const [googleWindow, setGoogleWindow] = useState<Window | null>(null);
  const [failure, setFailure] = useVanishing<GoogleFailure>(timings.signInErrorShown);

  function fail(code: string) {
    setGoogleWindow(null);
    setFailure({ sentence: GOOGLE_FAILED, more: googleFailureReason(code) });
  }

  /** @param code what to say where nobody is signed in */
  async function lookWhoIsSignedIn(code: string) {
    try {
      const { data } = await client.query({ query: SessionDocument, fetchPolicy: 'no-cache' });
      if (data?.viewer) changeViewer(client.cache, data.viewer);
      else fail(code);
    } catch (error) {
      setGoogleWindow(null);
      setFailure({ sentence: attemptFailedSentence(error), more: null });
    }
  }

  const end = useEffectEvent(({ error }: GoogleSignInEnd) => {
    // Every tab hears every window: a failure is only for the one that waits, a success signs the whole browser in.
    if (error === null) lookWhoIsSignedIn('failed');
    else if (googleWindow) fail(error);
  });
  useEffect(() => (isEnabled ? hearOfGoogleSignIn((heard) => end(heard)) : undefined), [isEnabled]);
  useAbandonedWindow(googleWindow, () => lookWhoIsSignedIn('closed'));

  function start() {
    setFailure(null);
    const opened = window.open(paths.googleSignIn, '_blank', 'popup,width=520,height=680');
    if (opened) setGoogleWindow(opened);
    else fail('blocked');
  }

  return { start, isRunning: googleWindow !== null, failure };
}

import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FragmentRef } from '../../apollo/graphql';
import { paths } from '../../paths';
import { SessionDocument, type ViewerFragment } from '../../session/gql/session';
import { attemptFailedMessage } from '../../session/messages';
import { changeViewer } from '../../session/viewer-cache';
import { timings } from '../../timings';
import { BusyButton } from '../../ui/forms/busy-button';
import { MessageWithDetail, Notice } from '../../ui/notice';
import { useTransientState } from '../../ui/timers';
import { GoogleMark } from './google-mark';
import classes from './google-sign-in.module.css';
import { type GoogleSignInResult, subscribeToGoogleSignIn } from './google-sign-in-channel';
import * as messages from './messages';

interface Props {
  googleSignIn: ReturnType<typeof useGoogleSignIn>;
  isDisabled: boolean;
}

export function GoogleSignIn({ googleSignIn: { start, isRunning, failure }, isDisabled }: Props) {
  return (
    <div className={classes.root}>
      <BusyButton variant="default" leftSection={<GoogleMark />} isBusy={isDisabled} onClick={start}>
        {isRunning ? 'Logging in with Google...' : 'Login with Google'}
      </BusyButton>
      {failure && (
        <Notice tone="danger">
          <MessageWithDetail {...failure} />
        </Notice>
      )}
    </div>
  );
}

// The server's codes, and those that only the browser sees. The code comes from an address that anyone can write.
const details = new Map([
  ['denied', messages.GOOGLE_DENIED],
  ['unavailable', messages.GOOGLE_UNAVAILABLE],
  ['expired', messages.GOOGLE_EXPIRED],
  ['blocked', messages.GOOGLE_BLOCKED],
  ['account-blocked', messages.ACCOUNT_BLOCKED],
  ['closed', messages.GOOGLE_CLOSED],
]);

/**
 * Google's pages are in a window of their own; whether they signed someone in, the server knows.
 * @param onSignedIn for a page that stays when the same person has signed in again; others show the new viewer
 */
export function useGoogleSignIn(
  isEnabled: boolean,
  onSignedIn?: (account: FragmentRef<ViewerFragment>) => Promise<void>,
) {
  const client = useApolloClient();
  const [googleWindow, setGoogleWindow] = useState<Window | null>(null);
  const [failure, setFailure] = useTransientState<{ message: string; detail: string | null }>(
    timings.signInErrorShown,
  );

  function fail(code: string) {
    setGoogleWindow(null);
    setFailure({ message: messages.GOOGLE_FAILED, detail: details.get(code) ?? null });
  }

  /**
   * @param code the failure to show if there is no session
   */
  async function loadViewer(code: string) {
    try {
      const { data } = await client.query({ query: SessionDocument, fetchPolicy: 'no-cache' });
      if (!data?.viewer) return fail(code);
      await (onSignedIn?.(data.viewer) ?? changeViewer(client, data.viewer));
    } catch (error) {
      setGoogleWindow(null);
      setFailure({ message: attemptFailedMessage(error), detail: null });
    }
  }

  const finish = useEffectEvent(({ error }: GoogleSignInResult) => {
    // Every tab receives every result: a failure matters to the tab that waits, a success to the whole browser.
    if (error === null) void loadViewer('failed');
    else if (googleWindow) fail(error);
  });
  useEffect(() => (isEnabled ? subscribeToGoogleSignIn((result) => finish(result)) : undefined), [isEnabled]);
  useAbandonedWindow(googleWindow, () => loadViewer('closed'));

  function start() {
    setFailure(null);
    const opened = window.open(paths.googleSignIn, '_blank', 'popup,width=520,height=680');
    if (opened) setGoogleWindow(opened);
    else fail('blocked');
  }

  return { start, isRunning: googleWindow !== null, failure };
}

/**
 * Calls back when the person has closed Google's window instead of signing in.
 *
 * `closed` alone does not say so: Google's pages cut their window off (Cross-Origin-Opener-Policy), and from then on it
 * is true while the window is still open; and no page of ours is in that window that could hold a lock or send a
 * heartbeat. So it counts only once the person is back at this page: the page gets the focus or becomes visible, or
 * they press something here. A window that closes because it has finished gets time for its message. Someone who only
 * looks at this page while Google waits loses nothing: the message of the window is still received.
 */
function useAbandonedWindow(opened: Window | null, abandon: () => void): void {
  const onAbandoned = useEffectEvent(abandon);

  useEffect(() => {
    if (!opened) return;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function checkWindow() {
      if (timer !== undefined || document.visibilityState === 'hidden' || !opened?.closed) return;
      timer = setTimeout(() => onAbandoned(), timings.googleWindowLastWord);
    }
    window.addEventListener('focus', checkWindow, { signal });
    document.addEventListener('visibilitychange', checkWindow, { signal });
    document.addEventListener('pointerdown', checkWindow, { signal });
    document.addEventListener('keydown', checkWindow, { signal });
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [opened]);
}

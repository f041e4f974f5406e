import { notifications } from '@mantine/notifications';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useMemo } from 'react';
import { graphql, readFragment } from '../apollo/graphql';
import { consumeViewerChange } from '../apollo/shown-viewer';
import type { NameShown } from '../gql/types';
import { ProductName } from '../ui/page';
import { useSessionQuery, type ViewerFragment } from './gql/session';
import { VIEWER_CHANGED } from './messages';
import { useSignOutTransition } from './sign-out-transition';
import { subscribeToViewer, type ViewerMessage } from './viewer-channel';

graphql(`
  fragment Viewer on Account {
    id
    name
    email
    emailVerified
    nameConfirmed
    defaultNameShown
    role
    signInMethods
    calendarConnected
  }
`);

graphql(`
  query Session {
    viewer {
      ...Viewer
    }
    settings {
      productName
      headline
      staffDomain
      googleSignInEnabled
      requireVerifiedStaff
      paymentsEnabled
      mailEnabled
      defaultNameShown
    }
  }
`);

export interface Session {
  status: 'loading' | 'ready' | 'failed';
  error: unknown;
  viewer: ViewerFragment | null;
  /** The sentence below the heading of the front page; null: the product's own. */
  headline: string | null;
  /** People with an address in it may be staff. Empty while it is not known. */
  staffDomain: string;
  googleSignInEnabled: boolean;
  /** Whether staff must verify their address before they can do anything. */
  requireVerifiedStaff: boolean;
  /** Whether events can have a price. */
  paymentsEnabled: boolean;
  /** Whether mails are sent. */
  mailEnabled: boolean;
  /** The people who see the names of those who have chosen nothing. */
  defaultNameShown: NameShown;
  /** The account is signed out, but the page it was on is still shown. */
  isSigningOut: boolean;
  /** Shows the message, and goes to the welcome page after the delay in milliseconds. */
  startSignOutTransition: (message: string, delay: number) => void;
  retry: () => void;
}

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is used outside SessionProvider.');
  return session;
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useSessionQuery();
  const viewer = readFragment<ViewerFragment>(data?.viewer);
  const { isSigningOut, startSignOutTransition } = useSignOutTransition(viewer !== null);
  const shownId = data && (viewer?.id ?? null);
  useOtherTabs(shownId, refetch);
  // The provider renders at each change of the address, and every card of a list reads the session.
  const session = useMemo<Session>(() => {
    const unknown = error ? 'failed' : 'loading';
    return {
      status: data ? 'ready' : unknown,
      error,
      viewer,
      headline: data?.settings.headline ?? null,
      staffDomain: data?.settings.staffDomain ?? '',
      googleSignInEnabled: data?.settings.googleSignInEnabled ?? false,
      requireVerifiedStaff: data?.settings.requireVerifiedStaff ?? false,
      paymentsEnabled: data?.settings.paymentsEnabled ?? false,
      mailEnabled: data?.settings.mailEnabled ?? true,
      defaultNameShown: data?.settings.defaultNameShown ?? 'SIGNED_IN',
      isSigningOut,
      startSignOutTransition,
      retry: () => refetch(),
    };
  }, [data, error, viewer, isSigningOut, startSignOutTransition, refetch]);
  return (
    <SessionContext value={session}>
      <ProductName value={data?.settings.productName ?? 'Turnout'}>{children}</ProductName>
    </SessionContext>
  );
}

/**
 * Signing in or out in one tab is signing in or out in all of them, so the others are loaded again. A change of an
 * account is only read again: forms that are being filled stay as they are.
 * @param shownId undefined while it is not known
 */
function useOtherTabs(shownId: string | null | undefined, refetch: () => Promise<unknown>): void {
  const follow = useEffectEvent(({ viewerId, hasChanged }: ViewerMessage) => {
    if (viewerId !== shownId) window.location.reload();
    else if (hasChanged) refetch().catch(() => {});
  });
  useEffect(() => subscribeToViewer((message) => follow(message)), []);
  useEffect(() => {
    if (consumeViewerChange()) notifications.show({ color: 'red', message: VIEWER_CHANGED });
  }, []);
}

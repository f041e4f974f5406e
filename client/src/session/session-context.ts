import { createContext, useContext } from 'react';
import type { ViewerFragment } from '../gql/graphql';

export interface Session {
  status: 'loading' | 'ready' | 'failed';
  error: unknown;
  viewer: ViewerFragment | null;
  googleSignInEnabled: boolean;
  /** Whether staff can do nothing before they have shown that their address is theirs. */
  requireVerifiedStaff: boolean;
  /** Whether events can have a price. */
  paymentsEnabled: boolean;
  /** The account is not signed in any more, but the page it was on is still there. */
  isLeaving: boolean;
  /** Says so, and goes to the welcome page after the delay. */
  leave: (message: string, delay: number) => void;
  retry: () => void;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is used outside SessionProvider.');
  return session;
}

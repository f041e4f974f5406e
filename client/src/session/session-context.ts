import { createContext, useContext } from 'react';
import type { ViewerFragment } from '../gql/graphql';

export interface Session {
  status: 'loading' | 'ready' | 'failed';
  error: unknown;
  viewer: ViewerFragment | null;
  googleSignInEnabled: boolean;
  isLoggingOut: boolean;
  logOut: () => void;
  retry: () => void;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is used outside SessionProvider.');
  return session;
}

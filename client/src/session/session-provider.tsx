import type { ReactNode } from 'react';
import { useSessionQuery } from '../gql/hooks';
import { ProductName } from '../ui/product-name';
import { SessionContext } from './session-context';
import { useLogOut } from './use-log-out';

export function SessionProvider({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useSessionQuery();
  const { isLoggingOut, logOut } = useLogOut(Boolean(data?.viewer));
  const unknown = error ? 'failed' : 'loading';
  return (
    <SessionContext
      value={{
        status: data ? 'ready' : unknown,
        error,
        viewer: data?.viewer ?? null,
        googleSignInEnabled: data?.settings.googleSignInEnabled ?? false,
        isLoggingOut,
        logOut,
        retry: () => refetch(),
      }}
    >
      <ProductName value={data?.settings.productName ?? 'Turnout'}>{children}</ProductName>
    </SessionContext>
  );
}

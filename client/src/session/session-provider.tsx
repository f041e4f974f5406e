import type { ReactNode } from 'react';
import { useSessionQuery } from '../gql/hooks';
import { ProductName } from '../ui/product-name';
import { SessionContext } from './session-context';
import { useLeave } from './use-leave';

export function SessionProvider({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useSessionQuery();
  const { isLeaving, leave } = useLeave(Boolean(data?.viewer));
  const unknown = error ? 'failed' : 'loading';
  return (
    <SessionContext
      value={{
        status: data ? 'ready' : unknown,
        error,
        viewer: data?.viewer ?? null,
        googleSignInEnabled: data?.settings.googleSignInEnabled ?? false,
        requireVerifiedStaff: data?.settings.requireVerifiedStaff ?? false,
        paymentsEnabled: data?.settings.paymentsEnabled ?? false,
        isLeaving,
        leave,
        retry: () => refetch(),
      }}
    >
      <ProductName value={data?.settings.productName ?? 'Turnout'}>{children}</ProductName>
    </SessionContext>
  );
}

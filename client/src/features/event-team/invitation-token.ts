import { useEffect } from 'react';
import { useLinkToken } from '../mail-links/use-link-token';

const KEY = 'invitation';

/**
 * The secret of an invitation's link, kept in this tab until it is used: a person may have to sign in first, and the address that
 * leads back reaches the server.
 */
export function useInvitationToken() {
  const fromLink = useLinkToken();
  const token = fromLink || (sessionStorage.getItem(KEY) ?? '');
  useEffect(() => {
    if (fromLink) sessionStorage.setItem(KEY, fromLink);
  }, [fromLink]);
  return { token, forget: () => sessionStorage.removeItem(KEY) };
}

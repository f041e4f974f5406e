import { useSession } from '../../session/session-context';
import { SendVerificationAgain } from './send-verification-again';

/** For staff who can do nothing yet because they have not shown that their address is theirs. */
export function VerificationNotice() {
  const { viewer, requireVerifiedStaff } = useSession();
  if (!viewer || viewer.emailVerified || !requireVerifiedStaff) return null;
  return (
    <SendVerificationAgain tone="info">
      Please verify your email address first, by the link that we sent to {viewer.email}. Until then you
      cannot create, edit or delete events.
    </SendVerificationAgain>
  );
}

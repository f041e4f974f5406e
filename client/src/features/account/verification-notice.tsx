import { type ReactNode, useState } from 'react';
import { graphql } from '../../apollo/graphql';
import { useRequestEmailVerificationMutation } from '../../gql/graphql';
import { attemptFailedMessage, NO_MAIL } from '../../session/messages';
import { useSession } from '../../session/session';
import { BusyButton } from '../../ui/busy-button';
import { type Message, Notice } from '../../ui/notice';
import * as messages from './messages';
import classes from './verification-notice.module.css';

graphql(`
  mutation RequestEmailVerification {
    requestEmailVerification {
      userErrors {
        code
        message
        field
      }
    }
  }
`);

/** For staff who can do nothing until they have verified their address. */
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

interface Props {
  tone: 'info' | 'danger';
  /** Why the signed-in account's address should be verified. */
  children: ReactNode;
}

export function SendVerificationAgain({ tone, children }: Props) {
  const [mutate, { loading }] = useRequestEmailVerificationMutation();
  const [message, setMessage] = useState<Message | null>(null);
  const { mailEnabled } = useSession();

  async function request() {
    setMessage(null);
    try {
      const { data } = await mutate();
      const [userError] = data?.requestEmailVerification.userErrors ?? [];
      setMessage(
        userError
          ? { tone: 'danger', text: userError.message }
          : mailEnabled
            ? { tone: 'success', text: messages.LINK_SENT }
            : { tone: 'danger', text: NO_MAIL },
      );
    } catch (error) {
      setMessage({ tone: 'danger', text: attemptFailedMessage(error) });
    }
  }

  return (
    <div className={classes.root}>
      <Notice
        tone={tone}
        action={
          <BusyButton variant="default" onClick={request} isBusy={loading}>
            {loading ? 'Sending...' : 'Send again'}
          </BusyButton>
        }
      >
        {children}
      </Notice>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
    </div>
  );
}

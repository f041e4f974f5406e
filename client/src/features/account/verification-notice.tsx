import { useState } from 'react';
import { graphql } from '../../apollo/graphql';
import { type MailSentence, useMailSentence } from '../../session/mail-sentence';
import { attemptFailedMessage } from '../../session/messages';
import { useSession } from '../../session/session';
import { BusyButton } from '../../ui/forms/busy-button';
import { type Message, Notice } from '../../ui/notice';
import { useRequestEmailVerificationMutation } from './gql/verification-notice';
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
  const { viewer, requireVerifiedStaff, googleSignInEnabled } = useSession();
  if (!viewer || viewer.emailVerified || !requireVerifiedStaff) return null;
  return (
    <SendVerificationAgain tone="info" reason={messages.verifyFirst(viewer.email, googleSignInEnabled)} />
  );
}

interface Props {
  tone: 'info' | 'danger';
  /** Why the signed-in account's address should be verified. */
  reason: MailSentence;
}

/** Where no mail is sent, it offers none. */
export function SendVerificationAgain({ tone, reason }: Props) {
  const [mutate, { loading }] = useRequestEmailVerificationMutation();
  const [message, setMessage] = useState<Message | null>(null);
  const { mailEnabled } = useSession();
  const mailSentence = useMailSentence();

  async function request() {
    setMessage(null);
    try {
      const { data } = await mutate();
      const [userError] = data?.requestEmailVerification.userErrors ?? [];
      setMessage(
        userError
          ? { tone: 'danger', text: userError.message }
          : { tone: 'success', text: messages.LINK_SENT },
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
          mailEnabled && (
            <BusyButton variant="default" onClick={request} isBusy={loading}>
              {loading ? 'Sending...' : 'Send again'}
            </BusyButton>
          )
        }
      >
        {mailSentence(reason)}
      </Notice>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
    </div>
  );
}

import { type RefObject, useRef, useState } from 'react';
import type { UserError } from '../../apollo/failure';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { attemptFailedMessage } from '../../session/messages';
import { formatMoment } from '../../ui/dates/moment';
import { BusyButton } from '../../ui/forms/busy-button';
import { IconDeviceLaptop, IconDeviceMobile } from '../../ui/icons/for-accounts';
import { type Message, Notice } from '../../ui/notice';
import classes from './account-page.module.css';
import { AccountSection } from './account-section';
import {
  type BrowserSessionsOfAccountFragment,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
} from './gql/browser-sessions';
import * as messages from './messages';

graphql(`
  fragment BrowserSessionsOfAccount on Account {
    id
    sessions {
      id
      isCurrent
      lastSeenAt
      device
    }
  }
`);

graphql(`
  mutation EndSession($input: EndSessionInput!) {
    endSession(input: $input) {
      account {
        ...BrowserSessionsOfAccount
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

graphql(`
  mutation EndOtherSessions {
    endOtherSessions {
      account {
        ...BrowserSessionsOfAccount
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

type BrowserSession = NonNullable<BrowserSessionsOfAccountFragment['sessions']>[number];

/** Where the account is signed in, this browser first. */
export function BrowserSessions({ account }: { account: FragmentRef<BrowserSessionsOfAccountFragment> }) {
  const { sessions } = readFragment<BrowserSessionsOfAccountFragment>(account);
  const heading = useRef<HTMLHeadingElement>(null);
  const { message, isBusy, endOne, endOthers } = useSessionEnding(heading);
  const sorted = (sessions ?? []).toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));

  return (
    <AccountSection
      heading={heading}
      title="Where you are signed in"
      lead={`${sorted.length === 1 ? 'One place' : `${sorted.length} places`}. Sign out of one that you don’t know, then change your password.`}
    >
      <ul className={classes.rows}>
        {sorted.map((session) => (
          <SessionRow key={session.id} session={session} isBusy={isBusy} onEnd={() => endOne(session.id)} />
        ))}
      </ul>
      {sorted.length > 1 && (
        <div className={classes.everywhere}>
          <BusyButton variant="default" isBusy={isBusy} onClick={endOthers}>
            Sign out everywhere else
          </BusyButton>
        </div>
      )}
      <div className={classes.message}>{message && <Notice tone={message.tone}>{message.text}</Notice>}</div>
    </AccountSection>
  );
}

interface RowProps {
  session: BrowserSession;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionRow({ session: { device, isCurrent, lastSeenAt }, isBusy, onEnd }: RowProps) {
  const name = device ?? 'A browser that we don’t know';
  const Icon = /iPhone|iPad|Android/.test(name) ? IconDeviceMobile : IconDeviceLaptop;
  return (
    <li className={classes.row}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <strong>{name}</strong>
        {isCurrent && <span className={classes.current}>This one</span>}
        <small>{isCurrent ? 'now' : formatMoment(lastSeenAt)}</small>
      </div>
      {!isCurrent && (
        <BusyButton
          variant="default"
          aria-label={`Sign out of ${name}, ${formatMoment(lastSeenAt)}`}
          isBusy={isBusy}
          onClick={onEnd}
        >
          Sign out
        </BusyButton>
      )}
    </li>
  );
}

/**
 * @param heading where the focus goes once the button that had it has been removed
 */
function useSessionEnding(heading: RefObject<HTMLHeadingElement | null>) {
  const [message, setMessage] = useState<Message | null>(null);
  const [endSession, one] = useEndSessionMutation();
  const [endOtherSessions, others] = useEndOtherSessionsMutation();

  async function end(done: string, send: () => Promise<readonly UserError[] | undefined>) {
    setMessage(null);
    try {
      const [failure] = (await send()) ?? [{ message: attemptFailedMessage() }];
      if (failure) return setMessage({ tone: 'danger', text: failure.message });
      setMessage({ tone: 'success', text: done });
      heading.current?.focus();
    } catch (error) {
      setMessage({ tone: 'danger', text: attemptFailedMessage(error) });
    }
  }

  return {
    message,
    isBusy: one.loading || others.loading,
    endOne: (id: string) =>
      end(messages.SIGNED_OUT_THERE, async () => {
        const { data } = await endSession({ variables: { input: { id } } });
        return data?.endSession.userErrors;
      }),
    endOthers: () =>
      end(messages.SIGNED_OUT_ELSEWHERE, async () => {
        const { data } = await endOtherSessions();
        return data?.endOtherSessions.userErrors;
      }),
  };
}

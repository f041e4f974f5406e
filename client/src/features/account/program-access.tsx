import { Button } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { attemptFailedMessage } from '../../session/messages';
import { ConfirmDialog, DialogText } from '../../ui/dialogs/dialog';
import { IconKey, IconWebhook } from '../../ui/icons/for-accounts';
import { Notice } from '../../ui/notice';
import { LinkButton } from '../../ui/page';
import classes from './account-page.module.css';
import { AccountSection } from './account-section';
import { type ProgramAccessOfAccountFragment, useEndProgramAccessMutation } from './gql/program-access';
import * as messages from './messages';

graphql(`
  fragment ProgramAccessOfAccount on Account {
    id
    accessTokens {
      id
      name
    }
    webhooks @include(if: $isStaff) {
      id
      url
    }
  }
`);

graphql(`
  mutation EndProgramAccess {
    endProgramAccess {
      account {
        id
        accessTokens {
          id
        }
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

/** Which programs have access to the account, and an end to all of it at once. */
export function ProgramAccess({ account }: { account: FragmentRef<ProgramAccessOfAccountFragment> }) {
  const { id, accessTokens, webhooks } = readFragment<ProgramAccessOfAccountFragment>(account);
  const tokens = (accessTokens ?? []).map(({ name }) => name);
  const hosts = (webhooks ?? []).map(({ url }) => new URL(url).host);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  const [endAccess, { loading }] = useEndProgramAccessMutation();

  /** Returns the message that says why it was not done, or null. */
  async function confirm(): Promise<string | null> {
    try {
      const { data } = await endAccess({
        update(cache, { data: answer }) {
          const isEnded = answer?.endProgramAccess.userErrors.length === 0;
          const account = cache.identify({ __typename: 'Account', id });
          if (isEnded && account) cache.modify({ id: account, fields: { webhooks: () => [] } });
        },
      });
      const [failure] = data?.endProgramAccess.userErrors ?? [{ message: attemptFailedMessage() }];
      return failure?.message ?? null;
    } catch (error) {
      return attemptFailedMessage(error);
    }
  }

  function finish() {
    setDone(true);
    heading.current?.focus();
  }

  return (
    <AccountSection
      heading={heading}
      title="Programs"
      lead="They go on working when you change your password. End all of them if you do not know one."
    >
      <ul className={classes.rows}>
        <Names icon={<IconKey size={20} stroke={1.75} aria-hidden />} title="Access tokens" names={tokens}>
          <LinkButton to={paths.accessTokens}>Access tokens</LinkButton>
        </Names>
        {webhooks && (
          <Names icon={<IconWebhook size={20} stroke={1.75} aria-hidden />} title="Webhooks" names={hosts}>
            <LinkButton to={paths.webhooks}>Webhooks</LinkButton>
          </Names>
        )}
      </ul>
      {tokens.length + hosts.length > 0 && (
        <div className={classes.everywhere}>
          <Button variant="default" onClick={() => setAsking(true)}>
            End the access of all programs
          </Button>
        </div>
      )}
      <div className={classes.message}>
        {isDone && <Notice tone="success">{messages.PROGRAM_ACCESS_ENDED}</Notice>}
      </div>
      <ConfirmDialog
        title="End the access of all programs?"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        labels={{ cancel: 'Leave it', confirm: 'End access', confirming: 'Ending...' }}
        isConfirming={loading}
        confirm={confirm}
        onConfirmed={finish}
      >
        <DialogText>
          Every access token is revoked and every webhook deleted, at once. This cannot be undone.
        </DialogText>
      </ConfirmDialog>
    </AccountSection>
  );
}

interface NamesProps {
  icon: ReactNode;
  title: string;
  names: readonly string[];
  children: ReactNode;
}

function Names({ icon, title, names, children }: NamesProps) {
  return (
    <li className={classes.row}>
      {icon}
      <div className={classes.words}>
        <strong>
          {title} · {names.length}
        </strong>
        <small>{names.length > 0 ? names.join(', ') : 'None'}</small>
      </div>
      {children}
    </li>
  );
}

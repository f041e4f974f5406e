import { useRef, useState } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { Card } from '../../ui/card';
import { type Message, Notice } from '../../ui/notice';
import classes from './access-tokens.module.css';
import type { AccessTokensOfAccountFragment } from './gql/token-list';
import * as messages from './messages';
import { RevokeDialog } from './revoke-dialog';
import { TokenRow } from './token-row';

graphql(`
  fragment AccessTokensOfAccount on Account {
    id
    accessTokens {
      id
      ...ListedAccessToken
    }
  }
`);

interface Props {
  account: FragmentRef<AccessTokensOfAccountFragment>;
  onRevoked: (id: string) => void;
}

/** The account's tokens, the newest first. */
export function TokenList({ account, onRevoked }: Props) {
  const { accessTokens } = readFragment<AccessTokensOfAccountFragment>(account);
  const tokens = accessTokens ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const [asked, setAsked] = useState<{ id: string; name: string } | null>(null);

  function finish(token: { id: string; name: string }) {
    setMessage({ tone: 'success', text: messages.revoked(token.name) });
    onRevoked(token.id);
    // The button that had it has been removed.
    heading.current?.focus();
  }

  return (
    <section aria-label="Your tokens">
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        Your tokens <span className={classes.count}>· {tokens.length}</span>
      </h2>
      {tokens.length === 0 ? (
        <p className={classes.empty}>No program acts for you yet. Make a token, and give it to yours.</p>
      ) : (
        <Card as="section" className={classes.list}>
          <ul>
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} onRevoke={setAsked} />
            ))}
          </ul>
        </Card>
      )}
      <div className={classes.message}>{message && <Notice tone={message.tone}>{message.text}</Notice>}</div>
      <RevokeDialog token={asked} onClose={() => setAsked(null)} onRevoked={finish} />
    </section>
  );
}

import { useState } from 'react';
import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import type { ViewerFragment } from '../../session/gql/session';
import { useSession } from '../../session/session';
import { Notice } from '../../ui/notice';
import { BackLink, FailedRead, LinkButton, LoadingText, Page, PageHeading } from '../../ui/page';
import classes from './access-tokens.module.css';
import { useAccessTokensPageQuery } from './gql/access-tokens-page';
import * as messages from './messages';
import { NewSecret, type Secret } from './new-secret';
import { NewTokenForm } from './new-token-form';
import { TokenList } from './token-list';

graphql(`
  query AccessTokensPage {
    viewer {
      id
      ...AccessTokensOfAccount
    }
  }
`);

/** The tokens with which programs act for the person, and a form for a new one. */
export function AccessTokensPage() {
  const { status, viewer } = useSession();
  return (
    <Page>
      <BackLink to={paths.account}>Your account</BackLink>
      <PageHeading
        lead={
          <>
            A token lets a program act as you, within its scopes. Treat it like a password.{' '}
            <a href={paths.docsOfTokens}>Read the documentation</a>
          </>
        }
      >
        Access tokens
      </PageHeading>
      {viewer && <OwnTokens key={viewer.id} viewer={viewer} />}
      {!viewer && (status === 'loading' ? <LoadingText>Loading...</LoadingText> : <LogInToSeeTokens />)}
    </Page>
  );
}

function LogInToSeeTokens() {
  const action = (
    <LinkButton to={paths.welcomeThen(paths.accessTokens)} isPrimary>
      Log in or register
    </LinkButton>
  );
  return (
    <Notice tone="info" action={action}>
      {messages.LOG_IN_TO_SEE_TOKENS}
    </Notice>
  );
}

function OwnTokens({ viewer }: { viewer: ViewerFragment }) {
  const { data, error, refetch } = useAccessTokensPageQuery({ fetchPolicy: 'cache-and-network' });
  // Here alone, and lost with the page: a secret that is shown once is in no cache.
  const [secret, setSecret] = useState<Secret | null>(null);
  const account = data?.viewer;
  if (!account && error) {
    const retry = () => refetch().catch(() => {});
    return <FailedRead error={error} message={messages.TOKENS_FAILED} onRetry={retry} />;
  }
  if (!account) return <LoadingText>Loading...</LoadingText>;
  return (
    <>
      {secret && <NewSecret key={secret.id} secret={secret} />}
      <div className={classes.columns}>
        <TokenList
          account={account}
          onRevoked={(id) => setSecret((shown) => (shown?.id === id ? null : shown))}
        />
        <NewTokenForm viewer={viewer} isOutlined={secret !== null} onCreated={setSecret} />
      </div>
    </>
  );
}

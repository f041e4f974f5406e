import { useState } from 'react';
import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { BackLink, FailedRead, LoadingText, Page, PageHeading } from '../../ui/page';
import { NewSecret, type Secret } from '../access-tokens/new-secret';
import { useWebhooksPageQuery } from './gql/webhooks-page';
import * as messages from './messages';
import { NewWebhookForm } from './new-webhook-form';
import { WebhookList } from './webhook-list';
import classes from './webhooks.module.css';

graphql(`
  query WebhooksPage {
    viewer {
      id
      ...WebhooksOfAccount
    }
  }
`);

/** The addresses that are notified of the staff account's events, and a form for a new one. */
export function WebhooksPage() {
  const { data, error, refetch } = useWebhooksPageQuery({ fetchPolicy: 'cache-and-network' });
  // Here alone, and lost with the page: a secret that is shown once is in no cache.
  const [secret, setSecret] = useState<(Secret & { note: string }) | null>(null);
  const account = data?.viewer;
  const retry = () => refetch().catch(() => {});
  return (
    <Page>
      <BackLink to={paths.account}>Your account</BackLink>
      <PageHeading
        lead={
          <>
            A webhook tells your own server what happens to your events.{' '}
            <a href={paths.docsOfWebhooks}>Read the documentation</a>
          </>
        }
      >
        Webhooks
      </PageHeading>
      {!account && error && <FailedRead error={error} message={messages.WEBHOOKS_FAILED} onRetry={retry} />}
      {!account && !error && <LoadingText>Loading...</LoadingText>}
      {secret && (
        <NewSecret
          key={secret.text}
          secret={secret}
          label="Secret"
          copied="Secret copied"
          note={secret.note}
        />
      )}
      {account && (
        <div className={classes.columns}>
          <WebhookList
            account={account}
            onRotated={(made) => setSecret({ ...made, note: messages.ROTATED_NOTE })}
            onDeleted={(id) => setSecret((shown) => (shown?.id === id ? null : shown))}
          />
          <NewWebhookForm
            isOutlined={secret !== null}
            onCreated={(created) => setSecret({ ...created, note: messages.SECRET_NOTE })}
          />
        </div>
      )}
    </Page>
  );
}

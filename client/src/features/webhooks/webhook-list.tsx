import { useRef, useState } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { Card } from '../../ui/card';
import { type Message, Notice } from '../../ui/notice';
import type { Secret } from '../access-tokens/new-secret';
import { DeleteWebhookDialog } from './delete-webhook-dialog';
import type { WebhooksOfAccountFragment } from './gql/webhook-list';
import * as messages from './messages';
import { RotateSecretDialog } from './rotate-secret-dialog';
import { type AskedWebhook, WebhookRow } from './webhook-row';
import classes from './webhooks.module.css';

graphql(`
  fragment WebhooksOfAccount on Account {
    id
    webhooks {
      id
      ...ListedWebhook
    }
  }
`);

interface Props {
  account: FragmentRef<WebhooksOfAccountFragment>;
  onDeleted: (id: string) => void;
  onRotated: (secret: Secret) => void;
}

/** The account's webhooks, the earliest first. */
export function WebhookList({ account, onDeleted, onRotated }: Props) {
  const webhooks = readFragment<WebhooksOfAccountFragment>(account).webhooks ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const [asked, setAsked] = useState<AskedWebhook | null>(null);
  const [rotated, setRotated] = useState<AskedWebhook | null>(null);

  function finish({ id, host }: AskedWebhook) {
    setMessage({ tone: 'success', text: messages.deleted(host) });
    onDeleted(id);
    // The button that had it has been removed.
    heading.current?.focus();
  }

  return (
    <section aria-label="Your webhooks">
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        Your webhooks <span className={classes.count}>· {webhooks.length}</span>
      </h2>
      {webhooks.length === 0 ? (
        <p className={classes.empty}>
          There are no webhooks yet. Make a webhook, and enter the address of your own server.
        </p>
      ) : (
        <Card as="section" className={classes.list}>
          <ul>
            {webhooks.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                onDelete={setAsked}
                onRotate={setRotated}
                onMessage={setMessage}
              />
            ))}
          </ul>
        </Card>
      )}
      <div className={classes.message}>{message && <Notice tone={message.tone}>{message.text}</Notice>}</div>
      <DeleteWebhookDialog webhook={asked} onClose={() => setAsked(null)} onDeleted={finish} />
      <RotateSecretDialog webhook={rotated} onClose={() => setRotated(null)} onRotated={onRotated} />
    </section>
  );
}

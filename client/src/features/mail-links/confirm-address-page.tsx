import { useState } from 'react';
import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { useMailSentence } from '../../session/mail-sentence';
import { attemptFailedMessage } from '../../session/messages';
import { Card } from '../../ui/card';
import { BusyButton } from '../../ui/forms/busy-button';
import { useMutationForm } from '../../ui/forms/mutation-form';
import { Notice } from '../../ui/notice';
import { LinkButton, Page, PageHeading } from '../../ui/page';
import { type ConfirmContactMutation, useConfirmContactMutation } from './gql/confirm-address-page';
import classes from './mail-links.module.css';
import * as messages from './messages';
import { useLinkToken } from './use-link-token';

graphql(`
  mutation ConfirmContact($input: ConfirmContactInput!) {
    confirmContact(input: $input) {
      event {
        id
        title
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

type ConfirmedEvent = NonNullable<ConfirmContactMutation['confirmContact']['event']>;

/** For the owner of an address that a person gave when they signed up; it needs no session. */
export function ConfirmAddressPage() {
  const token = useLinkToken();
  const mailSentence = useMailSentence();
  const [isBadLink, setBadLink] = useState(false);
  const [event, setEvent] = useState<ConfirmedEvent | null>(null);
  return (
    <Page isNarrow>
      <PageHeading>Is this your address?</PageHeading>
      {event && <AddressConfirmed event={event} />}
      {!event && (token === '' || isBadLink) && (
        <Notice tone="danger">{mailSentence(messages.BAD_LINK)}</Notice>
      )}
      {!event && token !== '' && !isBadLink && (
        <ConfirmForm token={token} onBadLink={() => setBadLink(true)} onConfirmed={setEvent} />
      )}
    </Page>
  );
}

interface ConfirmFormProps {
  token: string;
  onBadLink: () => void;
  onConfirmed: (event: ConfirmedEvent) => void;
}

/** Mail programs open links by themselves, so the link alone confirms nothing. */
function ConfirmForm({ token, onBadLink, onConfirmed }: ConfirmFormProps) {
  const mailSentence = useMailSentence();
  const [confirmContact] = useConfirmContactMutation();
  const form = useMutationForm({
    name: 'confirm-address',
    initialValues: {},
    validate: () => ({}),
    send: async () => {
      const { data } = await confirmContact({ variables: { input: { token } } });
      const { event = null, userErrors = [] } = data?.confirmContact ?? {};
      if (userErrors.some(({ code }) => code === 'INVALID_OR_EXPIRED_LINK')) onBadLink();
      if (!event) return userErrors;
      onConfirmed(event);
      return null;
    },
    failureMessage: attemptFailedMessage,
  });

  return (
    <Card as="form" aria-label="Confirm address" className={classes.form} noValidate onSubmit={form.onSubmit}>
      <p>{mailSentence(messages.ADDRESS_EXPLAINED)}</p>
      {form.formError && <Notice tone="danger">{form.formError}</Notice>}
      <BusyButton ref={form.submitButton} type="submit" isBusy={form.isBusy} fullWidth>
        {form.isBusy ? 'Confirming...' : 'Confirm'}
      </BusyButton>
    </Card>
  );
}

function AddressConfirmed({ event: { id, title } }: { event: ConfirmedEvent }) {
  const mailSentence = useMailSentence();
  return (
    <Notice tone="success" action={<LinkButton to={paths.event(id)}>See the event</LinkButton>}>
      {mailSentence(messages.addressConfirmed(title))}
    </Notice>
  );
}

import { useState } from 'react';
import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { attemptFailedMessage } from '../../session/messages';
import { useSession } from '../../session/session';
import { evictEventLists, evictViewerField } from '../../session/viewer-cache';
import { Card } from '../../ui/card';
import { BusyButton } from '../../ui/forms/busy-button';
import { useMutationForm } from '../../ui/forms/mutation-form';
import { Notice } from '../../ui/notice';
import { LinkButton, LoadingText, Page, PageHeading } from '../../ui/page';
import { DoorLink } from '../door/door-link';
import mailLinks from '../mail-links/mail-links.module.css';
import { type AcceptEventInvitationMutation, useAcceptEventInvitationMutation } from './gql/invitation-page';
import { useInvitationToken } from './invitation-token';
import * as messages from './messages';

graphql(`
  mutation AcceptEventInvitation($input: AcceptEventInvitationInput!) {
    acceptEventInvitation(input: $input) {
      event {
        id
        title
        viewerRole
        viewerCanEdit
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

type JoinedEvent = NonNullable<AcceptEventInvitationMutation['acceptEventInvitation']['event']>;

/** Of a mailed invitation. A person who is not signed in does that first, and comes back to it. */
export function InvitationPage() {
  const { status, viewer } = useSession();
  const { token, forget } = useInvitationToken();
  const [event, setEvent] = useState<JoinedEvent | null>(null);
  return (
    <Page isNarrow>
      <PageHeading>Invitation</PageHeading>
      {event && <Joined event={event} />}
      {!event && token === '' && <Notice tone="danger">{messages.NO_INVITATION}</Notice>}
      {!event && token !== '' && status !== 'ready' && <LoadingText>Loading...</LoadingText>}
      {!event && token !== '' && status === 'ready' && !viewer && (
        <Notice
          tone="info"
          action={<LinkButton to={paths.welcomeThen(paths.invitation)}>Log in or register</LinkButton>}
        >
          {messages.LOG_IN_TO_JOIN}
        </Notice>
      )}
      {!event && token !== '' && viewer && (
        <AcceptForm
          token={token}
          account={`${viewer.name}, ${viewer.email}`}
          onAccepted={(joined) => {
            forget();
            setEvent(joined);
          }}
        />
      )}
    </Page>
  );
}

interface AcceptFormProps {
  token: string;
  account: string;
  onAccepted: (event: JoinedEvent) => void;
}

/** Mail programs open links by themselves, so the link alone accepts nothing. */
function AcceptForm({ token, account, onAccepted }: AcceptFormProps) {
  const [accept] = useAcceptEventInvitationMutation({
    update: (cache) => {
      evictEventLists(cache);
      evictViewerField(cache, 'sharedEvents');
    },
  });
  const form = useMutationForm({
    name: 'accept-invitation',
    initialValues: {},
    validate: () => ({}),
    send: async () => {
      const { data } = await accept({ variables: { input: { token } } });
      const { event = null, userErrors = [] } = data?.acceptEventInvitation ?? {};
      if (!event) return userErrors;
      onAccepted(event);
      return null;
    },
    failureMessage: attemptFailedMessage,
  });
  return (
    <Card as="form" aria-label="Invitation" className={mailLinks.form} noValidate onSubmit={form.onSubmit}>
      <p>{messages.ACCEPT}</p>
      <p>{messages.acceptAs(account)}</p>
      {form.formError && <Notice tone="danger">{form.formError}</Notice>}
      <BusyButton ref={form.submitButton} type="submit" isBusy={form.isBusy} fullWidth>
        {form.isBusy ? 'Accepting...' : 'Accept'}
      </BusyButton>
    </Card>
  );
}

function Joined({ event: { id, title, viewerRole, viewerCanEdit } }: { event: JoinedEvent }) {
  return (
    <Notice
      tone="success"
      takesFocus
      action={
        viewerRole === 'DOOR' ? (
          <DoorLink eventId={id} />
        ) : (
          <LinkButton to={viewerCanEdit ? paths.staffEvent(id) : paths.event(id)}>See the event</LinkButton>
        )
      }
    >
      {messages.joined(title, viewerRole)}
    </Notice>
  );
}

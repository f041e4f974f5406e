import { Button } from '@mantine/core';
import { useState } from 'react';
import { rateLimitMessage } from '../../apollo/failure';
import { graphql } from '../../apollo/graphql';
import { useCreateEventMutation } from '../../gql/graphql';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { evictEventLists } from '../../session/viewer-cache';
import { timings } from '../../timings';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { BackLink, LinkButton, Page, PageHeading } from '../../ui/page';
import { useRedirectAfter } from '../../ui/timers';
import {
  EventFields,
  type EventFormValues,
  EventPreview,
  emptyEvent,
  inputOf,
  useEventForm,
} from './event-form';
import classes from './event-form.module.css';
import * as messages from './messages';

graphql(`
  mutation CreateEvent($input: CreateEventInput!) {
    createEvent(input: $input) {
      event {
        id
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

const labels: Record<keyof EventFormValues, string> = {
  title: 'Event Title',
  description: 'Event Description',
  location: 'Event Location',
  type: 'Event Type',
  date: 'Event Date',
  startTime: 'Event Start Time',
  endTime: 'Event End Time',
  timeZone: 'Time zone',
  price: 'Event price',
};

export function CreateEventPage() {
  const { viewer } = useSession();
  return (
    <Page>
      <BackLink to={paths.staffDashboard}>Your events</BackLink>
      <PageHeading>Create New Event</PageHeading>
      <CreateEventForm creatorName={viewer?.name ?? ''} />
    </Page>
  );
}

function CreateEventForm({ creatorName }: { creatorName: string }) {
  const { timeZone } = useSession();
  const [createEvent] = useCreateEventMutation({ update: evictEventLists });
  const [isCreated, setCreated] = useState(false);
  useRedirectAfter(isCreated, timings.createdThenDashboard, paths.staffDashboard);

  const form = useEventForm({
    name: 'create-event',
    initialValues: { ...emptyEvent, timeZone },
    send: async (values) => {
      setCreated(false);
      const { data } = await createEvent({ variables: { input: inputOf(values) } });
      if (!data?.createEvent.event) return data?.createEvent.userErrors ?? [];
      form.reset();
      setCreated(true);
      return null;
    },
    failureMessage: (error) => rateLimitMessage(error) ?? messages.CREATE_FAILED,
  });

  return (
    <div className={classes.columns}>
      <Card
        as="form"
        aria-label="Create New Event"
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit}
      >
        <EventFields form={form} labels={labels} />
        <p className={classes.creator}>Created by {creatorName}</p>
        {form.formError && <Notice tone="danger">{form.formError}</Notice>}
        {isCreated && (
          <Notice tone="success" action={<LinkButton to={paths.staffDashboard}>Your events</LinkButton>}>
            {messages.CREATED}
          </Notice>
        )}
        <footer className={classes.footer}>
          <Button ref={form.submitButton} type="submit" disabled={form.isBusy}>
            {form.isBusy ? 'Creating event...' : 'Create event'}
          </Button>
          <LinkButton to={paths.staffDashboard}>Cancel</LinkButton>
        </footer>
      </Card>
      <EventPreview values={form.values} />
    </div>
  );
}

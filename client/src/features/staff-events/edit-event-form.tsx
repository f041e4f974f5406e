import { Button } from '@mantine/core';
import { useState } from 'react';
import { failedWith, rateLimitMessage } from '../../apollo/failure';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { type EditEventFragment, useUpdateEventMutation } from '../../gql/graphql';
import { evictEventLists } from '../../session/viewer-cache';
import { timings } from '../../timings';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { PageHeading } from '../../ui/page';
import {
  changedInputOf,
  EventFields,
  type EventFormValues,
  EventPreview,
  useEventForm,
  valuesOf,
} from './event-form';
import classes from './event-form.module.css';
import * as messages from './messages';

graphql(`
  fragment EditEvent on Event {
    id
    title
    description
    location
    type
    date
    startTime
    endTime
    timeZone
    pricePence
  }
`);

graphql(`
  mutation UpdateEvent($input: UpdateEventInput!) {
    updateEvent(input: $input) {
      event {
        ...EditEvent
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
  title: 'Title',
  description: 'Description',
  location: 'Location',
  type: 'Type',
  date: 'Date',
  startTime: 'Start Time',
  endTime: 'End Time',
  timeZone: 'Time zone',
  price: 'Price (£)',
};

interface Props {
  event: FragmentRef<EditEventFragment>;
  onCancel: () => void;
  onSaved: () => void;
}

export function EditEventForm({ event: ref, onCancel, onSaved }: Props) {
  const event = readFragment<EditEventFragment>(ref);
  // The event when the editing began: a newer response of the server must not change what is being typed.
  const [before] = useState(() => valuesOf(event));
  const [updateEvent] = useUpdateEventMutation({ update: evictEventLists });

  const form = useEventForm({
    name: 'edit-event',
    initialValues: before,
    send: async (values) => {
      const input = { id: event.id, ...changedInputOf(before, values) };
      const { data } = await updateEvent({ variables: { input } });
      if (!data?.updateEvent.event) return data?.updateEvent.userErrors ?? [];
      onSaved();
      return null;
    },
    formErrorShownFor: timings.eventMessageShown,
    failureMessage: (error) =>
      failedWith(error, 'FORBIDDEN')
        ? messages.NO_PERMISSION
        : (rateLimitMessage(error) ?? messages.UPDATE_FAILED),
  });

  return (
    <>
      <PageHeading>Edit event</PageHeading>
      <div className={classes.columns}>
        <Card as="form" aria-label="Edit event" className={classes.form} noValidate onSubmit={form.onSubmit}>
          <EventFields form={form} labels={labels} />
          {form.formError && <Notice tone="danger">{form.formError}</Notice>}
          <footer className={classes.footer}>
            <Button ref={form.submitButton} type="submit" disabled={form.isBusy}>
              {form.isBusy ? 'Saving...' : 'Save'}
            </Button>
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          </footer>
        </Card>
        <EventPreview values={form.values} />
      </div>
    </>
  );
}

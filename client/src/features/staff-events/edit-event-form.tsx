import { Button } from '@mantine/core';
import { useState } from 'react';
import type { EventDetailsFragment } from '../../gql/graphql';
import { Notice } from '../../ui/notice';
import { PageHeading } from '../../ui/page';
import { EventFields } from './event-fields';
import classes from './event-form.module.css';
import { type EventFormValues, valuesOf } from './event-form-values';
import { EventPreview } from './event-preview';
import { focusFirstError, useEventForm } from './use-event-form';
import { useUpdateEvent } from './use-update-event';

const labels: Record<keyof EventFormValues, string> = {
  title: 'Title',
  description: 'Description',
  location: 'Location',
  type: 'Type',
  date: 'Date',
  startTime: 'Start Time',
  endTime: 'End Time',
  price: 'Price (£)',
};

interface Props {
  event: EventDetailsFragment;
  onCancel: () => void;
  onSaved: () => void;
}

export function EditEventForm({ event, onCancel, onSaved }: Props) {
  // What the event was when the editing began: a newer answer of the server must not change what is being typed.
  const [before] = useState(() => valuesOf(event));
  const form = useEventForm('edit-event', before);
  const { save, isSaving, failure } = useUpdateEvent(event.id, before, form, onSaved);

  return (
    <>
      <PageHeading>Edit event</PageHeading>
      <div className={classes.columns}>
        <form
          aria-label="Edit event"
          className={classes.card}
          noValidate
          onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))}
        >
          <EventFields form={form} labels={labels} />
          {failure && <Notice tone="danger">{failure}</Notice>}
          <footer className={classes.footer}>
            <Button type="submit" disabled={isSaving}>
              {isSaving ? 'Saving...' : 'Save'}
            </Button>
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          </footer>
        </form>
        <EventPreview values={form.values} />
      </div>
    </>
  );
}

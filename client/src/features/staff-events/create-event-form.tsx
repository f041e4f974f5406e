import { Button } from '@mantine/core';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/link-button';
import { Notice } from '../../ui/notice';
import { EventFields } from './event-fields';
import classes from './event-form.module.css';
import { type EventFormValues, emptyEvent } from './event-form-values';
import { EventPreview } from './event-preview';
import { useCreateEvent } from './use-create-event';
import { focusFirstError, useEventForm } from './use-event-form';

const labels: Record<keyof EventFormValues, string> = {
  title: 'Event Title',
  description: 'Event Description',
  location: 'Event Location',
  type: 'Event Type',
  date: 'Event Date',
  startTime: 'Event Start Time',
  endTime: 'Event End Time',
  price: 'Event price',
};

export function CreateEventForm({ creatorName }: { creatorName: string }) {
  const form = useEventForm('create-event', emptyEvent);
  const { create, isCreating, isCreated, failure } = useCreateEvent(form);

  return (
    <div className={classes.columns}>
      <form
        aria-label="Create New Event"
        className={classes.card}
        noValidate
        onSubmit={form.onSubmit(create, (errors) => focusFirstError(form, errors))}
      >
        <EventFields form={form} labels={labels} />
        <p className={classes.creator}>Created by {creatorName}</p>
        {failure && <Notice tone="danger">{failure}</Notice>}
        {isCreated && (
          <Notice tone="success" action={<LinkButton to={paths.staffDashboard}>Your events</LinkButton>}>
            Event was created successfully
          </Notice>
        )}
        <footer className={classes.footer}>
          <Button type="submit" disabled={isCreating}>
            {isCreating ? 'Creating event...' : 'Create event'}
          </Button>
          <LinkButton to={paths.staffDashboard}>Cancel</LinkButton>
        </footer>
      </form>
      <EventPreview values={form.values} />
    </div>
  );
}

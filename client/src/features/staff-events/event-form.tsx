import { Textarea, TextInput } from '@mantine/core';
import { toFragmentRef } from '../../apollo/graphql';
import type { EventCardFragment } from '../../gql/graphql';
import { useSession } from '../../session/session';
import { type FormError, useMutationForm } from '../../ui/mutation-form';
import { poundsToPence } from '../../ui/price';
import { EventCard } from '../events/event-card';
import classes from './event-form.module.css';
import { type EventFormValues, missingFields } from './event-form-values';
import { ONLY_FREE, PRICES } from './messages';

interface Options {
  name: string;
  initialValues: EventFormValues;
  send: (values: EventFormValues) => Promise<readonly FormError[] | null>;
  failureMessage: (error?: unknown) => string;
}

export function useEventForm({ send, ...options }: Options) {
  return useMutationForm<EventFormValues>({
    ...options,
    validate: missingFields,
    send: async (values) => {
      const errors = await send(values);
      // The form has the price in pounds.
      return (
        errors?.map((error) => (error.field === 'pricePence' ? { ...error, field: 'price' } : error)) ?? null
      );
    },
  });
}

interface Props {
  form: ReturnType<typeof useEventForm>;
  labels: Record<keyof EventFormValues, string>;
}

export function EventFields({ form, labels }: Props) {
  const { paymentsEnabled } = useSession();
  const field = (name: keyof EventFormValues) => ({ ...form.field(name), label: labels[name] });
  return (
    <div className={classes.fields}>
      <TextInput {...field('title')} className={classes.full} maxLength={200} />
      <Textarea
        {...field('description')}
        className={classes.full}
        rows={4}
        maxLength={5000}
        resize="vertical"
      />
      <TextInput {...field('location')} className={classes.half} maxLength={300} autoComplete="off" />
      <TextInput
        {...field('type')}
        className={classes.half}
        maxLength={100}
        placeholder="Workshop, talk, concert"
      />
      <TextInput {...field('date')} className={classes.third} type="date" />
      <TextInput {...field('startTime')} className={classes.third} type="time" />
      <TextInput {...field('endTime')} className={classes.third} type="time" />
      <TextInput
        {...field('price')}
        className={classes.half}
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        leftSection={<span aria-hidden>£</span>}
        description={paymentsEnabled ? PRICES : ONLY_FREE}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
      />
    </div>
  );
}

export function EventPreview({ values: { price, ...texts } }: { values: EventFormValues }) {
  const pricePence = Math.max(0, poundsToPence(price));
  return (
    <section aria-labelledby="preview" className={classes.preview}>
      <h2 id="preview">As people will see it</h2>
      <EventCard event={toFragmentRef<EventCardFragment>({ ...texts, pricePence })} />
    </section>
  );
}

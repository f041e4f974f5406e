import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { toFragmentRef } from '../../apollo/graphql';
import type { CreateEventInput, EditEventFragment, EventCardFragment } from '../../gql/graphql';
import { useSession } from '../../session/session';
import { type FormError, useMutationForm } from '../../ui/mutation-form';
import { penceToPounds, poundsToPence } from '../../ui/price';
import { allTimeZones } from '../../ui/time-zone';
import { EventCard } from '../events/event-card';
import classes from './event-form.module.css';
import * as messages from './messages';

/** The texts as they are typed; the price is in pounds. */
export interface EventFormValues {
  title: string;
  description: string;
  location: string;
  type: string;
  date: string;
  startTime: string;
  endTime: string;
  timeZone: string;
  price: string;
}

export const emptyEvent: EventFormValues = {
  title: '',
  description: '',
  location: '',
  type: '',
  date: '',
  startTime: '',
  endTime: '',
  timeZone: '',
  price: '',
};

interface Options {
  name: string;
  initialValues: EventFormValues;
  send: (values: EventFormValues) => Promise<readonly FormError[] | null>;
  failureMessage: (error?: unknown) => string;
  formErrorShownFor?: number;
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
      <NativeSelect
        {...field('timeZone')}
        className={classes.half}
        data={[...new Set([form.values.timeZone, ...allTimeZones()])]}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
      />
      <TextInput
        {...field('price')}
        className={classes.half}
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        leftSection={<span aria-hidden>£</span>}
        description={paymentsEnabled ? messages.PRICES : messages.ONLY_FREE}
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
      <EventCard
        event={toFragmentRef<EventCardFragment>({
          ...texts,
          id: 'preview',
          pricePence,
          placesLeft: null,
          hasEnded: false,
        })}
      />
    </section>
  );
}

export function valuesOf({ pricePence, ...event }: EditEventFragment): EventFormValues {
  const { title, description, location, type, date, startTime, endTime, timeZone } = event;
  return {
    title,
    description,
    location,
    type,
    date,
    startTime,
    endTime,
    timeZone,
    price: penceToPounds(pricePence),
  };
}

export function inputOf({ price, ...texts }: EventFormValues): CreateEventInput {
  return { ...texts, pricePence: poundsToPence(price) };
}

/** Only what was edited is sent, so that two people editing different fields keep both. */
export function changedInputOf(before: EventFormValues, after: EventFormValues): Partial<CreateEventInput> {
  const { price, ...texts } = after;
  const changed = Object.entries(texts).filter(
    ([field, value]) => value !== before[field as keyof EventFormValues],
  );
  return {
    ...Object.fromEntries(changed),
    ...(price !== before.price && { pricePence: poundsToPence(price) }),
  };
}

export function missingFields(values: EventFormValues): Partial<EventFormValues> {
  const missing = Object.entries(values).filter(([, value]) => value.trim() === '');
  return Object.fromEntries(missing.map(([field]) => [field, `${field} is required`]));
}

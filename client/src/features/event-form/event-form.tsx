import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { toFragmentRef } from '../../apollo/graphql';
import { useSession } from '../../session/session';
import { addDays, endsOnNextDay, formatDateInFull, formatLongDay, today } from '../../ui/dates/local-date';
import { commonZoneName, zoneChoices } from '../../ui/dates/zone-names';
import { IconChevronDown } from '../../ui/icons/for-everyone';
import { poundsToPence } from '../../ui/texts/price';
import { EventCard } from '../events/event-card';
import type { EventCardFragment } from '../events/gql/event-card';
import { clockHints } from './clock-hints';
import type { EventFormValues } from './event-fields';
import classes from './event-form.module.css';
import { Hint, hintBelow } from './hint';
import * as messages from './messages';
import { RefundDeadlineField } from './refund-deadline-field';
import { Suggestions, useSuggestions } from './suggestions';
import type { EventForm } from './use-event-form';
import { useExcerpt } from './use-excerpt';

interface Props {
  form: EventForm;
  labels: Record<keyof EventFormValues, string>;
  /** How many places are taken already. */
  signUpCount?: number;
}

export function EventFields({ form, labels, signUpCount = 0 }: Props) {
  const { paymentsEnabled } = useSession();
  const suggestions = useSuggestions();
  const { values } = form;
  const { date, startTime, endTime, timeZone } = values;
  const zones = useMemo(() => zoneChoices(timeZone), [timeZone]);
  const hints = clockHints(form.values);
  const isPast = date !== '' && date < today();
  const field = (name: keyof EventFormValues) => ({ ...form.field(name), label: labels[name], ...hintBelow });
  return (
    <div className={classes.fields}>
      <TextInput {...field('title')} className={classes.full} maxLength={200} />
      <Textarea
        {...field('description')}
        className={classes.full}
        rows={4}
        maxLength={5000}
        resize="vertical"
        description={messages.FORMATTING}
      />
      <TextInput
        {...field('location')}
        className={classes.half}
        maxLength={300}
        autoComplete="off"
        list="used-locations"
      />
      <TextInput
        {...field('type')}
        className={classes.half}
        maxLength={100}
        autoComplete="off"
        list="used-types"
        placeholder="Workshop, talk, concert"
      />
      <Suggestions id="used-locations" texts={suggestions.locations} />
      <Suggestions id="used-types" texts={suggestions.types} />
      <TextInput
        {...field('date')}
        className={classes.third}
        type="date"
        data-warning={isPast || undefined}
        description={isPast && <Hint isWarning>{messages.pastDate(formatDateInFull(date))}</Hint>}
      />
      <TextInput
        {...field('startTime')}
        className={classes.third}
        type="time"
        data-warning={hints.start !== null || undefined}
        description={hints.start && <Hint isWarning>{hints.start}</Hint>}
      />
      <TextInput
        {...field('endTime')}
        className={classes.third}
        type="time"
        data-warning={hints.end !== null || undefined}
        description={
          <>
            {date &&
              endsOnNextDay({ startTime, endTime }) &&
              messages.endsNextDay(formatLongDay(addDays(date, 1)))}{' '}
            {hints.end && <Hint isWarning>{hints.end}</Hint>}
          </>
        }
      />
      <NativeSelect
        {...field('timeZone')}
        className={classes.full}
        data={zones}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        description={timeZone && messages.otherZones(commonZoneName(timeZone))}
      />
      <TextInput
        {...field('price')}
        className={classes.third}
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        leftSection={<span aria-hidden>£</span>}
        description={paymentsEnabled ? messages.PRICES : messages.ONLY_FREE}
      />
      <TextInput
        {...field('capacity')}
        required={false}
        className={classes.third}
        type="number"
        inputMode="numeric"
        min={1}
        max={1_000_000}
        step={1}
        description={messages.places(signUpCount)}
      />
      <RefundDeadlineField form={form} label={labels.refundDeadlineHours} />
      <NativeSelect
        {...field('visibility')}
        className={classes.full}
        data={messages.VISIBILITIES}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        description={values.visibility === 'UNLISTED' && messages.UNLISTED}
      />
      <Textarea
        {...field('attendeeNote')}
        required={false}
        className={classes.full}
        rows={3}
        maxLength={2000}
        resize="vertical"
        description={messages.ATTENDEE_NOTE}
      />
    </div>
  );
}

export function EventPreview({ values }: { values: EventFormValues }) {
  const { title, location, type, date, startTime, endTime, timeZone, price, description } = values;
  const texts = { title, location, type, date, startTime, endTime, timeZone };
  const pricePence = Math.max(0, poundsToPence(price));
  const excerpt = useExcerpt(description);
  return (
    <section aria-labelledby="preview" className={classes.preview}>
      <h2 id="preview">As people will see it</h2>
      <EventCard
        event={toFragmentRef<EventCardFragment>({
          ...texts,
          id: 'preview',
          excerpt,
          pricePence,
          placesLeft: null,
          startsAt: '',
          hasEnded: false,
          cancelledAt: null,
        })}
      />
    </section>
  );
}

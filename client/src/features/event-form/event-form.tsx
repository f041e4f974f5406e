import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSession } from '../../session/session';
import { IconChevronDown } from '../../ui/icons/for-everyone';
import { Late, latePart } from '../../ui/late';
import type { EventFormValues } from './event-fields';
import classes from './event-form.module.css';
import { EventTimeFields } from './event-time-fields';
import { hintBelow } from './hint';
import { languageName, languageTags } from './languages';
import * as messages from './messages';
import { RefundDeadlineField } from './refund-deadline-field';
import { Suggestions, useSuggestions } from './suggestions';
import type { EventForm } from './use-event-form';

const pictureField = latePart(async () => (await import('./picture/picture-field')).PictureField);

interface Props {
  form: EventForm;
  labels: Record<keyof EventFormValues, string>;
  /** How many places are taken already. */
  signUpCount?: number;
  /** Whether it is the owner who edits: money is not for editors. */
  setsPrice?: boolean;
  /** How it repeats, which stands after its times. */
  repeat?: ReactNode;
}

export function EventFields({ form, labels, signUpCount = 0, setsPrice = true, repeat }: Props) {
  const { paymentsEnabled } = useSession();
  const suggestions = useSuggestions();
  const { values } = form;
  const field = (name: keyof EventFormValues) => ({ ...form.field(name), label: labels[name], ...hintBelow });
  const ownersHint = paymentsEnabled ? messages.PRICES : messages.ONLY_FREE;
  const priceHint = setsPrice ? ownersHint : messages.OWNER_SETS_PRICE;
  return (
    <div className={classes.fields}>
      <div className={classes.full}>
        <Late
          part={pictureField}
          props={{ field: field('cover'), type: values.type, isUploading: form.isUploading }}
        />
      </div>
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
      <EventTimeFields form={form} labels={labels} />
      {repeat}
      <TextInput
        {...field('price')}
        className={classes.third}
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        leftSection={<span aria-hidden>£</span>}
        description={priceHint}
        disabled={!setsPrice}
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
      {setsPrice && <RefundDeadlineField form={form} label={labels.refundDeadlineHours} />}
      <NativeSelect
        {...field('visibility')}
        className={classes.full}
        data={messages.VISIBILITIES}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        description={values.visibility === 'UNLISTED' && messages.UNLISTED}
      />
      <NativeSelect
        {...field('language')}
        required={false}
        className={classes.half}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        description={messages.LANGUAGE}
      >
        <option value="">{messages.NO_LANGUAGE}</option>
        {languageTags(values.language).map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {languageName(tag)}
          </option>
        ))}
      </NativeSelect>
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

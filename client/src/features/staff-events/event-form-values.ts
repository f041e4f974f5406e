import type { CreateEventInput, EditEventFragment } from '../../gql/graphql';
import { penceToPounds, poundsToPence } from '../../ui/price';

/** The texts as they are typed; the price is in pounds. */
export interface EventFormValues {
  title: string;
  description: string;
  location: string;
  type: string;
  date: string;
  startTime: string;
  endTime: string;
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
  price: '',
};

export function valuesOf({ pricePence, ...event }: EditEventFragment): EventFormValues {
  const { title, description, location, type, date, startTime, endTime } = event;
  return { title, description, location, type, date, startTime, endTime, price: penceToPounds(pricePence) };
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

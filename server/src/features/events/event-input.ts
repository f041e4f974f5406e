import { z } from 'zod';
import { canonicalTimeZone } from '../../platform/time-zone.js';
import { ErrorCode } from '../error-code.js';
import { issueOf, optionalText, requiredText } from '../parse-input.js';
import { coverInput } from './cover/cover-input.js';
import { countingTimes } from './event-times.js';
import { EventVisibility } from './event-visibility.js';
import { canonicalLanguage } from './texts/language.js';

const MIN_PAID_PENCE = 30;
const MAX_PENCE = 99_999_999;

/** Pence. Stripe charges from 0.30 to 999,999.99 in gbp (Stripe, "Minimum and maximum charge amounts"). */
const price = z
  .number()
  .nullish()
  .superRefine((pence, context) => {
    if (pence == null) context.addIssue(issueOf(ErrorCode.PRICE_NOT_DECIDED));
    else if (!isPayable(pence)) context.addIssue(issueOf(ErrorCode.INVALID_PRICE));
  })
  .transform((pence) => pence ?? 0);

function isPayable(pence: number): boolean {
  return pence === 0 || (pence >= MIN_PAID_PENCE && pence <= MAX_PENCE);
}

/** People. */
const MAX_CAPACITY = 1_000_000;

/** GraphQL has seen to whole numbers. */
const capacity = z
  .number()
  .nullish()
  .refine(
    (people) => people == null || (people >= 1 && people <= MAX_CAPACITY),
    issueOf(ErrorCode.INVALID_CAPACITY),
  )
  .transform((people) => people ?? null);

/** Its scalar has checked the value; here it only has to be there. */
const scalarValue = z
  .string()
  .nullish()
  .refine((value) => value != null, issueOf(ErrorCode.REQUIRED))
  .transform((value) => value ?? '');

const timeZone = z
  .string()
  .nullish()
  .transform((name, context) => {
    const zone = canonicalTimeZone(name ?? '');
    if (!zone) context.addIssue(issueOf(name ? ErrorCode.INVALID_TIME_ZONE : ErrorCode.REQUIRED));
    return zone ?? '';
  });

const language = z
  .string()
  .nullish()
  .transform((tag, context) => {
    const given = tag?.trim();
    if (!given) return null;
    const canonical = canonicalLanguage(given);
    if (!canonical) context.addIssue(issueOf(ErrorCode.INVALID_LANGUAGE));
    return canonical ?? null;
  });

/** A year before the start, in hours. */
const MAX_REFUND_DEADLINE = 8760;

/** Its scalar has made sure that it is whole. */
const refundDeadline = z
  .number()
  .nullish()
  .refine((hours) => hours == null || (hours >= 0 && hours <= MAX_REFUND_DEADLINE), {
    ...issueOf(ErrorCode.INVALID_REFUND_DEADLINE),
  })
  .transform((hours) => hours ?? null);

const lengths = { title: 200, description: 5000, location: 300, type: 100 };

/** A form shows several spaces, and a line's end, as one space. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

/** GraphQL has seen to the value. */
const visibility = z
  .enum(EventVisibility)
  .nullable()
  .default(EventVisibility.PUBLIC)
  .transform((given, context) => {
    if (given === null) context.addIssue(issueOf(ErrorCode.REQUIRED));
    return given ?? EventVisibility.PUBLIC;
  });

/** The rules of the fields that staff enter. */
export const eventInput = z.object({
  title: requiredText(lengths.title),
  description: requiredText(lengths.description),
  location: requiredText(lengths.location),
  type: requiredText(lengths.type).transform(inOneLine),
  date: scalarValue,
  startTime: scalarValue,
  endTime: scalarValue,
  timeZone,
  pricePence: price,
  refundDeadlineHours: refundDeadline,
  capacity,
  visibility,
  attendeeNote: optionalText(2000),
  language,
  cover: coverInput,
});

/** A line of the creator's own in the mail about a change. */
export const eventUpdate = eventInput.extend({ messageToAttendees: optionalText(500) });

export type EventInput = z.output<typeof eventInput>;

const laterScalar = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

/** Free is a decision, too: a price that was never typed must not make a free event. */
const laterPrice = z
  .number()
  .nullish()
  .refine((pence) => pence == null || isPayable(pence), issueOf(ErrorCode.INVALID_PRICE))
  .transform((pence) => pence ?? null);

/** The fields that a draft need not have yet: null until then. */
const laterFields = {
  description: optionalText(lengths.description),
  location: optionalText(lengths.location),
  type: optionalText(lengths.type).transform((type) => type && inOneLine(type)),
  date: laterScalar,
  startTime: laterScalar,
  endTime: laterScalar,
  pricePence: laterPrice,
};

/** The rules of a draft: those of an event, for the fields that it has. */
export const draftInput = eventInput.extend(laterFields);

export type DraftInput = z.output<typeof draftInput>;

/** The fields that an event must have and a draft has not yet, in the order of the form. */
export function missingFields(draft: DraftInput): string[] {
  const names = Object.keys(laterFields) as (keyof typeof laterFields)[];
  return names.filter((name) => draft[name] === null);
}

/** The columns of the table that are made of these fields, but for the search's. */
export function storedFields({ visibility, ...fields }: EventInput) {
  return {
    ...fields,
    ...countingTimes(fields),
    public: visibility === EventVisibility.PUBLIC,
    coverPictureId: fields.cover?.pictureId ?? null,
  };
}

/** The given fields of an input alone; the others are not there, so nothing is asked of them. */
export function givenFields(input: object): Partial<EventInput> {
  const given = Object.entries(input).filter(
    ([name, value]) => name in eventInput.shape && value !== undefined,
  );
  return Object.fromEntries(given);
}

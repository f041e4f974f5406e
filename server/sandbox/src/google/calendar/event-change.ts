import { z } from 'zod';
import { calendarRefusals } from './calendar-refusal.js';

const text = z.string().nullish();
const time = z.object({ date: text, dateTime: text, timeZone: text }).nullish();
const properties = z.record(z.string(), z.string().nullable()).nullish();
const reminder = z.object({ method: z.enum(['email', 'popup']), minutes: z.int().min(0).max(40_320) });

/** What a caller may say of an entry. The rest is Google's. */
const shape = z.object({
  status: z.enum(['confirmed', 'tentative', 'cancelled']).nullish(),
  summary: text,
  description: text,
  location: text,
  start: time,
  end: time,
  reminders: z
    .object({ useDefault: z.boolean().nullish(), overrides: z.array(reminder).max(5).nullish() })
    .refine(({ useDefault, overrides }) => !(useDefault && overrides?.length), {
      error: 'Cannot specify both default reminders and overrides at the same time.',
    })
    .nullish(),
  source: z.object({ title: text, url: z.url({ protocol: /^https?$/ }).nullish() }).nullish(),
  extendedProperties: z.object({ private: properties, shared: properties }).nullish(),
  transparency: z.enum(['opaque', 'transparent']).nullish(),
  visibility: z.enum(['default', 'public', 'private', 'confidential']).nullish(),
  colorId: text,
});

export type EventChange = z.infer<typeof shape>;

/** @throws GoogleRefusal */
export function readEventChange(body: unknown): EventChange {
  const parsed = shape.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw calendarRefusals.invalid(`Invalid value for: ${issue?.path.join('.')}: ${issue?.message}`);
}

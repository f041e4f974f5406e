import { seriesDates } from '@turnout/texts/series-dates';
import { z } from 'zod';
import { isLocalDate } from '../../platform/graphql/local-date.scalar.js';
import { ErrorCode } from '../error-code.js';
import { issueOf } from '../parse-input.js';
import { SeriesInterval } from './series-interval.js';

export const MIN_EVENTS = 2;
/** A year of weeks. */
export const MAX_EVENTS = 52;

const invalidCount = issueOf(ErrorCode.INVALID_COUNT);
const invalidDate = { ...issueOf(ErrorCode.INVALID_DATE_TIME_FORMAT), path: ['exceptDates'] };

/**
 * The rule of a series: it becomes the dates of the events that are to be made, without the first.
 * @param date of the first event
 */
export function seriesInput(date: string) {
  return z
    .object({
      interval: z.enum(SeriesInterval),
      count: z.number().refine((count) => count >= MIN_EVENTS && count <= MAX_EVENTS, invalidCount),
      exceptDates: z.array(z.string()).nullish(),
    })
    .transform(({ interval, count, exceptDates }, context) => {
      const [, ...following] = seriesDates(date, interval, count);
      const leftOut = new Set(exceptDates);
      const dates = following.filter((each) => !leftOut.delete(each));
      if (leftOut.size > 0) context.addIssue(invalidDate);
      else if (dates.length === 0) context.addIssue({ ...invalidCount, path: ['exceptDates'] });
      else if (!dates.every(isLocalDate)) context.addIssue({ ...invalidCount, path: ['count'] });
      return { interval, dates };
    });
}

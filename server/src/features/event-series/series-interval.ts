import { registerEnumType } from 'type-graphql';

/** How the events of a series follow each other. */
export enum SeriesInterval {
  WEEK = 'WEEK',
  TWO_WEEKS = 'TWO_WEEKS',
  MONTH_BY_WEEKDAY = 'MONTH_BY_WEEKDAY',
}

registerEnumType(SeriesInterval, {
  name: 'SeriesInterval',
  description: 'How the events of a series follow each other.',
  valuesConfig: {
    WEEK: { description: 'Every week, on the same day.' },
    TWO_WEEKS: { description: 'Every second week, on the same day.' },
    MONTH_BY_WEEKDAY: {
      description:
        'Every month, on the same weekday of the month, such as the second Tuesday. Where the first date is the last of its weekday in its month, every date is.',
    },
  },
});

import type { ReactNode } from 'react';
import { toFragmentRef } from '../../apollo/graphql';
import { poundsToPence } from '../../ui/texts/price';
import { EventCard } from '../events/event-card';
import type { EventCardFragment } from '../events/gql/event-card';
import type { EventFormValues } from './event-fields';
import classes from './event-form.module.css';
import { chosenPicture } from './picture/chosen-picture';
import { useExcerpt } from './use-excerpt';

interface Props {
  values: EventFormValues;
  /** More than the card alone shows. */
  children?: ReactNode;
}

export function EventPreview({ values, children }: Props) {
  const { title, location, type, date, startTime, endTime, timeZone, price, description, language, cover } =
    values;
  const texts = { title, location, type, date, startTime, endTime, timeZone };
  const pricePence = Math.max(0, poundsToPence(price));
  const picture = chosenPicture(cover);
  const excerpt = useExcerpt(description);
  return (
    <section aria-labelledby="preview" className={classes.preview}>
      <h2 id="preview">As people will see it</h2>
      <EventCard
        event={toFragmentRef<EventCardFragment>({
          ...texts,
          id: 'preview',
          excerpt,
          language: language || null,
          pricePence,
          placesLeft: null,
          startsAt: '',
          hasEnded: false,
          cancelledAt: null,
          cover: picture && { ...picture, wide: picture.url, color: '' },
        })}
      />
      {children}
    </section>
  );
}

import { poundsToPence } from '../../ui/price';
import { EventCard } from '../events/event-card';
import type { EventFormValues } from './event-form-values';
import classes from './event-preview.module.css';

export function EventPreview({ values: { price, ...texts } }: { values: EventFormValues }) {
  return (
    <section aria-labelledby="preview" className={classes.preview}>
      <h2 id="preview">As people will see it</h2>
      <EventCard event={{ ...texts, pricePence: Math.max(0, poundsToPence(price)) }} />
    </section>
  );
}

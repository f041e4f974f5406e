import { renderToStaticMarkup } from 'react-dom/server';
import embedBase from '../features/embeds/embed-base.css?inline';
import { type Embed, EmbedPage } from '../features/embeds/embed-page';
import embedPage from '../features/embeds/embed-page.module.css?inline';
import cover from '../features/events/cover/cover.module.css?inline';
import eventCard from '../features/events/event-card.module.css?inline';
import placeAndTime from '../features/events/event-place-and-time.module.css?inline';
import palette from '../palette.css?inline';
import card from '../ui/card.module.css?inline';
import dateBlock from '../ui/dates/local-date.module.css?inline';
import { ServerClock } from '../ui/dates/own-clock';
import hues from '../ui/hues.module.css?inline';
import mark from '../ui/mark.module.css?inline';
import price from '../ui/texts/price.module.css?inline';

/**
 * All styles of an embed. They are in its page: a page of another site may show it in a sandbox, where it may read no file of
 * ours. Later ones win.
 */
export const embedStyles = [
  palette,
  embedBase,
  hues,
  cover,
  card,
  dateBlock,
  mark,
  price,
  placeAndTime,
  eventCard,
  embedPage,
].join('');

/** Renders an embed as HTML for the body of its page, which no script goes on with. */
export function renderEmbed(embed: Embed): string {
  return renderToStaticMarkup(
    <ServerClock value={{ now: embed.now, timeZone: null }}>
      <EmbedPage {...embed} />
    </ServerClock>,
  );
}

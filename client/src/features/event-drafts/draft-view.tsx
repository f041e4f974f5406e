import type { ReactNode } from 'react';
import { Card } from '../../ui/card';
import { DateBlock, endsOnNextDay, formatDateInFull } from '../../ui/dates/local-date';
import { PageHeading } from '../../ui/page';
import { FormattedText, type MarkdownTree } from '../../ui/texts/formatted-text';
import { formatPrice } from '../../ui/texts/price';
import { Cover, type CoverPicture } from '../events/cover/cover';
import details from '../events/event-details.module.css';
import page from '../events/event-page.module.css';
import classes from './draft-view.module.css';
import * as messages from './messages';

/** A draft with what its page shows of it. */
export interface ShownDraft {
  id: string;
  title: string;
  /** Of its description; empty without one. */
  tree: MarkdownTree;
  language: string | null;
  location: string | null;
  type: string | null;
  cover: CoverPicture | null;
  date: string | null;
  startTime: string | null;
  endTime: string | null;
  timeZone: string;
  /** Null while it is not decided. */
  pricePence: number | null;
  capacity: number | null;
  creatorName: string;
}

interface Props {
  draft: ShownDraft;
  /** The strip above it, which says that it is no event yet. */
  strip: ReactNode;
  /** Where people will sign up. */
  signUp: string;
  /** Under the text. */
  actions?: ReactNode;
}

/** A draft as the page of its event will look. */
export function DraftView({ draft, strip, signUp, actions }: Props) {
  const { id, title, tree, language, location, type, cover, date, pricePence, capacity, creatorName } = draft;
  const lead = [type, `by ${creatorName}`].filter(Boolean).join(' · ');
  return (
    <>
      {strip}
      <div className={page.band}>
        <Cover event={{ id, type: type ?? '', cover }} size={{ columns: 23, rows: 4 }} isMain />
      </div>
      <div className={page.columns}>
        <article className={page.main}>
          <header className={details.header}>
            <DateBlock date={date ?? ''} isLarge isOnCover />
            <PageHeading lead={lead} language={language}>
              {title}
            </PageHeading>
          </header>
          <dl className={details.facts}>
            <div>
              <dt>When</dt>
              <dd>
                <When draft={draft} />
              </dd>
            </div>
            <div>
              <dt>Where</dt>
              <dd dir="auto">{location ?? messages.NOT_DECIDED}</dd>
            </div>
            <div>
              <dt>Price</dt>
              <dd className={details.price}>
                {pricePence === null ? messages.NOT_DECIDED : formatPrice(pricePence)}
              </dd>
            </div>
          </dl>
          <h2>About</h2>
          {tree.length > 0 ? (
            <FormattedText tree={tree} language={language} />
          ) : (
            <p>{messages.NOT_DECIDED}</p>
          )}
          {actions}
        </article>
        <aside className={page.side} aria-label="Taking part">
          <Card className={classes.card}>
            <h2>Sign up</h2>
            <p className={classes.places}>
              {capacity === null
                ? 'Any number of people'
                : `${capacity} ${capacity === 1 ? 'place' : 'places'}`}
            </p>
            <p className={classes.later}>{signUp}</p>
          </Card>
        </aside>
      </div>
    </>
  );
}

function When({ draft }: { draft: ShownDraft }) {
  const { date, startTime, endTime, timeZone } = draft;
  const day = date ? formatDateInFull(date) : messages.NOT_DECIDED;
  const isNextDay = startTime && endTime && endsOnNextDay({ startTime, endTime });
  const hours = [startTime, endTime].filter(Boolean).join(' – ');
  return (
    <>
      {day}
      {hours && (
        <>
          <br />
          {hours} {timeZone}
          {isNextDay && ', ends the next day'}
        </>
      )}
    </>
  );
}

interface StripProps {
  title: string;
  children?: ReactNode;
  /** At the right. */
  actions?: ReactNode;
}

/** Says what the page below is, before anything else. */
export function Strip({ title, children, actions }: StripProps) {
  return (
    <div className={classes.strip}>
      <div role="status" className={classes.words}>
        <strong>{title}</strong>
        {children && <span>{children}</span>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}

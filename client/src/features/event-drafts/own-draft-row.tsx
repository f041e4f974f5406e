import { useState } from 'react';
import { Link } from 'react-router-dom';
import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { Card } from '../../ui/card';
import { DateBlock, formatShortDate } from '../../ui/dates/local-date';
import { IconTrash } from '../../ui/icons/for-accounts';
import { IconPencil } from '../../ui/icons/for-staff';
import { Mark } from '../../ui/mark';
import { ActionMenu, MenuAction, MenuLink } from '../../ui/menus/action-menu';
import { PriceChip } from '../../ui/texts/price';
import { decidedPence } from '../event-form/draft/draft-values';
import { Cover } from '../events/cover/cover';
import { EventPlaceAndTime } from '../events/event-place-and-time';
import { DeleteDraftsDialog } from './delete-drafts';
import type { OwnDraftRowFragment } from './gql/own-draft-row';
import classes from './own-drafts.module.css';
import { PublishDraft } from './publish-draft';

graphql(`
  fragment OwnDraftRow on EventDraft {
    id
    title
    location
    type
    cover { url(width: 800) wide: url(width: 1600) alt focusX focusY color }
    date
    startTime
    endTime
    timeZone
    pricePence
    missing
    updatedAt
  }
`);

interface Props {
  draft: OwnDraftRowFragment;
  isTicked: boolean;
  onTick: () => void;
  onDeleted: () => void;
}

/** One of the viewer's drafts. */
export function OwnDraftRow({ draft, isTicked, onTick, onDeleted }: Props) {
  const { id, title, location, type, cover, date, startTime, endTime, timeZone, updatedAt } = draft;
  const pence = decidedPence(draft);
  const times = { date: date ?? '', startTime: startTime ?? '', endTime: endTime ?? '', timeZone };
  return (
    <Card as="li" isLink className={classes.row}>
      <label className={classes.tick}>
        <input type="checkbox" checked={isTicked} onChange={onTick} />
        <span className="visually-hidden">Choose {title}</span>
      </label>
      <div className={classes.stub}>
        <Cover event={{ id, type: type ?? '', cover }} size={{ columns: 4, rows: 10 }} />
        <DateBlock date={times.date} isOnCover />
      </div>
      <div className={classes.body}>
        <div className={classes.title}>
          <h3 dir="auto">
            <Link to={paths.draft(id)} data-event-link>
              {title}
            </Link>
          </h3>
          {pence !== null && <PriceChip pence={pence} />}
          <Mark icon={IconPencil} tone="draft">
            Draft
          </Mark>
        </div>
        <div className={classes.facts}>
          <EventPlaceAndTime {...times} location={location ?? ''} />
          {type && <span>{type}</span>}
        </div>
      </div>
      <p className={classes.edited}>Edited {formatEdited(updatedAt)}</p>
      <div className={classes.publish}>
        <PublishDraft draft={draft} isNamed onPublished={() => document.querySelector('h1')?.focus()} />
      </div>
      <OwnDraftMenu draft={draft} onDeleted={onDeleted} />
    </Card>
  );
}

function OwnDraftMenu({ draft, onDeleted }: Pick<Props, 'draft' | 'onDeleted'>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ActionMenu label={`Manage ${draft.title}`} className={classes.menu}>
        {(run) => (
          <>
            <MenuLink
              to={paths.draft(draft.id)}
              state={{ isEditing: true }}
              Icon={IconPencil}
              label="Edit draft"
            />
            <MenuAction Icon={IconTrash} onClick={() => run(() => setAsking(true))}>
              Delete draft
            </MenuAction>
          </>
        )}
      </ActionMenu>
      <DeleteDraftsDialog
        drafts={[draft]}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onDeleted={onDeleted}
      />
    </>
  );
}

/** `today, 09:41`, or `Sat 9 Jan, 09:41`. */
function formatEdited(instant: string): string {
  const edited = new Date(instant);
  const time = edited.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const isToday = edited.toDateString() === new Date().toDateString();
  const day = [edited.getFullYear(), edited.getMonth() + 1, edited.getDate()]
    .map((number) => String(number).padStart(2, '0'))
    .join('-');
  return `${isToday ? 'today' : formatShortDate(day)}, ${time}`;
}

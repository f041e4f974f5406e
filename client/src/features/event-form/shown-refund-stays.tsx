import { Notice } from '../../ui/notice';
import type { EventFormValues } from './event-fields';
import type { EditEventFragment } from './gql/event-fields';
import * as messages from './messages';

interface Props {
  event: EditEventFragment;
  before: EventFormValues;
  after: EventFormValues;
}

/** For a change by which people who have paid would get their money back for a shorter time than they were shown. */
export function ShownRefundStays({ event, before, after }: Props) {
  if (event.pricePence === 0 || event.signUpCount === 0 || before.refundDeadlineHours === '') return null;
  const { refundDeadlineHours: hours } = after;
  const isWorse = hours === '' || Number(hours) > Number(before.refundDeadlineHours);
  return isWorse && <Notice tone="info">{messages.SHOWN_REFUND_STAYS}</Notice>;
}

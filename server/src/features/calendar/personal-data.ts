import { columnRules, OF_ACCOUNT } from '../personal-columns.js';
import { personalData } from '../personal-data.js';
import { CalendarFeed } from './feed/calendar-feed.entity.js';

const SECRET = 'a secret of the address';

export const dataOfCalendar = [
  personalData({
    name: 'calendarFeed',
    kind: 'PROGRAMS',
    entity: CalendarFeed,
    rowsOf: ({ id: accountId }) => ({ accountId }),
    leftOut: { secretHash: SECRET, encryptedSecret: SECRET },
  }),
];

export const columnsOfCalendar = [
  columnRules('calendar_feeds', {
    personal: [[OF_ACCOUNT, 'account_id', 'secret_hash', 'encrypted_secret', 'created_at', 'last_read_at']],
  }),
];

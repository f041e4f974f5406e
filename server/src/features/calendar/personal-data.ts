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

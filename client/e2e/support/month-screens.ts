import { ApiAccount } from './api-account';
import type { ApiCreator } from './api-creator';
import { type EventFields, inDays } from './event-fields';
import { failing, type Open, type Stage, waitingFor } from './screen';

/** Six months ahead: a month in which the other screens have no events. */
const month = inDays(180).slice(0, 7);

/** Five events on one day, others beside it; their type is of this screen alone. */
async function fillMonth(creator: ApiCreator, fields: Partial<EventFields> = {}): Promise<string> {
  const type = `Kites ${crypto.randomUUID().slice(0, 8)}`;
  const titles = ['Kites over the weir', 'Knots', 'Silk and bamboo', 'A tail of twelve metres', 'Wind'];
  for (const [index, title] of titles.entries())
    await creator.createEvent({
      price: '0',
      type,
      title,
      date: `${month}-01`,
      startTime: `1${index}:00`,
      endTime: '20:00',
      ...fields,
    });
  for (const day of ['06', '13', '20'])
    await creator.createEvent({
      price: '0',
      type,
      title: `Llanfairpwllgwyngyll on the ${day}th`,
      date: `${month}-${day}`,
      ...fields,
    });
  return type;
}

const dayOfFive = ({ page }: Pick<Stage, 'page'>) => page.getByRole('gridcell', { name: /, 5 events/ });

export const monthScreens: Record<string, Open> = {
  'a month of events': async ({ page, organizer }) => {
    const type = await fillMonth(organizer);
    await page.goto(`/events?${new URLSearchParams({ type, view: 'month', month })}`);
    return dayOfFive({ page });
  },
  'a month without events': async ({ page }) => {
    await page.goto(`/events?search=nothing-is-called-so&view=month&month=${month}`);
    return page.getByText('No events start on this day.');
  },
  'a month while it loads': waitingFor(
    'EventsMonth',
    `/events?view=month&month=${month}`,
    'Loading events...',
  ),
  'a month that cannot be read': failing('EventsMonth', `/events?view=month&month=${month}`),
};

export const monthScreensOfUsers: Record<string, Open> = {
  'a month of places': async ({ page, context, organizer }) => {
    const { id } = await organizer.createEvent({ price: '0', date: `${month}-08` });
    const own = new ApiAccount(context.request);
    await own.signUp(id, { name: 'Maya Okafor', email: 'maya@example.com' });
    await page.goto(`/signedUpEvents?tab=month&month=${month}`);
    return page.getByRole('gridcell', { name: /, 1 event/ });
  },
};

export const monthScreensOfStaff: Record<string, Open> = {
  'a month of events of one’s own, with all of a day': async ({ page, context }) => {
    await fillMonth(new ApiAccount(context.request));
    await page.goto(`/staff-dashboard?tab=month&month=${month}`);
    await page.getByRole('button', { name: 'All 5 events of this day' }).click();
    return page.getByText('5 of 5 events');
  },
};

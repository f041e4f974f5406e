import type { Page } from '@playwright/test';
import type { ApiCreator } from './api-creator';
import { inDays } from './event-fields';

/** Six months ahead: a month in which the other screens have no events. */
export const month = inDays(180).slice(0, 7);

/** Five events on one day, others beside it. @returns their type, which no other event has */
export async function fillMonth(creator: ApiCreator): Promise<string> {
  const common = { price: '0', type: `Kites ${crypto.randomUUID().slice(0, 8)}` };
  const titles = ['Kites over the weir', 'Knots', 'Silk and bamboo', 'A tail of twelve metres', 'Wind'];
  for (const [index, title] of titles.entries()) {
    const when = { date: `${month}-01`, startTime: `1${index}:00`, endTime: '20:00' };
    await creator.createEvent({ ...common, ...when, title });
  }
  for (const day of ['06', '13', '20']) {
    const title = `Llanfairpwllgwyngyll on the ${day}th`;
    await creator.createEvent({ ...common, title, date: `${month}-${day}` });
  }
  return common.type;
}

export const dayOfFive = (page: Page) => page.getByRole('gridcell', { name: /, 5 events/ });

import { ApiAccount } from '../support/api-account';
import type { EventFields } from '../support/event-fields';
import { heading, type Open, type Stage } from '../support/screen';

/** The longest texts that the product takes, without a place to break. */
const long: Partial<EventFields> = {
  title:
    `Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch ${'with a very long title '.repeat(6)}`.trim(),
  description: `${'A description that goes on and on. '.repeat(60)}${'x'.repeat(300)}`,
  location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(3),
  type: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
  price: '999999.99',
};

const rightToLeft: Partial<EventFields> = {
  title: 'ورشة خبز للمبتدئين (Leeds 2026)',
  description: 'دقيق وماء وملح ووقت.\n\nأحضر مئزرك معك.',
  location: 'مطبخ كيركغيت، ليدز',
  type: 'ورشة',
};

const eventPage =
  (fields: Partial<EventFields>): Open =>
  async ({ page, organizer }) => {
    const { id, title } = await organizer.createEvent(fields);
    await page.goto(`/events/${id}`);
    return heading(page, title);
  };

const eventList =
  (fields: Partial<EventFields>, search: string): Open =>
  async ({ page, organizer }) => {
    await organizer.createEvent(fields);
    await page.goto(`/events?search=${encodeURIComponent(search)}`);
    return page.getByRole('article').first();
  };

const staffPages = (fields: Partial<EventFields>): Record<'dashboard' | 'event', Open> => {
  const create = async ({ signIn, context }: Stage) => {
    await signIn('STAFF');
    return new ApiAccount(context.request).createEvent(fields);
  };
  return {
    dashboard: async (stage) => {
      const { title } = await create(stage);
      await stage.page.goto('/staff-dashboard');
      return stage.page.getByRole('link', { name: title });
    },
    event: async (stage) => {
      const { id, title } = await create(stage);
      await stage.page.goto(`/staff-events/${id}`);
      return heading(stage.page, title);
    },
  };
};

/** Screens with texts that are hard to lay out. */
export const textScreens: Record<string, Open> = {
  'long texts: an event': eventPage(long),
  'long texts: the events': eventList(long, 'Llanfairpwll'),
  'long texts: the dashboard': staffPages(long).dashboard,
  'long texts: an event of one’s own': staffPages(long).event,
  'right to left: an event': eventPage(rightToLeft),
  'right to left: the events': eventList(rightToLeft, 'ورشة'),
  'right to left: the dashboard': staffPages(rightToLeft).dashboard,
  'right to left: an event of one’s own': staffPages(rightToLeft).event,
};

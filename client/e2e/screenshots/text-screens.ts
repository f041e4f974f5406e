import { ApiAccount } from '../support/api-account';
import type { EventFields } from '../support/event-fields';
import { goTo, heading, type Visit } from '../support/screen';

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

/** The pages that show these texts, for everybody and for their staff. @param search finds the event */
const pagesWith =
  (kind: string, fields: Partial<EventFields>, search: string): Visit =>
  async ({ page, context, signIn, screen }) => {
    await signIn('STAFF');
    const { id, title } = await new ApiAccount(context.request).createEvent(fields);
    await screen(`${kind}: the events`, async () => {
      await page.goto(`/events?search=${encodeURIComponent(search)}`);
      return page.getByRole('article').first();
    });
    await screen(`${kind}: an event`, async () => {
      await goTo(page, `/events/${id}`);
      return heading(page, title);
    });
    await screen(`${kind}: the dashboard`, async () => {
      await goTo(page, '/staff-dashboard');
      return page.getByRole('link', { name: title });
    });
    await screen(`${kind}: an event of one’s own`, async () => {
      await goTo(page, `/staff-events/${id}`);
      return heading(page, title);
    });
  };

/** Screens with texts that are hard to lay out. */
export const textScreens: Record<string, Visit> = {
  'long texts': pagesWith('long texts', long, 'Llanfairpwll'),
  'right to left': pagesWith('right to left', rightToLeft, 'ورشة'),
};

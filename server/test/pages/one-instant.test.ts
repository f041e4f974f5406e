import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCalendarFile } from '../../src/features/events/texts/read-calendar-file.fixture.js';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import type { Person } from '../support/world.js';
import { clientFolder, manyPages } from './built-client.js';
import { readPage, textOfHtml } from './page-content.js';

const mailGateway = new FakeMailGateway();

let app: TestApp;
let organiser: Person;
beforeAll(async () => {
  app = await startTestApp({ clientFolder, env: manyPages, mail: mailGateway });
  organiser = await app.world.staff();
});
afterAll(() => app.close());

it.each([
  {
    what: 'does not exist',
    typed: { date: '2027-03-28', startTime: '01:30', endTime: '04:00' },
    startsAt: '2027-03-28T01:30:00.000Z',
    endsAt: '2027-03-28T03:00:00.000Z',
    onPage: '02:30 – 04:00 BST',
    inMail: '02:30 to 04:00 BST',
  },
  {
    what: 'exists twice',
    typed: { date: '2027-10-31', startTime: '01:30', endTime: '02:30' },
    startsAt: '2027-10-31T00:30:00.000Z',
    endsAt: '2027-10-31T02:30:00.000Z',
    onPage: '01:30 BST – 02:30 GMT',
    inMail: '01:30 BST to 02:30 GMT',
  },
])(
  'L9: page, mail, calendar files and JSON-LD print the instant that counts for a time that $what',
  async (night) => {
    const timeZone = 'Europe/London';
    const event = await app.world.event(organiser, { ...night.typed, timeZone, pricePence: 0 });
    const guest = await app.world.user();
    await signUpPerson(guest, event.id);
    const mail = await waitUntil(
      () => mailGateway.to(guest.email, 'You’re signed up')[0] ?? expect.fail('no mail'),
    );

    const { startsAt, endsAt } = night;
    const html = await (await app.anonymous().request(`/events/${event.id}`)).text();
    expect(textOfHtml(html)).toContain(night.onPage);
    expect(readPage(html).jsonLd).toMatchObject({ startDate: startsAt, endDate: endsAt });

    expect(mail.text).toContain(night.inMail);
    const button = await (await guest.client.request(`/events/${event.id}/event.ics`)).text();
    const instants = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
    for (const file of [button, mail.attachment?.content ?? '']) {
      expect(readCalendarFile(file)).toMatchObject(instants);
    }
  },
);

import { decode } from 'fast-png';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reminderMail } from '../../src/features/attendee-mails/reminder.mail.js';
import { brandNamed } from '../../src/features/brand/brand.fixture.js';
import { drawLogo } from '../../src/features/brand/logo/draw-logo.js';
import { readLogo } from '../../src/features/brand/logo/read-logo.js';
import { tonesOf } from '../../src/features/brand/tones.js';
import { bread, publicUrl, ticketOf } from '../../src/features/mail/mail.fixture.js';
import { requestPasswordReset } from '../accounts/recovery-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { putLogo, svgLogo, updateBrand } from './brand-operations.js';

const mailOf = (brand = brandNamed()) =>
  reminderMail({
    brand,
    publicUrl,
    event: bread,
    note: null,
    ticket: ticketOf(),
    name: 'Maya',
    email: 'maya@example.org',
  });

describe('a mail', () => {
  it("has Turnout's green and its initial by default, and no logo", async () => {
    const { html, pictures } = await mailOf();
    expect(html).toContain('#0b7256');
    expect(html).not.toContain('cid:logo');
    expect(pictures?.map(({ contentId }) => contentId)).not.toContain('logo');
  });

  it('V4: has the tones of the accent in both schemes, and none of the green’s', async () => {
    const { html } = await mailOf(brandNamed('Evenings', { accent: '#ffe600' }));
    const { light, dark } = tonesOf('#ffe600');
    for (const tones of [light, dark])
      for (const colour of [tones.accent, tones.onAccent, tones.accentSoft]) expect(html).toContain(colour);
    expect(html).not.toMatch(/#0b7256|#e2f2ec|#4cc79f|#143229|#062a1f/);
  });

  it('has the logo as a PNG that comes with it', async () => {
    const logo = readLogo(svgLogo(96, 32));
    const brand = { ...brandNamed('Evenings', { lightLogo: logo }), mailLogo: await drawLogo(logo) };
    const { html, pictures } = await mailOf(brand);
    expect(html).toMatch(
      /<img[^>]*alt="Evenings"[^>]*src="cid:logo"|<img[^>]*src="cid:logo"[^>]*alt="Evenings"/,
    );
    const picture = pictures?.find(({ contentId }) => contentId === 'logo');
    expect(picture).toMatchObject({ contentType: 'image/png' });
    const { width, height } = decode(Buffer.from(picture?.base64 ?? '', 'base64'));
    expect([width, height]).toEqual([192, 64]);
  });
});

describe('a mail that a job sends', () => {
  const mail = new FakeMailGateway();
  let app: TestApp;
  let staff: Person;
  beforeAll(async () => {
    app = await startTestApp({ mail, doJobs: false });
    staff = await app.world.staff();
  });
  afterAll(() => app.close());

  it('V5: has the brand of that moment, and words of the operator as text', async () => {
    const name = '<b onclick=alert(1)>Evenings</b>';
    await updateBrand(staff.client, { name, accent: '#3b0764' });
    await putLogo(staff.client, 'light', svgLogo());
    await requestPasswordReset(app.anonymous(), staff.email);
    await doJobs(app);
    const sent = mail.mails.at(-1);
    expect(sent?.html).toContain('#3b0764');
    expect(sent?.html).toContain('&lt;b onclick=alert(1)&gt;Evenings&lt;/b&gt;');
    expect(sent?.html).not.toContain('<b onclick');
    expect(sent?.pictures).toMatchObject([{ contentId: 'logo' }]);
  });
});

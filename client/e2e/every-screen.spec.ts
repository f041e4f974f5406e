import { expectAccessible } from './support/accessible';
import { stopTimers } from './support/clock';
import { screens } from './support/screens';
import { test } from './support/test';

for (const [name, open] of Object.entries(screens)) {
  test(`${name}: axe finds nothing in light and dark, and 320 pixels are wide enough`, async ({
    page,
    context,
    signIn,
    organizer,
    google,
    registerElsewhere,
    stripe,
    server,
    expectedComplaints,
  }) => {
    await stopTimers(page);
    const stage = {
      page,
      context,
      signIn,
      organizer,
      google,
      registerElsewhere,
      stripe,
      server,
      expectedComplaints,
    };
    await expectAccessible(page, await open(stage));
  });
}

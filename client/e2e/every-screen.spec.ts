import { expectAccessible } from './support/accessible';
import { stopTimers } from './support/clock';
import { expectRoomForLargeText } from './support/large-text';
import { screens } from './support/screens';
import { test } from './support/shared-browser';

for (const [name, open] of Object.entries(screens)) {
  test(`${name}: axe finds nothing in light and dark, 320 pixels are wide enough, and text of 200 % is not cut`, async ({
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
    const shown = await open(stage);
    await expectAccessible(page, shown);
    await expectRoomForLargeText(page, shown);
  });
}

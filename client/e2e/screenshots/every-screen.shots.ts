import { stopTimers } from '../support/clock';
import { screens } from '../support/screens';
import { test } from '../support/test';
import { takeScreenshots } from './take-screenshots';
import { textScreens } from './text-screens';

for (const [name, open] of Object.entries({ ...screens, ...textScreens })) {
  test(
    name,
    async ({
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
      await takeScreenshots(page, name, await open(stage));
    },
  );
}

import { checkoutScreens } from './checkout-screens';
import { deskScreens } from './desk-screens';
import { feedScreens } from './feed-screens';
import { googleScreens } from './google-screens';
import { lookScreens, lookScreensOfStaff, lookScreensOfUsers } from './look-screens';
import { monthScreens, monthScreensOfStaff, monthScreensOfUsers } from './month-screens';
import type { Role } from './person';
import { placeScreens } from './place-screens';
import type { Open } from './screen';
import { chosenDatesScreens, seriesScreens } from './series-screens';
import { staffScreens } from './staff-screens';
import { userScreens } from './user-screens';
import { visitorScreens } from './visitor-screens';

const as =
  (role: Role, open: Open): Open =>
  async (stage) => {
    await stage.signIn(role);
    return open(stage);
  };

const signedIn = (role: Role, screens: Record<string, Open>) =>
  Object.fromEntries(Object.entries(screens).map(([name, open]) => [name, as(role, open)]));

/** Every screen and dialog of the product, in each of its states. */
export const screens: Record<string, Open> = {
  ...visitorScreens,
  ...lookScreens,
  ...monthScreens,
  ...seriesScreens,
  ...googleScreens,
  ...signedIn('USER', userScreens),
  ...signedIn('USER', lookScreensOfUsers),
  ...signedIn('USER', monthScreensOfUsers),
  ...signedIn('USER', checkoutScreens),
  ...signedIn('USER', placeScreens),
  ...signedIn('USER', feedScreens),
  ...signedIn('USER', chosenDatesScreens),
  ...signedIn('STAFF', staffScreens),
  ...signedIn('STAFF', lookScreensOfStaff),
  ...signedIn('STAFF', monthScreensOfStaff),
  ...signedIn('STAFF', deskScreens),
};

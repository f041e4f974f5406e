import { checkoutScreens } from './checkout-screens';
import { deskScreens } from './desk-screens';
import { eventScreens } from './event-screens';
import { googleScreens } from './google-screens';
import { placeScreens } from './place-screens';
import type { Visit } from './screen';
import { staffScreens } from './staff-screens';
import { userScreens } from './user-screens';
import { visitorScreens } from './visitor-screens';

/** Every screen and dialog of the product, in each of its states. */
export const visits: Record<string, Visit> = {
  ...visitorScreens,
  ...eventScreens,
  ...userScreens,
  ...placeScreens,
  ...checkoutScreens,
  ...googleScreens,
  ...staffScreens,
  ...deskScreens,
};

import { screen, within } from '@testing-library/react';
import { anEventWith, aSignUp, type FakeApi, type FakeSignUp } from './fake-api';
import { noor } from './people';
import { renderApp } from './render-app';

export const added = aSignUp({ addedToCalendarAt: '2027-03-01T09:30:00.000Z' });

interface Stage extends Partial<FakeApi> {
  /** The person's own sign-up. */
  own?: FakeSignUp | null;
}

/** The event's page for someone who signs in with Google and, unless a test says otherwise, has signed up. */
export function openEventWithCalendar({ own = aSignUp(), ...api }: Stage = {}) {
  const app = renderApp('/events/bread', {
    viewer: () => noor,
    event: () => anEventWith([], { viewerSignUp: own }),
    ...api,
  });
  const card = async () => within(await screen.findByRole('region', { name: 'Google Calendar' }));
  const button = async (name: string) => (await card()).findByRole('button', { name });
  const press = async (name: string) => app.user.click(await button(name));
  return { ...app, card, button, press };
}

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountWith, anEvent, aSignUp, type FakeEvent } from '../../testing/fake-api';
import { maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

const series = { id: 'html' };
const place = (day: string, some: FakeEvent = {}) =>
  aSignUp({
    id: `place-${day}`,
    viewerCanCancel: true,
    payment: null,
    event: anEvent({
      id: day,
      title: 'Your first web page',
      date: `2027-03-${day}`,
      pricePence: 0,
      series,
      ...some,
    }),
  });

function open(...places: ReturnType<typeof place>[]) {
  let left = places;
  return renderApp('/signedUpEvents', {
    viewer: () => accountWith(maya, [], left),
    cancelSignUp: ({ input }) => {
      left = left.filter(({ id }) => id !== input.signUpId);
      return { cancelledSignUpId: input.signUpId, event: anEvent({ id: '16', viewerSignUp: null }) };
    },
  });
}

it('shows the next place of a series, with the others behind one button', async () => {
  const { user } = open(
    place('02'),
    place('09'),
    place('16'),
    place('10', { id: 'talk', title: 'A talk', series: null }),
  );
  expect(await screen.findByRole('link', { name: 'A talk' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Your first web page' })).toHaveAttribute('href', '/events/02');
  const more = screen.getByRole('button', { name: '2 more dates' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: /^Tuesday 9 March/ })).not.toBeInTheDocument();
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Tuesday 9 March 2027, 10:00' })).toHaveAttribute(
    'href',
    '/events/09',
  );
  expect(screen.getByRole('link', { name: 'Tuesday 16 March 2027, 10:00' })).toBeVisible();
});

it('gives each place of a series back by itself', async () => {
  const { user } = open(place('02'), place('09'), place('16'));
  await user.click(await screen.findByRole('button', { name: '2 more dates' }));
  await user.click(
    screen.getByRole('button', { name: 'Give the place back: Your first web page, Tuesday 16 March' }),
  );
  const question = within(await screen.findByRole('dialog'));
  expect(
    question.getByText(
      'Your place at “Your first web page” on Tuesday 16 March is then free for somebody else.',
    ),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Give the place back' }));
  expect(await screen.findByText('You have given your place back.')).toBeVisible();
  expect(screen.getByRole('button', { name: '1 more date' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Tuesday 16 March/ })).not.toBeInTheDocument();
});

it('shows the first date that takes place, and says of the others which do not', async () => {
  const { user } = open(place('02', { cancelledAt: '2027-03-01T09:30:00Z' }), place('09'));
  expect(await screen.findByRole('link', { name: 'Your first web page' })).toHaveAttribute(
    'href',
    '/events/09',
  );
  expect(screen.queryByText('Cancelled')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '1 more date' }));
  expect(screen.getByText('Cancelled')).toBeVisible();
});

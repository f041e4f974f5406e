import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { noteServerTime } from '../../apollo/server-clock';
import { anEvent, anEventWith, type FakeEvent } from '../../testing/fake-api';
import { openCheckout, started } from '../../testing/open-checkout';
import { maya } from '../../testing/people';
import { holdTheClock, pass, renderApp } from '../../testing/render-app';

const NOW = '2097-06-09T12:00:00Z';
const london: FakeEvent = {
  pricePence: 2450,
  timeZone: 'Europe/London',
  startsAt: '2097-06-12T09:00:00.000Z',
  endsAt: '2097-06-12T11:00:00.000Z',
};

function holdTime(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) });
  noteServerTime(new Date(NOW).toUTCString());
}
describe('L11: the refund rule stands before the money is taken', () => {
  it.each([
    [48, 'If you give the place back before Monday 10 June, 10:00 BST, you get the £24.50 back.'],
    [96, 'The £24.50 is not refundable any more: the deadline was Saturday 8 June, 10:00 BST.'],
    [null, 'Not refundable: this event gives no money back.'],
  ])('above ‘Sign up and pay’: %s hours', async (refundDeadlineHours, sentence) => {
    holdTime();
    renderApp('/events/bread', {
      viewer: () => maya,
      event: () => anEventWith([], { ...london, refundDeadlineHours, viewerSignUp: null }),
    });
    const card = within(await screen.findByRole('region', { name: 'Sign up' }));
    const button = await card.findByRole('button', { name: 'Sign up and pay' });
    const rule = card.getByText(sentence);
    expect(rule.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each<[string | null, string]>([
    [
      '2097-06-10T09:00:00.000Z',
      'If you give the place back before Monday 10 June, 10:00 BST, you get the £24.50 back.',
    ],
    [
      '2097-06-08T09:00:00.000Z',
      'The £24.50 is not refundable any more: the deadline was Saturday 8 June, 10:00 BST.',
    ],
    [null, 'Not refundable: this event gives no money back.'],
  ])('above ‘Pay’, as it is stored with the payment: %s', async (refundableUntil, sentence) => {
    holdTime();
    const { card, payButton } = openCheckout({
      event: () => anEvent(london),
      startCheckout: () => started({ refundableUntil, placeHeldUntil: null }),
    });
    const button = await payButton();
    const rule = await (await card()).findByText(sentence);
    expect(rule.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['the event', 'Sign up and pay'],
    ['the payment', 'Pay £24.50'],
  ])('L12: changes when the deadline passes while the page of %s is open', async (_page, label) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2097-06-10T08:59:55Z') });
    noteServerTime(new Date().toUTCString());
    openCheckout({
      ...(label === 'Sign up and pay' && { path: '/events/bread' }),
      event: () => anEventWith([], { ...london, refundDeadlineHours: 48, viewerSignUp: null }),
      startCheckout: () => started({ refundableUntil: '2097-06-10T09:00:00.000Z', placeHeldUntil: null }),
    });
    await screen.findByRole('button', { name: label });
    const refundable =
      'If you give the place back before Monday 10 June, 10:00 BST, you get the £24.50 back.';
    expect(await screen.findByText(refundable)).toBeVisible();
    holdTheClock(new Date());
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(4_999);
    expect(screen.getByText(refundable)).toBeVisible();
    await pass(1);
    expect(
      screen.getByText('The £24.50 is not refundable any more: the deadline was Monday 10 June, 10:00 BST.'),
    ).toBeVisible();
    expect(screen.queryByText(refundable)).not.toBeInTheDocument();
  });
});

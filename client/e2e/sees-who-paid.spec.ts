import { ApiAccount } from './support/api-account';
import { expect, test } from './support/test';

test('the creator sees who has paid, and asks Stripe again about a payment that hangs', async ({
  page,
  signIn,
  registerElsewhere,
  stripe,
}) => {
  await signIn('STAFF');
  const { id } = await new ApiAccount(page.request).createEvent({ price: '24.50' });
  await stripe.dropWebhooks();
  const maya = await registerElsewhere('USER');
  const mayas = await maya.account.startCheckout(id, { name: 'Maya Okafor', email: maya.person.email });
  await stripe.pay(mayas.intentId);
  await maya.account.completeCheckout(mayas.paymentId);
  const tom = await registerElsewhere('USER');
  const toms = await tom.account.startCheckout(id, { name: 'Tom Reilly', email: tom.person.email });
  await stripe.takeTime(toms.intentId);
  await stripe.pay(toms.intentId);
  await tom.account.completeCheckout(toms.paymentId);

  await page.goto(`/staff-events/${id}`);
  const people = page.getByRole('region', { name: 'Who is coming' });
  const person = (name: string) => people.getByRole('listitem').filter({ hasText: name });
  await expect(person('Maya Okafor').getByText('Paid £24.50')).toBeVisible();
  await expect(person('Tom Reilly')).toBeHidden();
  const needingAttention = page.getByRole('region', { name: 'Payments that need a look' });
  const payment = needingAttention.getByRole('listitem');
  await expect(payment).toContainText(['Tom Reilly']);
  await expect(payment.getByText('Being processed.')).toBeVisible();
  await expect(payment.getByText('£24.50')).toBeVisible();
  await expect(payment.getByRole('link', { name: tom.person.email })).toBeVisible();

  await stripe.finish(toms.intentId);
  await payment.getByRole('button', { name: 'Ask Stripe again' }).click();
  await expect(payment.getByText('Stripe was asked: paid.')).toBeVisible();
  await expect(person('Tom Reilly').getByText('Paid £24.50')).toBeVisible();
  await page.reload();
  await expect(people.getByText('2 of 2 shown')).toBeVisible();
  await expect(needingAttention).toBeHidden();
});

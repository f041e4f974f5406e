import { Button } from '@mantine/core';
import { CheckoutEnd } from './checkout-end';
import { IN_PROCESS, KEEP_TRYING, NOT_SIGNED_UP } from './sentences';

/** The server goes on by itself; who does not want to wait for the mail can ask. */
export function Unsettled({ isCharged, onCheckAgain }: { isCharged: boolean; onCheckAgain: () => void }) {
  const action = (
    <Button variant="default" onClick={onCheckAgain}>
      Check again
    </Button>
  );
  return isCharged ? (
    <CheckoutEnd heading="Paid" tone="danger" sentence={NOT_SIGNED_UP} more={KEEP_TRYING} action={action} />
  ) : (
    <CheckoutEnd heading="Being processed" tone="info" sentence={IN_PROCESS} action={action} />
  );
}

import { useEffect, useEffectEvent } from 'react';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/page';
import { formatPrice } from '../../ui/texts/price';
import { HoldClock, useSecondsLeft } from '../checkout/hold-clock';

interface Props {
  eventId: string;
  pricePence: number;
  heldUntil: string;
  /** When it is held no longer. */
  onRunOut: () => void;
}

/** For a person who has left the payment page while their place is held: the way back to it. */
export function HeldPlace({ eventId, pricePence, heldUntil, onRunOut }: Props) {
  const secondsLeft = useSecondsLeft(heldUntil);
  const runOut = useEffectEvent(onRunOut);
  useEffect(() => {
    if (secondsLeft === 0) runOut();
  }, [secondsLeft]);
  if (!secondsLeft) return null;
  return (
    <>
      <HoldClock heldUntil={heldUntil} secondsLeft={secondsLeft} />
      <p>Then the place is free again.</p>
      <LinkButton to={paths.payment(eventId)} isPrimary>
        {`Pay ${formatPrice(pricePence)}`}
      </LinkButton>
    </>
  );
}

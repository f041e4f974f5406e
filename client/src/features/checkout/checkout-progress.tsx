import { Skeleton } from '@mantine/core';
import { LoadingText } from '../../ui/read-states';

/** The shape of the card's fields, while they cannot be there. */
export function CheckoutProgress({ children }: { children: string }) {
  return (
    <>
      <h2>Card</h2>
      <LoadingText>{children}</LoadingText>
      <Skeleton height={44} aria-hidden />
      <Skeleton height={44} aria-hidden />
      <Skeleton height={44} aria-hidden />
    </>
  );
}

import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

interface Props extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  /** The action that the button started is under way: until it ends, another press does nothing. */
  isBusy: boolean;
}

/** Looks disabled while it is busy, and keeps the focus: browsers take it from a button that is disabled. */
export function BusyButton({ isBusy, onClick, ...props }: Props) {
  return (
    <Button
      {...props}
      aria-disabled={isBusy || undefined}
      data-disabled={isBusy}
      // A press would also submit the form.
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  );
}

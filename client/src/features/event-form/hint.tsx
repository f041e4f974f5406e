import type { InputWrapperProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconAlertTriangle } from '../../ui/icons/for-accounts';
import classes from './event-form.module.css';

/** Hints of these forms stand under their fields, where they do not move what is typed. */
export const hintBelow: Pick<InputWrapperProps, 'inputWrapperOrder'> = {
  inputWrapperOrder: ['label', 'input', 'error', 'description'],
};

/** A sentence under a field. A warning does not stop anybody from saving. */
export function Hint({ children, isWarning = false }: { children: ReactNode; isWarning?: boolean }) {
  if (!isWarning) return children;
  return (
    <span className={classes.warning}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </span>
  );
}

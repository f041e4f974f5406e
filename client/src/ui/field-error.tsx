import { IconAlertCircle } from '@tabler/icons-react';
import classes from './field-error.module.css';

/** What is wrong with one input, under it. */
export function FieldError({ children }: { children: string }) {
  return (
    <span className={classes.error}>
      <IconAlertCircle size={16} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </span>
  );
}

import type { ReactNode } from 'react';
import type { IconProps } from './icons/icon';
import classes from './mark.module.css';

interface Props {
  icon?: (props: IconProps) => ReactNode;
  tone?: 'muted' | 'danger' | 'draft';
  children: ReactNode;
}

/** A state or role beside a title, always in words. */
export function Mark({ icon: MarkIcon, tone, children }: Props) {
  return (
    <span className={classes.mark} data-tone={tone}>
      {MarkIcon && <MarkIcon size={14} stroke={1.75} aria-hidden />}
      {children}
    </span>
  );
}

import type { ComponentPropsWithRef } from 'react';
import classes from './card.module.css';

interface Props extends ComponentPropsWithRef<'form'> {
  as?: 'article' | 'div' | 'form' | 'li' | 'search' | 'section';
  /** The whole card leads where the link in it leads. */
  isLink?: boolean;
}

/** A bordered surface. How it arranges its content, and how much room that has, is for the class that is given. */
export function Card({ as = 'div', isLink = false, className, ...attributes }: Props) {
  // A form takes the attributes of all the others.
  const Element = as as 'form';
  return (
    <Element
      className={className ? `${classes.card} ${className}` : classes.card}
      data-link={isLink || undefined}
      {...attributes}
    />
  );
}

import { type ReactNode, type RefObject, useId } from 'react';
import { Card } from '../../ui/card';
import classes from './account-page.module.css';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
  /** For the focus, where what had it goes away. */
  heading?: RefObject<HTMLHeadingElement | null>;
}

/** One matter of the account: what it is at the left, what can be done at the right. */
export function AccountSection({ title, lead, children, heading }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <div className={classes.about}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{lead}</p>
      </div>
      <Card className={classes.card}>{children}</Card>
    </section>
  );
}

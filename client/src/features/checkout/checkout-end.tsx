import { type ReactNode, useEffect, useRef } from 'react';
import { MessageWithDetail, Notice } from '../../ui/notice';

interface Props {
  heading: string;
  tone: 'success' | 'danger' | 'info';
  sentence: string;
  more?: string;
  /** The way on. */
  action: ReactNode;
}

/** What stands in place of the card's fields once there is nothing to fill in any more. */
export function CheckoutEnd({ heading, tone, sentence, more, action }: Props) {
  const title = useRef<HTMLHeadingElement>(null);

  // The button that was pressed is gone.
  useEffect(() => title.current?.focus(), []);

  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <Notice tone={tone} action={action}>
        <MessageWithDetail message={sentence} detail={more ?? null} />
      </Notice>
    </>
  );
}

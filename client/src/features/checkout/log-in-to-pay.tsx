import { paths } from '../../paths';
import { LinkButton } from '../../ui/link-button';
import { Notice } from '../../ui/notice';
import { LOG_IN_TO_PAY } from './sentences';

export function LogInToPay({ eventId }: { eventId: string }) {
  return (
    <Notice
      tone="info"
      action={
        <LinkButton to={paths.welcomeThen(paths.payment(eventId))} isPrimary>
          Log in or register
        </LinkButton>
      }
    >
      {LOG_IN_TO_PAY}
    </Notice>
  );
}

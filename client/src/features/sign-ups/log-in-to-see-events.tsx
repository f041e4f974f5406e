import { paths } from '../../paths';
import { LinkButton } from '../../ui/link-button';
import { Notice } from '../../ui/notice';
import { LOG_IN_TO_SEE_EVENTS } from './sentences';

export function LogInToSeeEvents() {
  return (
    <Notice
      tone="info"
      action={
        <LinkButton to={paths.welcomeThen(paths.myEvents)} isPrimary>
          Log in or register
        </LinkButton>
      }
    >
      {LOG_IN_TO_SEE_EVENTS}
    </Notice>
  );
}

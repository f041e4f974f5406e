import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { paths } from '../../paths';
import type { ViewerFragment } from '../../session/gql/session';
import { IconCalendarCheck } from '../../ui/icons/for-accounts';
import { IconCalendarOff } from '../../ui/icons/for-everyone';
import { Notice } from '../../ui/notice';
import { LinkButton } from '../../ui/page';
import { DisconnectCalendarDialog } from '../calendar/connected-calendar';
import * as calendar from '../calendar/messages';
import classes from './account-page.module.css';
import { AccountSection } from './account-section';

/** For those who sign in with Google: whether we may write their calendar. */
export function AccountCalendar({ viewer }: { viewer: ViewerFragment }) {
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!viewer.calendarConnected && !viewer.signInMethods.includes('GOOGLE')) return null;

  function finish() {
    setDone(true);
    heading.current?.focus();
  }

  const { calendarConnected } = viewer;
  const Icon = calendarConnected ? IconCalendarCheck : IconCalendarOff;
  return (
    <AccountSection
      heading={heading}
      title="Google Calendar"
      lead="Events that you add go straight into it and move when they move."
    >
      <div className={classes.row}>
        <Icon size={20} stroke={1.75} aria-hidden />
        <div className={classes.words}>
          <strong>{calendarConnected ? 'Connected' : 'Not connected'}</strong>
          {!calendarConnected && <small>Connect it on the page of an event that you signed up to.</small>}
        </div>
        {calendarConnected ? (
          <Button variant="default" onClick={() => setAsking(true)}>
            Disconnect
          </Button>
        ) : (
          <LinkButton to={paths.myEvents}>My Events</LinkButton>
        )}
      </div>
      <div className={classes.message}>
        {isDone && <Notice tone="success">{calendar.DISCONNECTED}</Notice>}
      </div>
      <DisconnectCalendarDialog isOpen={isAsking} onClose={() => setAsking(false)} onDisconnected={finish} />
    </AccountSection>
  );
}

import type { ReactNode } from 'react';
import { IconAlertCircle, IconCircleCheck } from '../../../ui/icons/for-everyone';
import type { DoorState } from '../device/door-state';
import { IconCloudOff } from '../icons';
import * as messages from '../messages';
import { timeOfDay } from '../results/result-texts';
import { Conflicts } from './conflicts';
import classes from './door-strip.module.css';

interface Props {
  state: DoorState;
  onConflictsRead: () => void;
}

/** The state of this device: the network, its list, and the scans that wait. There is no switch. */
export function DoorStrip({ state, onConflictsRead }: Props) {
  const { isOnline, list, waiting, isAllSent, conflicts, refusal } = state;
  const isQuiet = isOnline && waiting.count === 0 && !isAllSent;
  return (
    <>
      {/* Its time changes each minute, which a screen reader is not to read out. */}
      {isQuiet && list && (
        <Strip kind="good" title={messages.READY}>
          <p>
            {messages.people(list.people)}, as of {timeOfDay(list.asOf)}
          </p>
        </Strip>
      )}
      <div role="status">
        {waiting.unsavedCount > 0 && <Strip kind="warning" title={messages.NOT_STORED} />}
        {!isOnline && (
          <Strip kind="warning" isOffline title={list ? messages.NO_NETWORK_NOW : messages.NO_LIST}>
            <WaitingText {...waiting} />
            {list && (
              <p>
                List as of {timeOfDay(list.asOf)}. {messages.OTHER_DOORS}
              </p>
            )}
          </Strip>
        )}
        {isOnline && waiting.count > 0 && (
          <Strip kind="warning" title={refusal ?? ''}>
            <WaitingText {...waiting} />
          </Strip>
        )}
        {isOnline && waiting.count === 0 && isAllSent && <Strip kind="good" title={messages.ALL_SENT} />}
        {conflicts.length > 0 && <Conflicts scans={conflicts} onRead={onConflictsRead} />}
      </div>
    </>
  );
}

interface StripProps {
  kind: 'good' | 'warning';
  title: string;
  isOffline?: boolean;
  children?: ReactNode;
}

function Strip({ kind, title, isOffline = false, children }: StripProps) {
  const Icon = isOffline ? IconCloudOff : kind === 'good' ? IconCircleCheck : IconAlertCircle;
  return (
    <div className={classes.strip} data-kind={kind}>
      <Icon size={22} stroke={1.75} aria-hidden />
      <div className={classes.text}>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  );
}

function WaitingText({ count, oldestAt }: DoorState['waiting']) {
  if (count === 0) return null;
  return (
    <p>
      <strong>{messages.scans(count)} to send</strong>
      {oldestAt && `, the oldest from ${timeOfDay(oldestAt)}`}
    </p>
  );
}

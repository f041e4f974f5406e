import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Notice } from '../../ui/notice';
import { PageHeading } from '../../ui/page';
import { CameraView } from './camera/camera-view';
import { CodeDialog } from './code-dialog';
import type { DoorDevice } from './device/door-device';
import type { EventFacts } from './device/ticket-list';
import { useDeviceState } from './device/use-device';
import classes from './door.module.css';
import { DoorActions } from './door-actions';
import { DoorFigures, useLiveDoor } from './door-figures';
import { DoorNameForm, useDoorName } from './door-name';
import * as messages from './messages';
import { SoundButton } from './results/door-sound';
import { LastScan } from './results/last-scan';
import { ScanResult } from './results/scan-result';
import { NameSearch } from './search/name-search';
import { DoorStrip } from './strip/door-strip';
import { useOfflinePage } from './use-offline-page';
import { useScans } from './use-scans';
import { useTypedCodes } from './use-typed-codes';

interface Props {
  device: DoorDevice;
  event: EventFacts & { expectedCount: number };
}

export function Door(props: Props) {
  const { device, event } = props;
  const [name, setName] = useDoorName();
  const { title, arrivedCount, canSearch, canUndo } = event;
  useEffect(
    () => device.noteFacts({ title, arrivedCount, canSearch, canUndo }),
    [device, title, arrivedCount, canSearch, canUndo],
  );
  useEffect(() => device.start(), [device]);
  useLiveDoor(device);
  useOfflinePage(device);
  return name === null ? (
    <DoorNameForm eventTitle={title} onNamed={setName} />
  ) : (
    <NamedDoor {...props} name={name} onRename={() => setName(null)} />
  );
}

function NamedDoor({ device, event, name, onRename }: Props & { name: string; onRename: () => void }) {
  const { canSearch, canUndo } = event;
  const { shown, last, undone, scan, see, undo, close } = useScans(device, name);
  useFocusAfter(shown !== null);
  const [open, setOpen] = useState<'search' | 'code' | null>(null);
  const state = useDeviceState(device);
  useTypedCodes((code) => scan({ code }));

  function searchInstead(): void {
    close();
    setOpen('search');
  }

  return (
    <>
      {shown && (
        <ScanResult
          result={shown}
          doorName={name}
          onUndo={canUndo ? undo : null}
          onNext={close}
          onSearch={canSearch ? searchInstead : null}
        />
      )}
      {/* The camera goes on below a result: the next ticket replaces it, and a browser may ask again for a camera that was given back. */}
      <div inert={shown !== null}>
        {undone && (
          <div className={classes.undone}>
            <Notice tone="success">{messages.undone(undone.name)}</Notice>
          </div>
        )}
        {open === 'search' ? (
          <NameSearch device={device} onChosen={scan} onClose={() => setOpen(null)} />
        ) : (
          <div className={classes.door}>
            <header className={classes.header}>
              <PageHeading documentTitle={`${name}, ${event.title}`} lead={event.title}>
                {name}
              </PageHeading>
              <SoundButton />
              <button type="button" className={classes.rename} onClick={onRename}>
                Change
              </button>
            </header>
            <CameraView onCode={see} />
            <DoorFigures {...event} waitingCount={state.waiting.count} />
            <DoorStrip state={state} onConflictsRead={() => device.state.set({ conflicts: [] })} />
            {last && (
              <LastScan
                scan={last}
                isWaiting={last.asOf !== undefined && state.waiting.count > 0}
                onUndo={canUndo ? undo : null}
              />
            )}
            <DoorActions
              onSearch={canSearch ? () => setOpen('search') : null}
              onCode={() => setOpen('code')}
            />
            <CodeDialog
              isOpen={open === 'code'}
              onClose={() => setOpen(null)}
              onCode={(code) => scan({ code })}
            />
          </div>
        )}
      </div>
    </>
  );
}

/** Gives the focus back after a result, whose buttons are removed with it: to where it was, or to the first field or heading. */
function useFocusAfter(isShown: boolean): void {
  const before = useRef<Element | null>(null);
  // At once: browsers take the focus from an inert part when they draw the page.
  useLayoutEffect(() => {
    if (isShown) before.current = document.activeElement;
  }, [isShown]);
  useEffect(() => {
    if (!isShown) return;
    return () => {
      const { current } = before;
      // A hand scanner has the focus nowhere, and a search that was opened instead has taken it.
      if (current === document.body || document.activeElement !== document.body) return;
      const first = () =>
        document.querySelector<HTMLElement>('input:not(dialog input)') ?? document.querySelector('h1');
      const element = current instanceof HTMLElement && current.isConnected ? current : first();
      element?.focus();
    };
  }, [isShown]);
}

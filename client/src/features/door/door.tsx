import { useEffect, useState } from 'react';
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
  const { shown, last, scan, see, undo, close } = useScans(device, name);
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

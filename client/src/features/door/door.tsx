import { useState } from 'react';
import type { FragmentRef } from '../../apollo/graphql';
import { PageHeading } from '../../ui/page';
import { CameraView } from './camera/camera-view';
import { CodeDialog } from './code-dialog';
import classes from './door.module.css';
import { DoorActions } from './door-actions';
import { DoorFigures, useLiveDoor } from './door-figures';
import { DoorNameForm, useDoorName } from './door-name';
import type { DoorFiguresFragment } from './gql/door-figures';
import { LastScan } from './results/last-scan';
import { ScanResult } from './results/scan-result';
import { NameSearch } from './search/name-search';
import { useScans } from './use-scans';
import { useTypedCodes } from './use-typed-codes';

interface Props {
  event: { id: string; title: string };
  door: FragmentRef<DoorFiguresFragment>;
}

export function Door(props: Props) {
  const [name, setName] = useDoorName();
  return name === null ? (
    <DoorNameForm eventTitle={props.event.title} onNamed={setName} />
  ) : (
    <NamedDoor {...props} name={name} onRename={() => setName(null)} />
  );
}

function NamedDoor({ event, door, name, onRename }: Props & { name: string; onRename: () => void }) {
  const { shown, last, scan, undo, close } = useScans(event.id, name);
  const [open, setOpen] = useState<'search' | 'code' | null>(null);
  useLiveDoor(event.id);
  useTypedCodes((code) => scan({ code }));

  if (shown) {
    return (
      <ScanResult
        result={shown}
        doorName={name}
        onUndo={undo}
        onNext={close}
        onSearch={() => {
          close();
          setOpen('search');
        }}
      />
    );
  }
  if (open === 'search')
    return <NameSearch eventId={event.id} onChosen={scan} onClose={() => setOpen(null)} />;
  return (
    <div className={classes.door}>
      <header className={classes.header}>
        <PageHeading documentTitle={`${name}, ${event.title}`} lead={event.title}>
          {name}
        </PageHeading>
        <button type="button" className={classes.rename} onClick={onRename}>
          Change
        </button>
      </header>
      <CameraView onCode={(code) => scan({ code })} />
      <DoorFigures door={door} />
      {last && <LastScan scan={last} onUndo={undo} />}
      <DoorActions onSearch={() => setOpen('search')} onCode={() => setOpen('code')} />
      <CodeDialog isOpen={open === 'code'} onClose={() => setOpen(null)} onCode={(code) => scan({ code })} />
    </div>
  );
}

import { Button } from '@mantine/core';
import classes from './door.module.css';
import { IconKeyboard, IconSearch } from './icons';

/** Where the thumb is. */
export function DoorActions({ onSearch, onCode }: { onSearch: (() => void) | null; onCode: () => void }) {
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <div className={classes.actions}>
      {onSearch && (
        <Button variant="default" leftSection={<IconSearch {...icon} />} onClick={onSearch}>
          Search name
        </Button>
      )}
      <Button variant="default" leftSection={<IconKeyboard {...icon} />} onClick={onCode}>
        Type code
      </Button>
    </div>
  );
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import { IconRss } from '../../../ui/icons/for-events';
import { Late, latePart } from '../../../ui/late';

const subscribeDialog = latePart(async () => (await import('./subscribe-dialog')).SubscribeDialog);

/** Opens the dialog with the link of the person's calendar feed. */
export function SubscribeButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRss size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Subscribe
      </Button>
      {isOpen && <Late part={subscribeDialog} props={{ onClose: () => setOpen(false) }} />}
    </>
  );
}

import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Dialog, DialogButtons, DialogText } from './dialog';

/** Asks a person who leaves a form with changes: in the page by a dialog, and by the browser when the tab is closed. */
export function LeaveQuestion({ isAsked }: { isAsked: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAsked && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isAsked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsked]);

  const stay = () => blocker.state === 'blocked' && blocker.reset();
  const leave = () => blocker.state === 'blocked' && blocker.proceed();
  return (
    <Dialog title="Leave without saving?" isOpen={blocker.state === 'blocked'} onClose={stay}>
      <DialogText>What you have typed here is not saved.</DialogText>
      <DialogButtons>
        <Button variant="default" onClick={stay}>
          Stay here
        </Button>
        <Button color="danger" onClick={leave}>
          Leave
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

import { Button } from '@mantine/core';
import { IconBrandGoogle } from '@tabler/icons-react';
import { Notice } from '../../ui/notice';
import { SentenceAndMore } from '../../ui/sentence-and-more';
import classes from './google-sign-in.module.css';
import type { GoogleFailure } from './use-google-sign-in';

interface Props {
  isRunning: boolean;
  isDisabled: boolean;
  failure: GoogleFailure | null;
  onStart: () => void;
}

export function GoogleSignIn({ isRunning, isDisabled, failure, onStart }: Props) {
  return (
    <div className={classes.root}>
      <Button
        variant="default"
        leftSection={<IconBrandGoogle size={18} stroke={2} aria-hidden />}
        disabled={isDisabled}
        onClick={onStart}
      >
        {isRunning ? 'Logging in with Google...' : 'Login with Google'}
      </Button>
      {failure && (
        <Notice tone="danger">
          <SentenceAndMore {...failure} />
        </Notice>
      )}
    </div>
  );
}

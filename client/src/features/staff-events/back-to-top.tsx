import { Button } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconArrowUp } from '@tabler/icons-react';
import classes from './back-to-top.module.css';

export function BackToTop() {
  const isStill = useReducedMotion();
  return (
    <footer className={classes.footer}>
      <Button
        variant="default"
        leftSection={<IconArrowUp size={18} stroke={1.75} aria-hidden />}
        onClick={() => window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })}
      >
        Back to Top
      </Button>
    </footer>
  );
}

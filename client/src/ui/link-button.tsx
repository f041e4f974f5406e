import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  to: string;
  children: ReactNode;
  icon?: ReactNode;
  isPrimary?: boolean;
}

export function LinkButton({ to, children, icon, isPrimary = false }: Props) {
  return (
    <Button component={Link} to={to} variant={isPrimary ? 'filled' : 'default'} leftSection={icon}>
      {children}
    </Button>
  );
}

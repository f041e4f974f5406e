import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './back-link.module.css';

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={classes.link}>
      <IconArrowLeft size={16} stroke={1.75} aria-hidden />
      {children}
    </Link>
  );
}

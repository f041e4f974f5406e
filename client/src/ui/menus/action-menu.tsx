import { Button } from '@mantine/core';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import { IconDots } from '../icons/for-staff';
import type { IconProps } from '../icons/icon';
import classes from './action-menu.module.css';
import dropDown from './drop-down.module.css';
import { useDismiss } from './use-dismiss';

interface Props {
  /** The name of the button: `Manage Bread for beginners`. */
  label: string;
  className?: string | undefined;
  /** The items, given what closes the menu and then does something. */
  children: (run: (action: () => void) => void) => ReactNode;
}

/** The actions for a row of a list, behind three dots. Escape or a look elsewhere closes it. */
export function ActionMenu({ label, className, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, isOpen, close);
  // The button may be the last that is in sight.
  useLayoutEffect(() => {
    if (isOpen) menu.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  function run(action: () => void) {
    close();
    // The menu's item is hidden now, so the focus goes to the button.
    button.current?.focus();
    action();
  }

  return (
    <div ref={root} className={`${dropDown.root} ${classes.root} ${className ?? ''}`}>
      <Button
        ref={button}
        variant="subtle"
        className={classes.button}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconDots size={20} stroke={1.75} aria-hidden />
      </Button>
      <div ref={menu} id={id} className={`${dropDown.menu} ${classes.menu}`} hidden={!isOpen}>
        <ul>{children(run)}</ul>
      </div>
    </div>
  );
}

interface ItemProps {
  Icon: ComponentType<IconProps>;
}

export function MenuLink({
  Icon,
  label,
  ...link
}: ItemProps & { label: string; to: string; state?: object }) {
  return (
    <li>
      <Link {...link} className={dropDown.item}>
        <Icon size={18} stroke={1.75} aria-hidden />
        {label}
      </Link>
    </li>
  );
}

export function MenuAction({
  Icon,
  children,
  onClick,
}: ItemProps & { children: ReactNode; onClick: () => void }) {
  return (
    <li>
      <button type="button" className={dropDown.item} onClick={onClick}>
        <Icon size={18} stroke={1.75} aria-hidden />
        {children}
      </button>
    </li>
  );
}

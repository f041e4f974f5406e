import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { NameShown } from '../../../gql/types';
import { RadioCards } from '../../../ui/forms/radio-cards';
import * as messages from '../messages';
import classes from './name-choice.module.css';

const options = (['SIGNED_IN', 'ATTENDEES', 'TEAM'] as const).map((value) => ({
  value,
  ...messages.nameChoices[value],
}));

interface Props {
  legend?: string;
  /** Unique on the page. */
  name: string;
  /** Empty: nothing is chosen yet, and the person must choose. */
  value?: NameShown | '';
  onChange: (value: NameShown) => void;
  error?: ReactNode;
  'data-path'?: string;
}

/** The choice of the people who see a name: one line with what is chosen, which opens. */
export function NameChoice(props: Props) {
  const { legend = messages.NAME_SHOWN, name, value = '', onChange, error, 'data-path': path } = props;
  const [isOpen, setOpen] = useState(value === '');
  const [wasPressed, setPressed] = useState(false);
  const legendId = useId();

  function open() {
    setOpen(true);
    setPressed(true);
  }

  if (value && !isOpen) {
    return (
      <div className={classes.line}>
        <div>
          <p id={legendId} className={classes.legend}>
            {legend}
          </p>
          <p className={classes.chosen}>{messages.nameChoices[value].title}</p>
        </div>
        {/* Described, not labelled: the field above is the one that is called Name. */}
        <Button variant="subtle" size="compact-sm" aria-describedby={legendId} onClick={open}>
          Change
        </Button>
      </div>
    );
  }
  return (
    <div ref={wasPressed ? focusChosen : undefined} className={classes.open}>
      <RadioCards
        legend={<strong>{legend}</strong>}
        name={name}
        options={options}
        value={value || null}
        onChange={onChange}
        data-path={path}
      />
      {error && <div role="alert">{error}</div>}
    </div>
  );
}

/** The button that opened the choice has been removed. */
function focusChosen(opened: HTMLElement | null) {
  opened?.querySelector<HTMLElement>(':checked')?.focus();
}

import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import classes from './password-input.module.css';

/** A password, which the person can have shown while they type it. */
export function PasswordInput(props: TextInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth="4.5rem"
      rightSection={
        <button
          type="button"
          role="switch"
          aria-checked={isShown}
          className={classes.toggle}
          onClick={() => setShown(!isShown)}
        >
          Show <span className="visually-hidden">password</span>
        </button>
      }
    />
  );
}

import { type ReactNode, useId } from 'react';
import type { Role } from '../../gql/graphql';
import classes from './access-tokens.module.css';
import { scopesFor } from './scopes';

interface Props {
  role: Role;
  /** The chosen scopes, with spaces between them. */
  value: string;
  onChange: (value: string) => void;
  error: ReactNode;
  /** By which the form finds it, to focus it. */
  'data-path'?: string;
}

/** What a token may do: in words first, as the API calls it second. */
export function ScopeChoice({ role, value, onChange, error, 'data-path': path }: Props) {
  const errorId = useId();
  const chosen = value.split(' ').filter(Boolean);

  function toggle(scope: string) {
    const others = chosen.filter((other) => other !== scope);
    onChange((others.length < chosen.length ? others : [...chosen, scope]).join(' '));
  }

  return (
    <fieldset className={classes.scopes} aria-describedby={error ? errorId : undefined}>
      <legend>What it may do</legend>
      {scopesFor(role).map(({ scope, title, detail }, index) => (
        <label key={scope} className={classes.scope}>
          <input
            type="checkbox"
            name={scope}
            checked={chosen.includes(scope)}
            aria-invalid={error ? true : undefined}
            onChange={() => toggle(scope)}
            {...(index === 0 && { 'data-path': path })}
          />
          <span>
            <strong>{title}</strong> <code>{scope}</code>
            <small>{detail}</small>
          </span>
        </label>
      ))}
      {error && (
        <div id={errorId} role="alert" className={classes.error}>
          {error}
        </div>
      )}
    </fieldset>
  );
}

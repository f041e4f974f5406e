import { type ReactNode, useId } from 'react';
import { topics } from './topics';
import classes from './webhooks.module.css';

interface Props {
  /** The chosen topics, with spaces between them. */
  value: string;
  onChange: (value: string) => void;
  error: ReactNode;
  /** By which the form finds it, to focus it. */
  'data-path'?: string;
}

/** What a webhook is told of: in words first, as the API calls it second. */
export function TopicChoice({ value, onChange, error, 'data-path': path }: Props) {
  const errorId = useId();
  const chosen = value.split(' ').filter(Boolean);

  function toggle(topic: string) {
    const others = chosen.filter((other) => other !== topic);
    onChange((others.length < chosen.length ? others : [...chosen, topic]).join(' '));
  }

  return (
    <fieldset className={classes.topics} aria-describedby={error ? errorId : undefined}>
      <legend>What it is told of</legend>
      {topics.map(({ topic, title, detail }, index) => (
        <label key={topic} className={classes.topic}>
          <input
            type="checkbox"
            name={topic}
            checked={chosen.includes(topic)}
            aria-invalid={error ? true : undefined}
            onChange={() => toggle(topic)}
            {...(index === 0 && { 'data-path': path })}
          />
          <span>
            <strong>{title}</strong> <code>{topic}</code>
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

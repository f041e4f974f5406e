import { Button, Highlight } from '@mantine/core';
import { type FragmentRef, graphql, readFragment } from '../../../apollo/graphql';
import { IconCircleCheck } from '../../../ui/icons/for-everyone';
import { timeOfDay } from '../results/result-texts';
import type { NameAtDoorFragment } from './gql/name-row';
import classes from './name-search.module.css';

graphql(`
  fragment NameAtDoor on SignUp {
    id
    name
    arrivedAt
  }
`);

interface Props {
  person: FragmentRef<NameAtDoorFragment>;
  /** Shown in the name. */
  typed: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onCheckIn: () => void;
}

export function NameRow({ person, typed, isOpen, onToggle, onCheckIn }: Props) {
  const { name, arrivedAt } = readFragment<NameAtDoorFragment>(person);
  const shown = (
    <Highlight component="span" highlight={typed} className={classes.name} dir="auto">
      {name}
    </Highlight>
  );
  if (arrivedAt) {
    return (
      <li className={classes.row}>
        <p>
          {shown}
          <span className={classes.arrived}>
            <IconCircleCheck size={18} stroke={2} aria-hidden />
            <span className="visually-hidden">arrived at </span>
            {timeOfDay(arrivedAt)}
          </span>
        </p>
      </li>
    );
  }
  return (
    <li className={classes.row} data-open={isOpen || undefined}>
      <button type="button" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
        {shown}
        <span className={classes.state}>expected</span>
      </button>
      {isOpen && (
        <div className={classes.choices}>
          <Button onClick={onCheckIn}>Check in {name}</Button>
          <Button variant="default" onClick={() => onToggle(false)}>
            Not now
          </Button>
        </div>
      )}
    </li>
  );
}

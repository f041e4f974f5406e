import { RadioCards } from '../../ui/forms/radio-cards';
import classes from './cancel-or-delete.module.css';
import { events } from './messages';

export type Ending = 'cancel' | 'delete';

function endingsOf(count: number) {
  return [
    {
      value: 'cancel' as Ending,
      title: `Cancel ${events(count)}`,
      detail: `${count === 1 ? 'The' : 'Each'} page stays and says “Cancelled” with your reason.`,
    },
    {
      value: 'delete' as Ending,
      title: `Delete ${events(count)}`,
      detail:
        count === 1
          ? 'The page goes, too. People with the link find nothing.'
          : 'The pages go, too. People with a link find nothing.',
    },
  ];
}

interface Props {
  /** How many events are meant. */
  count: number;
  value: Ending;
  onChange: (ending: Ending) => void;
}

/** The two ways for events not to take place. */
export function CancelOrDelete({ count, value, onChange }: Props) {
  return (
    <div className={classes.choices}>
      <RadioCards
        legend={<span className="visually-hidden">Cancel or delete</span>}
        name="ending"
        options={endingsOf(count)}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

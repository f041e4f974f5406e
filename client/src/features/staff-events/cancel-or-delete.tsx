import { RadioCards } from '../event-form/radio-cards';
import classes from './cancel-or-delete.module.css';

export type Ending = 'cancel' | 'delete';

const endings: { value: Ending; title: string; detail: string }[] = [
  {
    value: 'cancel',
    title: 'Cancel event',
    detail: 'The page stays and says “Cancelled” with your reason.',
  },
  {
    value: 'delete',
    title: 'Delete event',
    detail: 'The page goes, too. People with the link find nothing.',
  },
];

/** The two ways for an event not to take place. */
export function CancelOrDelete({ value, onChange }: { value: Ending; onChange: (ending: Ending) => void }) {
  return (
    <div className={classes.choices}>
      <RadioCards
        legend={<span className="visually-hidden">Cancel or delete</span>}
        name="ending"
        options={endings}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

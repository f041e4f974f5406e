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
    <fieldset className={classes.choices}>
      <legend className="visually-hidden">Cancel or delete</legend>
      {endings.map((ending) => (
        <label key={ending.value} className={classes.choice}>
          <input
            type="radio"
            name="ending"
            checked={ending.value === value}
            onChange={() => onChange(ending.value)}
          />
          <span>
            <strong>{ending.title}</strong>
            <span className={classes.detail}>{ending.detail}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

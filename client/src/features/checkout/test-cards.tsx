import classes from './test-cards.module.css';

const cards = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0025 0000 3155', 'asks for authentication'],
] as const;

/** For whoever tries the product out: the sandbox takes no money, and no real card. */
export function TestCards() {
  return (
    <aside aria-label="Test cards" className={classes.note}>
      <p>This is the sandbox: no money moves. Cards to try, with any date ahead and any security code:</p>
      <ul>
        {cards.map(([number, outcome]) => (
          <li key={number}>
            <span className={classes.number}>{number}</span> {outcome}
          </li>
        ))}
      </ul>
    </aside>
  );
}

import { Card } from '../../ui/card';
import { formatCount } from '../../ui/texts/count';
import classes from './door-desk.module.css';
import type { DeskDoorFragment } from './gql/live-desk';

type Figures = Pick<DeskDoorFragment, 'expectedCount' | 'arrivedCount' | 'arrivedByDoor'>;

/** How many have arrived, at all doors together and at each. */
export function DeskFigures({ door: { expectedCount, arrivedCount, arrivedByDoor } }: { door: Figures }) {
  return (
    <Card as="section" className={classes.figures} aria-label="Arrived">
      <dl>
        <div>
          <dt>Arrived</dt>
          <dd>
            <strong>{formatCount(arrivedCount)}</strong> of {formatCount(expectedCount)}
          </dd>
          <dd>
            <progress
              max={Math.max(expectedCount, 1)}
              value={arrivedCount}
              aria-label="Arrived of expected"
            />
          </dd>
        </div>
        {arrivedByDoor.map(({ door, arrivedCount: atDoor }) => (
          <div key={door}>
            <dt dir="auto">{door}</dt>
            <dd>
              <strong>{formatCount(atDoor)}</strong>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

import { Card } from '../../ui/card';
import { formatCount } from '../../ui/texts/count';
import classes from './door-desk.module.css';
import type { DeskDoorFragment } from './gql/live-desk';

type Figures = Pick<DeskDoorFragment, 'expectedCount' | 'arrivedCount' | 'alreadyInCount' | 'arrivedByDoor'>;

/** How many have arrived, at all doors together and at each, and how often a used ticket was tried again. */
export function DeskFigures({ door }: { door: Figures }) {
  const { expectedCount, arrivedCount, alreadyInCount, arrivedByDoor } = door;
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
        {arrivedByDoor.map(({ door: name, arrivedCount: atDoor }) => (
          <div key={name}>
            <dt dir="auto">{name}</dt>
            <dd>
              <strong>{formatCount(atDoor)}</strong>
            </dd>
          </div>
        ))}
        {alreadyInCount > 0 && (
          <div>
            <dt>Tried again</dt>
            <dd>
              <strong>{formatCount(alreadyInCount)}</strong>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

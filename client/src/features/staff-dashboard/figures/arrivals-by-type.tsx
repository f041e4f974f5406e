import { dataOnPage } from '../../../apollo/data-on-page';
import { graphql } from '../../../apollo/graphql';
import { formatCount } from '../../../ui/texts/count';
import classes from './arrivals-by-type.module.css';
import { useArrivalsByTypeQuery } from './gql/arrivals-by-type';

graphql(`
  query ArrivalsByType {
    viewer {
      id
      arrivals: eventTotals(hasEnded: true) {
        arrivalsByType {
          type
          eventCount
          expectedCount
          arrivedCount
        }
      }
    }
  }
`);

/**
 * How many people did not come, by type of event, so that staff know by how many they can overbook. Only events whose door let a person
 * in count; there is nothing where the door was never used.
 */
export function ArrivalsByType() {
  const reading = useArrivalsByTypeQuery({ fetchPolicy: 'cache-and-network' });
  const types = dataOnPage(reading)?.viewer?.arrivals?.arrivalsByType ?? [];
  if (types.length === 0) return null;
  return (
    <details className={classes.root}>
      <summary>People who did not come</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col">Events</th>
            <th scope="col">Came</th>
            <th scope="col">Did not come</th>
          </tr>
        </thead>
        <tbody>
          {types.map(({ type, eventCount, expectedCount, arrivedCount }) => {
            const missing = Math.max(expectedCount - arrivedCount, 0);
            return (
              <tr key={type}>
                <th scope="row" dir="auto">
                  {type}
                </th>
                <td>{formatCount(eventCount)}</td>
                <td>{formatCount(arrivedCount)}</td>
                <td>
                  {formatCount(missing)}{' '}
                  <small>({percent.format(missing / Math.max(expectedCount, 1))})</small>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

const percent = new Intl.NumberFormat('en-GB', { style: 'percent' });

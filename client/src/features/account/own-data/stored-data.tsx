import { type FragmentRef, graphql, readFragment } from '../../../apollo/graphql';
import type { StoredDataOfAccountFragment } from './gql/stored-data';
import classes from './own-data.module.css';

graphql(`
  fragment StoredDataOfAccount on Account {
    id
    storedData {
      what
      whatFor
      howLong
    }
  }
`);

/** The server makes the rows from the list by which it exports and deletes. */
export function StoredData({ account }: { account: FragmentRef<StoredDataOfAccountFragment> }) {
  const { storedData } = readFragment<StoredDataOfAccountFragment>(account);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">What for</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {storedData.map(({ what, whatFor, howLong }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{whatFor}</td>
            <td>{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { type FragmentRef, graphql, readFragment } from '../../../apollo/graphql';
import { useMedia } from '../../../ui/use-media';
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

/** The server makes the rows from the list by which it exports and deletes. They are folded on a phone, where they take several screens. */
export function StoredData({ account }: { account: FragmentRef<StoredDataOfAccountFragment> }) {
  const { storedData } = readFragment<StoredDataOfAccountFragment>(account);
  const isPhone = useMedia('(width < 48em)');
  const table = (
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
  if (!isPhone) return table;
  return (
    <details className={classes.folded}>
      <summary>Show the whole list</summary>
      {table}
    </details>
  );
}

import { Button } from '@mantine/core';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { formatDate, today } from '../../ui/dates/local-date';
import { formatMoment } from '../../ui/dates/moment';
import classes from './access-tokens.module.css';
import type { ListedAccessTokenFragment } from './gql/token-row';
import { scopesInWords } from './scopes';

graphql(`
  fragment ListedAccessToken on AccessToken {
    id
    name
    prefix
    scopes
    lastUsedAt
    expiresAt
  }
`);

const DAY = 86_400_000;
/** Days before its end from which a token is marked. */
const ENDS_SOON = 7;

interface Props {
  token: FragmentRef<ListedAccessTokenFragment>;
  onRevoke: (token: { id: string; name: string }) => void;
}

export function TokenRow({ token, onRevoke }: Props) {
  const { id, name, prefix, scopes, lastUsedAt, expiresAt } = readFragment<ListedAccessTokenFragment>(token);
  const end = endOf(expiresAt);
  return (
    <li className={classes.token}>
      <div className={classes.words}>
        <strong dir="auto">{name}</strong>
        <code>{prefix}…</code>
        <small>{scopesInWords(scopes)}</small>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>Last used</dt>
          <dd>{lastUsedAt ? formatMoment(lastUsedAt) : 'Never'}</dd>
        </div>
        <div>
          <dt data-soon={end.isSoon || undefined}>{end.label}</dt>
          <dd>{expiresAt ? formatDate(today(new Date(expiresAt))) : 'Never'}</dd>
        </div>
      </dl>
      <Button
        variant="default"
        color="danger"
        aria-label={`Revoke ${name}`}
        onClick={() => onRevoke({ id, name })}
      >
        Revoke
      </Button>
    </li>
  );
}

/** The label above the day on which a token ends. */
function endOf(expiresAt: string | null, now = Date.now()): { label: string; isSoon: boolean } {
  if (expiresAt === null) return { label: 'Ends', isSoon: false };
  const days = Math.ceil((Date.parse(expiresAt) - now) / DAY);
  if (days <= 0) return { label: 'Has ended', isSoon: true };
  if (days > ENDS_SOON) return { label: 'Ends', isSoon: false };
  return { label: days === 1 ? 'Ends in a day' : `Ends in ${days} days`, isSoon: true };
}

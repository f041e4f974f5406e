const query = `query ($since: DateTimeISO!) {
  events(
    first: 100
    filter: { updatedSince: $since }
    orderBy: RECENTLY_UPDATED_FIRST
  ) {
    nodes { id updatedAt title startsAt url }
    pageInfo { hasNextPage endCursor }
  }
}`;
// The greatest updatedAt of the last run.
const variables = { since: '2026-11-22T06:00:00.000Z' };

const response = await fetch(`${process.env.TURNOUT_URL}/graphql`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});
console.log(JSON.stringify(await response.json(), null, 2));

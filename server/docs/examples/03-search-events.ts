const query = `query ($filter: EventFilter) {
  events(filter: $filter) {
    totalCount
    nodes { title date startTime location }
  }
}`;
const filter = { search: 'bread', from: '2026-11-22', hasEnded: false };

const response = await fetch(`${process.env.TURNOUT_URL}/graphql`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables: { filter } }),
});
console.log(JSON.stringify(await response.json(), null, 2));

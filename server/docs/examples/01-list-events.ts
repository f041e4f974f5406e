const query = `{
  events(first: 2, filter: { hasEnded: false }) {
    totalCount
    nodes {
      id title startsAt timeZone
      pricePence placesLeft
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

const response = await fetch(`${process.env.TURNOUT_URL}/graphql`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
});
console.log(JSON.stringify(await response.json(), null, 2));

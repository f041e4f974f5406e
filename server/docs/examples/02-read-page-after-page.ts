const query = `query ($after: String) {
  events(first: 50, after: $after) {
    nodes { id title }
    pageInfo { hasNextPage endCursor }
  }
}`;

interface Page {
  data: { events: { pageInfo: { hasNextPage: boolean; endCursor: string | null } } };
}

let after: string | null = null;
do {
  const response: Response = await fetch(`${process.env.TURNOUT_URL}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { after } }),
  });
  const page = (await response.json()) as Page;
  console.log(JSON.stringify(page));
  const { hasNextPage, endCursor } = page.data.events.pageInfo;
  after = hasNextPage ? endCursor : null;
} while (after !== null);

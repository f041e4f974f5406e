const query = `query ($since: DateTimeISO!, $after: String) {
  events(
    first: 100
    after: $after
    filter: { updatedSince: $since }
    orderBy: RECENTLY_UPDATED_FIRST
  ) {
    nodes { id updatedAt title startsAt url }
    pageInfo { hasNextPage endCursor }
  }
}`;

interface Page {
  data: {
    events: {
      nodes: { id: string; updatedAt: string }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  };
}

// The greatest updatedAt of the last run; an early date in the first.
const since = process.env.SINCE ?? '2026-01-01T00:00:00.000Z';
let greatest = since;
let after: string | null = null;
do {
  const response: Response = await fetch(`${process.env.TURNOUT_URL}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { since, after } }),
  });
  const page = (await response.json()) as Page;
  // Write each event over your copy here.
  console.log(JSON.stringify(page));
  const { nodes, pageInfo } = page.data.events;
  for (const { updatedAt } of nodes) if (updatedAt > greatest) greatest = updatedAt;
  after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
} while (after !== null);
// Store it now that all pages are read: it is SINCE of the next run.
console.error(greatest);

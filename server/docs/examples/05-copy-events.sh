curl --get "$TURNOUT_URL/graphql" \
  --data-urlencode 'query=query ($since: DateTimeISO!) {
    events(
      first: 100
      filter: { updatedSince: $since }
      orderBy: RECENTLY_UPDATED_FIRST
    ) {
      nodes { id updatedAt title startsAt url }
      pageInfo { hasNextPage endCursor }
    }
  }' \
  --data-urlencode 'variables={
    "since": "2026-11-22T06:00:00.000Z"
  }'

curl --get "$TURNOUT_URL/graphql" \
  --data-urlencode 'query=query ($filter: EventFilter) {
    events(filter: $filter) {
      totalCount
      nodes { title date startTime location }
    }
  }' \
  --data-urlencode 'variables={
    "filter": {
      "search": "bread",
      "from": "2026-11-22",
      "hasEnded": false
    }
  }'

curl --get "$TURNOUT_URL/graphql" \
  --data-urlencode 'query={
    events(first: 2, filter: { hasEnded: false }) {
      totalCount
      nodes {
        id title startsAt timeZone
        pricePence placesLeft
      }
      pageInfo { hasNextPage endCursor }
    }
  }'

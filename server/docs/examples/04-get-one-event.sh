curl --get "$TURNOUT_URL/graphql" \
  --data-urlencode 'query=query ($id: ID!) {
    event(id: $id) {
      title excerpt url
      startsAt endsAt timeZone
      pricePence capacity placesLeft
      createdBy { name }
    }
  }' \
  --data-urlencode "variables={\"id\": \"$EVENT_ID\"}"

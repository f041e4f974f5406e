curl --no-buffer "$TURNOUT_URL/graphql" \
  --header "authorization: Bearer $TURNOUT_TOKEN" \
  --header 'content-type: application/json' \
  --header 'accept: text/event-stream' \
  --data '{
    "query": "subscription ($id: ID!) { signUpAdded(eventId: $id) { name signedUpAt } }",
    "variables": { "id": "'"$EVENT_ID"'" }
  }'

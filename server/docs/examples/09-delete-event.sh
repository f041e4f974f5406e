curl "$TURNOUT_URL/graphql" \
  --header "authorization: Bearer $TURNOUT_TOKEN" \
  --header 'content-type: application/json' \
  --data '{
    "query": "mutation ($input: DeleteEventInput!) { deleteEvent(input: $input) { deletedEventId userErrors { code message } } }",
    "variables": { "input": { "id": "'"$EVENT_ID"'" } }
  }'

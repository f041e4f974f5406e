curl "$TURNOUT_URL/graphql" \
  --header "authorization: Bearer $TURNOUT_TOKEN" \
  --header 'content-type: application/json' \
  --data '{
    "query": "mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id location updatedAt } userErrors { code field message } } }",
    "variables": {
      "input": {
        "id": "'"$EVENT_ID"'",
        "location": "Corn Exchange, Leeds",
        "messageToAttendees": "Five minutes from the old place."
      }
    }
  }'

curl "$TURNOUT_URL/graphql" \
  --header "authorization: Bearer $TURNOUT_TOKEN" \
  --header 'content-type: application/json' \
  --data '{
    "query": "mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id url startsAt } userErrors { code field message } } }",
    "variables": {
      "input": {
        "title": "Open evening",
        "description": "Come and see.",
        "type": "Community",
        "location": "Town Hall, Leeds",
        "date": "2027-05-04",
        "startTime": "18:00",
        "endTime": "20:00",
        "timeZone": "Europe/London",
        "capacity": 60
      }
    }
  }'

send() {
  curl --silent "$TURNOUT_URL/graphql" \
    --header "authorization: Bearer $TURNOUT_TOKEN" \
    --header 'content-type: application/json' \
    --data "$1"
}

send '{
  "query": "mutation ($input: SignUpInput!) { signUp(input: $input) { userErrors { code message } } }",
  "variables": {
    "input": {
      "eventId": "'"$EVENT_ID"'",
      "name": "Maya Okafor",
      "email": "maya@example.org"
    }
  }
}' >&2

send '{
  "query": "query ($id: ID!) { event(id: $id) { title signUps(first: 100, orderBy: NAME) { totalCount nodes { name email } pageInfo { hasNextPage endCursor } } } }",
  "variables": { "id": "'"$EVENT_ID"'" }
}'

# The same key for every try of this sign-up.
key="sign-up-maya-$EVENT_ID"

curl "$TURNOUT_URL/graphql" \
  --header "authorization: Bearer $TURNOUT_TOKEN" \
  --header 'content-type: application/json' \
  --header "idempotency-key: $key" \
  --data '{
    "query": "mutation ($input: SignUpInput!) { signUp(input: $input) { signUp { id name signedUpAt } userErrors { code field message } } }",
    "variables": {
      "input": {
        "eventId": "'"$EVENT_ID"'",
        "name": "Maya Okafor",
        "email": "maya@example.org"
      }
    }
  }'

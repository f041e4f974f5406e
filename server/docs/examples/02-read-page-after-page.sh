query='query ($after: String) {
  events(first: 50, after: $after) {
    nodes { id title }
    pageInfo { hasNextPage endCursor }
  }
}'
variables='{}'

while true; do
  page=$(curl --silent --get "$TURNOUT_URL/graphql" \
    --data-urlencode "query=$query" \
    --data-urlencode "variables=$variables")
  echo "$page"
  case $page in *'"hasNextPage":false'*) break ;; esac
  # jq would read it, too.
  cursor=$(echo "$page" | sed 's/.*"endCursor":"\([^"]*\)".*/\1/')
  variables="{\"after\":\"$cursor\"}"
done

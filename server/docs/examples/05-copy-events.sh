query='query ($since: DateTimeISO!, $after: String) {
  events(
    first: 100
    after: $after
    filter: { updatedSince: $since }
    orderBy: RECENTLY_UPDATED_FIRST
  ) {
    nodes { id updatedAt title startsAt url }
    pageInfo { hasNextPage endCursor }
  }
}'
# The greatest updatedAt of the last run; an early date in the first.
since=${SINCE:-2026-01-01T00:00:00.000Z}
variables="{\"since\":\"$since\"}"

while true; do
  page=$(curl --silent --get "$TURNOUT_URL/graphql" \
    --data-urlencode "query=$query" \
    --data-urlencode "variables=$variables")
  echo "$page"
  case $page in *'"hasNextPage":false'*) break ;; esac
  # jq would read it, too.
  cursor=$(echo "$page" | sed 's/.*"endCursor":"\([^"]*\)".*/\1/')
  variables="{\"since\":\"$since\",\"after\":\"$cursor\"}"
done

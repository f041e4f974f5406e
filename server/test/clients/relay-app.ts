const PAGE = '@argumentDefinitions(count: { type: "Int", defaultValue: 2 }, cursor: { type: "String" })';

/** The declarations of an app's components with Relay. */
export const relayApp = [
  `fragment appEvent on Event
   @refetchable(queryName: "appEventRefetchQuery")
   @argumentDefinitions(people: { type: "Int", defaultValue: 20 }) {
     title signUps(first: $people) { nodes { name } }
   }`,
  `fragment appSignUp on SignUp @refetchable(queryName: "appSignUpRefetchQuery") { name event { ...appEvent } }`,
  `fragment appPayment on Payment @refetchable(queryName: "appPaymentRefetchQuery") { amountPence status }`,
  `fragment appEntry on WaitingListEntry @refetchable(queryName: "appEntryRefetchQuery") { position }`,
  `fragment appEvents on Query @refetchable(queryName: "appEventsRefetchQuery") ${PAGE} {
     events(first: $count, after: $cursor, filter: { type: "Listed" }) @connection(key: "appEvents_events") { edges { node { title ...appEvent } } }
   }`,
  `fragment appLatest on Query @refetchable(queryName: "appLatestRefetchQuery") ${PAGE} {
     events(last: $count, before: $cursor, filter: { type: "Listed" }) @connection(key: "appLatest_events") { edges { node { title } } }
   }`,
  `fragment appPeople on Event @refetchable(queryName: "appPeopleRefetchQuery") ${PAGE} {
     signUps(first: $count, after: $cursor, orderBy: NAME) @connection(key: "appPeople_signUps") { edges { node { name } } }
   }`,
  `query appQuery { ...appEvents }`,
];

import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';

const START = graphql(`mutation StartCalendarConnection($input: StartCalendarConnectionInput!) {
  startCalendarConnection(input: $input) { authorizationUrl userErrors { code message } }
}`);
const CONNECT = graphql(`mutation ConnectCalendar($input: ConnectCalendarInput!) {
  connectCalendar(input: $input) { account { id calendarConnected signInMethods } userErrors { code message } }
}`);
const DISCONNECT = graphql(`mutation DisconnectCalendar {
  disconnectCalendar { account { calendarConnected } userErrors { code } }
}`);
const ADD = graphql(`mutation AddEventToCalendar($input: AddEventToCalendarInput!) {
  addEventToCalendar(input: $input) { signUp { id addedToCalendarAt } userErrors { code message } }
}`);

const VIEWER = graphql(`query ViewerWithCalendar {
  viewer { id email name role emailVerified signInMethods calendarConnected }
}`);

export async function viewerOf(client: ApiClient) {
  return (await client.graphql(VIEWER)).data.viewer;
}

export async function startConnection(client: ApiClient, eventId: string) {
  return (await client.graphql(START, { input: { eventId } })).data.startCalendarConnection;
}

/** Where the browser goes for a calendar connection, which must begin. */
export async function authorizationUrlFor(client: ApiClient, eventId: string): Promise<string> {
  const { authorizationUrl, userErrors } = await startConnection(client, eventId);
  if (!authorizationUrl) throw new Error(JSON.stringify(userErrors));
  return authorizationUrl;
}

export async function connect(client: ApiClient, back: URL) {
  const [code, state] = [back.searchParams.get('code') ?? '', back.searchParams.get('state') ?? ''];
  return (await client.graphql(CONNECT, { input: { code, state } })).data.connectCalendar;
}

export async function disconnect(client: ApiClient) {
  return (await client.graphql(DISCONNECT)).data.disconnectCalendar;
}

export async function addToCalendar(client: ApiClient, eventId: string) {
  return (await client.graphql(ADD, { input: { eventId } })).data.addEventToCalendar;
}

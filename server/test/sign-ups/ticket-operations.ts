import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';

const TICKET = graphql(`query TicketOfViewer($id: ID!) {
  event(id: $id) { viewerSignUp { id ticket { code qrPath qrSize rotatedAt } } }
}`);
const ROTATE_TICKET = graphql(`mutation RotateTicket($input: RotateTicketInput!) {
  rotateTicket(input: $input) { signUp { id ticket { code rotatedAt } } userErrors { code } }
}`);

/** The ticket that a person has for an event. */
export async function ticketOf(client: ApiClient, eventId: string) {
  const { data, errors } = await client.graphql(TICKET, { id: eventId });
  const ticket = data?.event?.viewerSignUp?.ticket;
  if (!ticket) throw new Error(JSON.stringify({ data, errors }));
  return ticket;
}

export const rotateTicket = (client: ApiClient, signUpId: string) =>
  client.graphql(ROTATE_TICKET, { input: { signUpId } });

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

/** The picture of a QR code as a camera sees it, `scale` pixels for each square. */
export function pictureOf({ qrPath, qrSize }: { qrPath: string; qrSize: number }, scale = 4) {
  const margin = 4;
  const width = (qrSize + 2 * margin) * scale;
  const data = new Uint8Array(4 * width * width).fill(255);
  for (const [, x, y, length] of qrPath.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = 0; row < scale; row++) {
      const start = ((Number(y) + margin) * scale + row) * width + (Number(x) + margin) * scale;
      for (let pixel = start; pixel < start + Number(length) * scale; pixel++)
        data.fill(0, 4 * pixel, 4 * pixel + 3);
    }
  }
  return { width, height: width, data };
}

import sharp from 'sharp';
import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';
import { anEvent } from '../support/world.js';

graphql(`fragment CoverFields on EventCover { url alt focusX focusY color }`);
const CREATE_WITH_COVER = graphql(`mutation CreateWithCover($input: CreateEventInput!) {
  createEvent(input: $input) { event { id cover { ...CoverFields } } userErrors { code message field } }
}`);
export const CHANGE_COVER = graphql(`mutation ChangeCover($input: UpdateEventInput!) {
  updateEvent(input: $input) { event { id cover { ...CoverFields } } userErrors { code message field } }
}`);
export const COVER_OF = graphql(`query CoverOf($id: ID!, $width: Int) {
  event(id: $id) { cover { ...CoverFields wide: url(width: $width) } }
}`);

/** A picture of one colour with a corner of another, so that turning it shows. */
export function picture({ width = 1200, height = 800, colour = '#204080' } = {}) {
  return sharp({ create: { width, height, channels: 3, background: colour } }).jpeg();
}

export function upload(client: ApiClient, bytes: Uint8Array, headers: Record<string, string> = {}) {
  return client.request('/pictures', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...headers },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
}

export async function uploaded(client: ApiClient, bytes: Uint8Array): Promise<string> {
  const response = await upload(client, bytes);
  const { pictureId, ...others } = (await response.json()) as { pictureId?: string };
  if (!pictureId) throw new Error(`${response.status} ${JSON.stringify(others)}`);
  return pictureId;
}

export async function eventWithCover(client: ApiClient, pictureId: string, cover: object = {}) {
  const input = { ...anEvent(), pricePence: 0, cover: { pictureId, ...cover } };
  const { data } = await client.graphql(CREATE_WITH_COVER, { input });
  return data?.createEvent;
}

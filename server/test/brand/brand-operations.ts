import { encode } from 'fast-png';
import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';

export const BRAND = graphql(`query Brand($accent: String) {
  settings { productName headline }
  brand {
    name headline accent links { label url } lightLogoUrl darkLogoUrl setByOperator
    tones(accent: $accent) { light { accent } dark { accent } moves }
  }
}`);
const UPDATE_BRAND = graphql(`mutation UpdateBrand($input: UpdateBrandInput!) {
  updateBrand(input: $input) {
    brand { name headline accent links { label url } lightLogoUrl setByOperator }
    userErrors { code message field }
  }
}`);

type BrandInput = { name?: string | null; headline?: string | null; accent?: string | null } & {
  links?: { label: string; url: string }[] | null;
};

export function updateBrand(client: ApiClient, input: BrandInput) {
  return client.graphql(UPDATE_BRAND, { input });
}

export const svgLogo = (width = 32, height = 32) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><circle cx="16" cy="16" r="15" fill="#3b0764"/></svg>`,
  );

export function pngLogo(width = 64, height = 64): Buffer {
  return Buffer.from(
    encode({ width, height, data: new Uint8Array(width * height * 4).fill(200), channels: 4 }),
  );
}

export function putLogo(
  client: ApiClient,
  scheme: string,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
) {
  return client.request(`/brand/logos/${scheme}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', ...headers },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
}

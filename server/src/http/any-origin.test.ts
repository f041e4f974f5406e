import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { openFileToAllOrigins } from './any-origin.js';

const PUBLIC_URL = 'https://events.example.org';
const http = fastify();
await http.register(cookie);
http.get('/file', { onRequest: openFileToAllOrigins(PUBLIC_URL) }, async ({ cookies }) => cookies);

const cookiesOf = async (headers: Record<string, string>) =>
  (await http.inject({ url: '/file', headers: { cookie: 'session=ada', ...headers } })).json();

it.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' },
])('G36: a file that a page of another origin asks for with %j is that of anybody', async (headers) => {
  expect(await cookiesOf(headers)).toEqual({});
});

it.each([
  {},
  { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
  { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
  { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
])('G36: a person who asks themselves, with %j, may get the file of their session', async (headers) => {
  expect(await cookiesOf(headers)).toEqual({ session: 'ada' });
});

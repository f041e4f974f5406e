import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionLimits, serverLimits } from '../../src/platform/http/connection-limits.js';
import { loggedErrors } from '../support/logged-errors.js';
import { type RawAnswer, RawConnection } from '../support/raw-connection.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    limits: { ...connectionLimits, headers: 300, request: 600, check: 50, connections: 5 },
  });
});
afterAll(() => app.close());

const open = () => new RawConnection(app.url);
const head = 'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

/** The facts that are true of every rejection. */
function expectRejection({ status, headers, body }: RawAnswer, expected: number, code: string) {
  expect(status).toBe(expected);
  const requestId = headers.get('x-request-id');
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.parse(body)).toEqual({
    errors: [{ message: expect.any(String), extensions: { code, requestId } }],
  });
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
}

describe('G24: a client that takes its time', () => {
  it('with its headers is refused', async () => {
    expectRejection(await open().write(head).answer(), 408, 'REQUEST_TIMEOUT');
  });

  it('with its body is refused', async () => {
    const slow = open().write(`${head}content-length: 100\r\n\r\n{"query":`);
    expectRejection(await slow.answer(), 408, 'REQUEST_TIMEOUT');
    expect(loggedErrors(app)).toEqual([]);
  });

  it('with a body of unknown length is refused, however often it sends a bit', async () => {
    const slow = open().write(`${head}transfer-encoding: chunked\r\n\r\n`);
    const dripping = setInterval(() => slow.write('1\r\n \r\n'), 50);
    expectRejection(await slow.answer(), 408, 'REQUEST_TIMEOUT');
    clearInterval(dripping);
  });

  it('has 10 seconds for the headers and 15 for all, and Node looks every second', () => {
    expect(serverLimits(connectionLimits)).toMatchObject({
      requestTimeout: 15_000,
      http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    });
  });
});

describe('G24: connections are capped', () => {
  it('so one too many is closed, and others go on', async () => {
    const body = '{"query":"{ __typename }"}';
    const connections = Array.from({ length: 5 }, () =>
      open().write(`${head}content-length: ${body.length}\r\n\r\n`),
    );
    await expect.poll(() => app.http.server.listening && countConnections()).toBe(5);
    expect(await open().write(head).received).toBe('');

    connections[0]?.write(body).close();
    for (const connection of connections) connection.close();
    await expect.poll(countConnections).toBe(0);
    expect((await app.anonymous().graphql('{ __typename }', {}, { connection: 'close' })).status).toBe(200);
  });
});

function countConnections(): Promise<number> {
  return new Promise((resolve, reject) =>
    app.http.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}

describe('G25: what reaches no route is refused in our form', () => {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;

  it.each([
    ['an address that cannot be decoded', get('/%'), 400, 'BAD_REQUEST'],
    ['half a character', get('/events/%E0%A4%A'), 400, 'BAD_REQUEST'],
    ['no UTF-8', get('/%ff'), 400, 'BAD_REQUEST'],
    ['an address that is not there', get('/nothing'), 404, 'NOT_FOUND'],
    ['a very long address', get(`/events/${'x'.repeat(5_000)}/event.ics`), 400, 'BAD_REQUEST'],
    ['a method that no route has', get('/graphql').replace('GET', 'DELETE'), 404, 'NOT_FOUND'],
    ['text that is not HTTP', 'Hello\r\n\r\n', 400, 'BAD_REQUEST'],
    ['an unknown method', get('/').replace('GET', 'FETCH'), 400, 'BAD_REQUEST'],
    ['an address with a space', get('/a b'), 400, 'BAD_REQUEST'],
    ['two lengths', `${head}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, 400, 'BAD_REQUEST'],
    ['too many headers', `${head}x: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
  ])('%s', async (_what, text, status, code) => {
    expectRejection(await open().write(text).answer(), status, code);
  });
});

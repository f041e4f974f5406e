import { DEMO_PASSWORD } from '../../src/demo/demo-sign-ins.js';

const emails = { USER: 'maya@example.org', STAFF: 'ada@turnout.example' };

export type DemoRole = keyof typeof emails;

/** The cookie of somebody of the demo data who has just signed in. */
export async function demoSession(url: string, role: DemoRole): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation LogIn($input: LogInInput!) { logIn(input: $input) { userErrors { message } } }',
      variables: { input: { email: emails[role], password: DEMO_PASSWORD, role } },
    }),
  });
  const [cookie] = response.headers.getSetCookie();
  if (!cookie) throw new Error(`The sign-in has failed: ${await response.text()}`);
  return cookie.split(';', 1)[0] ?? '';
}

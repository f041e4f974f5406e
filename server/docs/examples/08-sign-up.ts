const query = `mutation ($input: SignUpInput!) {
  signUp(input: $input) {
    signUp { id name signedUpAt }
    userErrors { code field message }
  }
}`;
const input = {
  eventId: process.env.EVENT_ID,
  name: 'Maya Okafor',
  email: 'maya@example.org',
};

const response = await fetch(`${process.env.TURNOUT_URL}/graphql`, {
  method: 'POST',
  headers: {
    authorization: `Bearer ${process.env.TURNOUT_TOKEN}`,
    'content-type': 'application/json',
    // The same key for every try of this sign-up.
    'idempotency-key': `sign-up-maya-${input.eventId}`,
  },
  body: JSON.stringify({ query, variables: { input } }),
});
console.log(JSON.stringify(await response.json(), null, 2));

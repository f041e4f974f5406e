import { createClient } from 'graphql-sse';

const client = createClient({
  url: `${process.env.TURNOUT_URL}/graphql`,
  headers: { authorization: `Bearer ${process.env.TURNOUT_TOKEN}` },
});

const signUps = client.iterate({
  query: `subscription ($id: ID!) {
    signUpAdded(eventId: $id) { name signedUpAt }
  }`,
  variables: { id: process.env.EVENT_ID },
});
for await (const { data } of signUps) {
  console.log(JSON.stringify({ data }));
}

const authorization = `Bearer ${process.env.TURNOUT_TOKEN}`;
const eventId = process.env.EVENT_ID;

interface Answer {
  data: { signUp: { userErrors: { code: string; message: string }[] } };
  errors?: [{ message: string }];
}

async function send(query: string, variables: object) {
  const response = await fetch(`${process.env.TURNOUT_URL}/graphql`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as Answer;
  if (errors) throw new Error(errors[0].message);
  return data;
}

const { signUp } = await send(
  `mutation ($input: SignUpInput!) {
    signUp(input: $input) { userErrors { code message } }
  }`,
  { input: { eventId, name: 'Maya Okafor', email: 'maya@example.org' } },
);
for (const { code, message } of signUp.userErrors) {
  // A second run is no mistake.
  if (code !== 'ALREADY_SIGNED_UP') throw new Error(message);
}

const data = await send(
  `query ($id: ID!) {
    event(id: $id) {
      title
      signUps(first: 100, orderBy: NAME) {
        totalCount
        nodes { name email }
        pageInfo { hasNextPage endCursor }
      }
    }
  }`,
  { id: eventId },
);
console.log(JSON.stringify({ data }, null, 2));

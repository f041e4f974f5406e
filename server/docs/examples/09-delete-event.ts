const authorization = `Bearer ${process.env.TURNOUT_TOKEN}`;
const id = process.env.EVENT_ID;

interface Answer {
  data: { event: { deletionImpact: { signUpCount: number; refundPence: number } } };
}

async function send(query: string, variables: object): Promise<Answer> {
  const response = await fetch(`${process.env.TURNOUT_URL}/graphql`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answer;
}

// The effects, before it is done.
const { data } = await send(
  `query ($id: ID!) {
    event(id: $id) { deletionImpact { signUpCount refundPence } }
  }`,
  { id },
);
const { signUpCount, refundPence } = data.event.deletionImpact;
if (signUpCount > 0 || refundPence > 0) throw new Error('People have places');

const answer = await send(
  `mutation ($input: DeleteEventInput!) {
    deleteEvent(input: $input) { deletedEventId userErrors { code message } }
  }`,
  { input: { id } },
);
console.log(JSON.stringify(answer, null, 2));

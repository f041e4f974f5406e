const query = `mutation ($input: UpdateEventInput!) {
  updateEvent(input: $input) {
    event { id location updatedAt }
    userErrors { code field message }
  }
}`;
// A field that is left out stays as it is.
const input = {
  id: process.env.EVENT_ID,
  location: 'Corn Exchange, Leeds',
  messageToAttendees: 'Five minutes from the old place.',
};

const response = await fetch(`${process.env.TURNOUT_URL}/graphql`, {
  method: 'POST',
  headers: {
    authorization: `Bearer ${process.env.TURNOUT_TOKEN}`,
    'content-type': 'application/json',
  },
  body: JSON.stringify({ query, variables: { input } }),
});
console.log(JSON.stringify(await response.json(), null, 2));

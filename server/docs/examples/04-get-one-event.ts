const query = `query ($id: ID!) {
  event(id: $id) {
    title excerpt url
    startsAt endsAt timeZone
    pricePence capacity placesLeft
    createdBy { name }
  }
}`;
const variables = { id: process.env.EVENT_ID };

const response = await fetch(`${process.env.TURNOUT_URL}/graphql`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});
const { data } = (await response.json()) as { data: { event: object | null } };
// There is none with this id, or it is deleted.
if (data.event === null) throw new Error('No such event');
console.log(JSON.stringify({ data }, null, 2));

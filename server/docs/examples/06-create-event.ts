const query = `mutation ($input: CreateEventInput!) {
  createEvent(input: $input) {
    event { id url startsAt }
    userErrors { code field message }
  }
}`;
const input = {
  title: 'Open evening',
  description: 'Come and see.',
  type: 'Community',
  location: 'Town Hall, Leeds',
  date: '2027-05-04',
  startTime: '18:00',
  endTime: '20:00',
  timeZone: 'Europe/London',
  capacity: 60,
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

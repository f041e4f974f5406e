import { Client } from 'pg';

/**
 * Copies the coming demo events into later weeks. It names no column that another commit's table could lack.
 * @param count how many events it adds
 */
export async function fillList(databaseUrl: string, count: number): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    await client.query(
      `INSERT INTO events
       SELECT copy.* FROM events AS event
       CROSS JOIN generate_series(1, $1::int) AS week
       CROSS JOIN LATERAL jsonb_populate_record(event, jsonb_build_object(
         'id', gen_random_uuid(), 'title', event.title || ', week ' || week, 'date', event.date + week * 7,
         'starts_at', event.starts_at + week * interval '7 days', 'ends_at', event.ends_at + week * interval '7 days',
         'sign_up_count', 0, 'held_count', 0, 'waiting_count', 0)) AS copy
       WHERE event.public AND event.ends_at > now()
       ORDER BY week
       LIMIT $1`,
      [count],
    );
  } finally {
    await client.end();
  }
}

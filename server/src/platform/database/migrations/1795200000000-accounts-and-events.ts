import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountsAndEvents1795200000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE accounts (
        id uuid NOT NULL CONSTRAINT accounts_pkey PRIMARY KEY,
        email text NOT NULL CONSTRAINT accounts_email_unique UNIQUE,
        name text NOT NULL,
        role text NOT NULL,
        password_hash text,
        email_verified_at timestamp(3) with time zone,
        created_at timestamp(3) with time zone NOT NULL,
        CONSTRAINT accounts_email_lower_case CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 254),
        CONSTRAINT accounts_name_length CHECK (length(name) BETWEEN 1 AND 200),
        CONSTRAINT accounts_role_known CHECK (role IN ('USER', 'STAFF'))
      )`);
    await queryRunner.query(`
      CREATE TABLE sessions (
        token_hash bytea NOT NULL CONSTRAINT sessions_pkey PRIMARY KEY,
        account_id uuid NOT NULL CONSTRAINT sessions_account_id_fkey REFERENCES accounts (id) ON DELETE CASCADE,
        created_at timestamp(3) with time zone NOT NULL,
        last_seen_at timestamp(3) with time zone NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX sessions_account_id ON sessions (account_id)');
    await queryRunner.query(`
      CREATE TABLE events (
        id uuid NOT NULL CONSTRAINT events_pkey PRIMARY KEY,
        title text NOT NULL,
        description text NOT NULL,
        location text NOT NULL,
        type text NOT NULL,
        date date NOT NULL,
        start_time time(0) without time zone NOT NULL,
        end_time time(0) without time zone NOT NULL,
        price_pence integer NOT NULL,
        public boolean NOT NULL,
        created_at timestamp(3) with time zone NOT NULL,
        created_by_id uuid NOT NULL CONSTRAINT events_created_by_id_fkey REFERENCES accounts (id) ON DELETE CASCADE,
        search_text text NOT NULL,
        CONSTRAINT events_title_length CHECK (length(title) BETWEEN 1 AND 200),
        CONSTRAINT events_description_length CHECK (length(description) BETWEEN 1 AND 5000),
        CONSTRAINT events_location_length CHECK (length(location) BETWEEN 1 AND 300),
        CONSTRAINT events_type_length CHECK (length(type) BETWEEN 1 AND 100),
        CONSTRAINT events_date_finite CHECK (date BETWEEN '0001-01-01' AND '9999-12-31'),
        CONSTRAINT events_times_whole_minutes CHECK (
          start_time < '24:00' AND date_trunc('minute', start_time) = start_time
          AND end_time < '24:00' AND date_trunc('minute', end_time) = end_time
        ),
        CONSTRAINT events_price_payable CHECK (price_pence = 0 OR price_pence BETWEEN 30 AND 99999999)
      )`);
    const soonest = 'date, start_time, id';
    await queryRunner.query(`CREATE INDEX events_public_soonest ON events (${soonest}) WHERE public`);
    await queryRunner.query(
      `CREATE INDEX events_public_type_soonest ON events (type, ${soonest}) WHERE public`,
    );
    await queryRunner.query(
      `CREATE INDEX events_public_free_soonest ON events (${soonest}) WHERE public AND price_pence = 0`,
    );
    await queryRunner.query(
      `CREATE INDEX events_public_paid_soonest ON events (${soonest}) WHERE public AND price_pence > 0`,
    );
    await queryRunner.query(`CREATE INDEX events_created_by_soonest ON events (created_by_id, ${soonest})`);
    await queryRunner.query(
      `CREATE INDEX events_search ON events USING gin (to_tsvector('simple', search_text)) WHERE public`,
    );
    // The shape that rate-limiter-flexible expects.
    await queryRunner.query(`
      CREATE TABLE rate_limits (
        key varchar(255) NOT NULL CONSTRAINT rate_limits_pkey PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE rate_limits, events, sessions, accounts');
  }
}

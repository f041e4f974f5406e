export type Row = Record<string, unknown>;

export const ACCOUNT_ID = '01a1fb2f-3717-715a-b2f6-149fa4f183de';
/** Of nothing that is there from the beginning. */
export const OTHER_ID = '01a1fb2f-3717-715a-b2f6-149fa4f183df';
/** For a second account that has nothing. */
export const SECOND_ID = '01a1fb2f-3717-715a-b2f6-149fa4f183e0';

/** One row of each table that breaks no rule, in the order in which they can be inserted. */
export const validRows: Record<string, Row> = {
  accounts: {
    id: ACCOUNT_ID,
    email: 'ada@example.org',
    name: 'Ada',
    role: 'STAFF',
    password_hash: null,
    email_verified_at: null,
    created_at: '2027-01-01',
  },
  sessions: {
    token_hash: Buffer.from('1'),
    account_id: ACCOUNT_ID,
    created_at: '2027-01-01',
    last_seen_at: '2027-01-01',
  },
  email_tokens: {
    token_hash: Buffer.from('1'),
    account_id: ACCOUNT_ID,
    purpose: 'VERIFICATION',
    expires_at: '2027-01-02',
  },
  events: {
    id: ACCOUNT_ID,
    title: 'Title',
    description: 'Description',
    location: 'Location',
    type: 'Type',
    date: '2027-03-14',
    start_time: '10:00',
    end_time: '11:00',
    price_pence: 0,
    public: true,
    created_at: '2027-01-01',
    created_by_id: ACCOUNT_ID,
    sign_up_count: 0,
    search_text: '',
    deleted_at: null,
  },
  sign_ups: {
    id: ACCOUNT_ID,
    event_id: ACCOUNT_ID,
    account_id: ACCOUNT_ID,
    name: 'Ada',
    email: 'ada@example.org',
    signed_up_at: '2027-01-01',
    added_to_calendar_at: null,
  },
  payments: {
    id: ACCOUNT_ID,
    account_id: ACCOUNT_ID,
    event_id: ACCOUNT_ID,
    event_created_by_id: ACCOUNT_ID,
    sign_up_id: ACCOUNT_ID,
    event_title: 'Title',
    name: 'Ada',
    email: 'ada@example.org',
    due_mail: null,
    amount_pence: 2450,
    currency: 'gbp',
    refunded_pence: 0,
    status: 'SUCCEEDED',
    attention_reason: null,
    no_place_reason: null,
    idempotency_key: ACCOUNT_ID,
    intent_id: 'pi_1',
    created_at: '2027-01-01',
    updated_at: '2027-01-01',
  },
  google_credentials: {
    account_id: ACCOUNT_ID,
    subject: '1',
    encrypted_refresh_token: null,
    disconnected_at: null,
    created_at: '2027-01-01',
  },
  google_authorizations: {
    state_hash: Buffer.from('1'),
    purpose: 'CONNECT',
    account_id: ACCOUNT_ID,
    browser_hash: Buffer.from('1'),
    nonce: 'nonce',
    code_verifier: 'verifier',
    expires_at: '2027-01-02',
  },
  stripe_events: { id: 'evt_1', type: 'payment_intent.succeeded', received_at: '2027-01-01' },
  stripe_event_cursor: { id: 1, latest_created_at: '2027-01-01' },
  rate_limits: { key: 'key', points: 0, expire: null },
};

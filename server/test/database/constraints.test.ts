import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { ACCOUNT_ID, insertRow, OTHER_ID, type Row, SECOND_ID, validRows } from './valid-rows.js';

/** For each rule, what breaks it and it alone. */
const broken: [constraint: string, table: string, ...changes: Row[]][] = [
  ['accounts_pkey', 'accounts', { email: 'ben@example.org' }],
  ['accounts_email_unique', 'accounts', { id: OTHER_ID }],
  [
    'accounts_email_lower_case',
    'accounts',
    { email: 'Ada@example.org' },
    { email: '' },
    { email: 'a@' },
    { email: `${'a'.repeat(244)}@example.org` },
  ],
  ['accounts_name_length', 'accounts', { name: '' }, { name: '🎪'.repeat(201) }],
  [
    'accounts_default_name_shown_known',
    'accounts',
    { id: OTHER_ID, email: 'cleo@example.org', default_name_shown: 'ALL' },
  ],
  ['accounts_role_known', 'accounts', { role: 'ADMIN' }, { role: 'staff' }, { role: '' }],
  ['sessions_pkey', 'sessions', {}],
  ['sessions_id_unique', 'sessions', { token_hash: Buffer.from('2') }],
  [
    'sessions_account_id_fkey',
    'sessions',
    { id: OTHER_ID, account_id: OTHER_ID, token_hash: Buffer.from('2') },
  ],
  ['sessions_device_length', 'sessions', { device: 'x'.repeat(101) }],
  ['staff_decisions_pkey', 'staff_decisions', {}],
  [
    'staff_decisions_email_lower_case',
    'staff_decisions',
    { email: 'Ada@example.org' },
    { email: 'a@' },
    { email: `${'a'.repeat(244)}@example.org` },
  ],
  ['staff_decisions_decision_known', 'staff_decisions', { decision: 'MAYBE', email: 'ben@example.org' }],
  ['blocked_addresses_pkey', 'blocked_addresses', {}],
  [
    'blocked_addresses_email_lower_case',
    'blocked_addresses',
    { email: 'Ada@example.org' },
    { email: 'a@' },
    { email: `${'a'.repeat(244)}@example.org` },
  ],
  ['access_tokens_pkey', 'access_tokens', { token_hash: Buffer.from('2') }],
  ['access_tokens_token_hash_unique', 'access_tokens', { id: OTHER_ID }],
  [
    'access_tokens_account_id_fkey',
    'access_tokens',
    { id: OTHER_ID, account_id: OTHER_ID, token_hash: Buffer.from('2') },
  ],
  ['access_tokens_name_length', 'access_tokens', { name: '' }, { name: '🎪'.repeat(101) }],
  ['access_tokens_prefix_length', 'access_tokens', { prefix: 'trn_4kQ' }, { prefix: 'trn_4kQ8v' }],
  ['access_tokens_scopes_known', 'access_tokens', { scopes: [] }, { scopes: ['ACCOUNT_WRITE'] }],
  ['idempotent_answers_pkey', 'idempotent_answers', {}],
  ['idempotent_answers_account_id_fkey', 'idempotent_answers', { account_id: OTHER_ID }],
  [
    'idempotent_answers_hash_length',
    'idempotent_answers',
    { key_hash: Buffer.alloc(31), account_id: SECOND_ID },
    { input_hash: Buffer.alloc(33), account_id: SECOND_ID },
  ],
  ['event_series_pkey', 'event_series', {}],
  ['event_series_interval_known', 'event_series', { interval: 'DAY', id: OTHER_ID }],
  ['brand_pkey', 'brand', {}],
  ['brand_single', 'brand', { id: 2 }],
  ['brand_name_length', 'brand', { name: '' }, { name: 'x'.repeat(61) }],
  ['brand_headline_length', 'brand', { headline: '' }, { headline: 'x'.repeat(121) }],
  ['brand_accent_form', 'brand', { accent: 'green' }, { accent: '#FFFFFF' }],
  ['brand_logos_size', 'brand', { light_logo: Buffer.alloc(262_145) }, { dark_logo: Buffer.alloc(262_145) }],
  ['pictures_pkey', 'pictures', { content_hash: Buffer.alloc(32, 1) }],
  ['pictures_content_hash_key', 'pictures', { id: OTHER_ID }],
  ['pictures_content_hash_length', 'pictures', { content_hash: Buffer.alloc(31) }],
  ['pictures_width_positive', 'pictures', { width: 0 }],
  ['pictures_height_positive', 'pictures', { height: 0 }],
  ['pictures_color_form', 'pictures', { color: 'red' }, { color: '#12345G' }],
  ['picture_files_pkey', 'picture_files', {}],
  ['picture_files_picture_id_fkey', 'picture_files', { picture_id: OTHER_ID }],
  ['picture_uploads_pkey', 'picture_uploads', {}],
  ['picture_uploads_account_id_fkey', 'picture_uploads', { account_id: OTHER_ID }],
  ['picture_uploads_picture_id_fkey', 'picture_uploads', { picture_id: OTHER_ID }],
  ['events_series_id_fkey', 'events', { series_id: OTHER_ID, id: OTHER_ID }],
  ['events_pkey', 'events', {}],
  [
    'events_cover_picture_id_fkey',
    'events',
    { id: OTHER_ID, cover: { pictureId: OTHER_ID }, cover_picture_id: OTHER_ID },
  ],
  [
    'events_cover_of_picture',
    'events',
    { cover: null },
    { cover_picture_id: null },
    { cover: { pictureId: OTHER_ID } },
  ],
  ['events_created_by_id_fkey', 'events', { created_by_id: OTHER_ID, id: OTHER_ID }],
  ['events_one_per_date_of_series', 'events', { series_id: ACCOUNT_ID, id: OTHER_ID }],
  ['events_title_length', 'events', { title: '' }, { title: '🎪'.repeat(201) }],
  ['events_description_length', 'events', { description: '' }, { description: '🎪'.repeat(5001) }],
  ['events_location_length', 'events', { location: '' }, { location: '🎪'.repeat(301) }],
  ['events_type_length', 'events', { type: '' }, { type: '🎪'.repeat(101) }],
  ['events_language_length', 'events', { language: 'x' }, { language: 'x'.repeat(36) }],
  ['events_attendee_note_length', 'events', { attendee_note: '' }, { attendee_note: '🎪'.repeat(2001) }],
  ['events_creator_until_deleted', 'events', { created_by_id: null, id: OTHER_ID }],
  ['events_date_finite', 'events', { date: 'infinity' }, { date: '0044-03-15 BC' }, { date: '10000-01-01' }],
  [
    'events_times_whole_minutes',
    'events',
    { start_time: '24:00' },
    { end_time: '24:00' },
    { start_time: '10:00:30' },
    { end_time: '11:00:30' },
  ],
  ['events_price_payable', 'events', { price_pence: -1 }, { price_pence: 29 }, { price_pence: 100_000_000 }],
  ['events_time_zone_length', 'events', { time_zone: '' }, { time_zone: 'x'.repeat(101) }],
  [
    'events_ends_after_start',
    'events',
    { ends_at: '2027-03-14T10:00Z' },
    { starts_at: '2027-03-14T11:00:01Z' },
  ],
  ['events_revision_positive', 'events', { revision: -1 }],
  ['events_plan_revision_positive', 'events', { plan_revision: -1 }],
  ['events_sign_up_count_positive', 'events', { sign_up_count: -1 }],
  ['events_capacity_sensible', 'events', { capacity: 0 }, { capacity: 1_000_001 }],
  [
    'events_refund_deadline_within_a_year',
    'events',
    { refund_deadline_hours: -1 },
    { refund_deadline_hours: 8_761 },
  ],
  [
    'events_cancellation_reason_length',
    'events',
    { cancelled_at: '2027-01-01', cancellation_reason: '' },
    { cancelled_at: '2027-01-01', cancellation_reason: 'a'.repeat(501) },
  ],
  ['events_cancelled_with_reason', 'events', { cancelled_at: '2027-01-01' }, { cancellation_reason: 'Rain' }],
  ['events_notified_of_end', 'events', { cancellation_notified_up_to: ACCOUNT_ID }],
  ['events_held_count_positive', 'events', { held_count: -1 }],
  ['events_waiting_count_positive', 'events', { waiting_count: -1 }],
  ['sign_ups_pkey', 'sign_ups', { account_id: SECOND_ID, email: 'ben@example.org' }],
  ['sign_ups_name_shown_known', 'sign_ups', { id: OTHER_ID, account_id: SECOND_ID, name_shown: 'ALL' }],
  ['sign_ups_one_per_account', 'sign_ups', { id: OTHER_ID, email: 'ben@example.org' }],
  ['sign_ups_one_per_email', 'sign_ups', { id: OTHER_ID, account_id: SECOND_ID }],
  ['sign_ups_event_id_fkey', 'sign_ups', { id: OTHER_ID, event_id: OTHER_ID }],
  ['sign_ups_account_id_fkey', 'sign_ups', { id: OTHER_ID, account_id: OTHER_ID, email: 'ben@example.org' }],
  ['sign_ups_ticket_code_length', 'sign_ups', { ticket_code: Buffer.alloc(15) }],
  [
    'sign_ups_ticket_code_unique',
    'sign_ups',
    { id: OTHER_ID, account_id: SECOND_ID, email: 'ben@example.org', ticket_code: Buffer.alloc(16) },
  ],
  ['door_passes_pkey', 'door_passes', { token_hash: Buffer.from('2') }],
  ['door_passes_token_hash_unique', 'door_passes', { id: OTHER_ID }],
  [
    'door_passes_event_id_fkey',
    'door_passes',
    { id: OTHER_ID, token_hash: Buffer.from('2'), event_id: OTHER_ID },
  ],
  [
    'door_passes_created_by_id_fkey',
    'door_passes',
    { id: OTHER_ID, token_hash: Buffer.from('2'), created_by_id: OTHER_ID },
  ],
  ['door_passes_name_length', 'door_passes', { name: '' }, { name: '🎪'.repeat(81) }],
  ['scans_pkey', 'scans', {}],
  ['scans_event_id_fkey', 'scans', { id: OTHER_ID, event_id: OTHER_ID }],
  ['scans_by_account_id_fkey', 'scans', { id: OTHER_ID, by_account_id: OTHER_ID }],
  ['scans_outcome_known', 'scans', { outcome: 'MAYBE' }],
  ['scans_door_length', 'scans', { door: '' }, { door: '🎪'.repeat(81) }],
  ['arrivals_pkey', 'arrivals', {}],
  ['arrivals_sign_up_id_fkey', 'arrivals', { sign_up_id: OTHER_ID }],
  ['erased_arrivals_pkey', 'erased_arrivals', {}],
  ['erased_arrivals_event_id_fkey', 'erased_arrivals', { event_id: OTHER_ID }],
  ['erased_arrivals_some', 'erased_arrivals', { arrived_count: 0 }],
  ['mail_problems_pkey', 'mail_problems', {}],
  [
    'mail_problems_email_lower_case',
    'mail_problems',
    { email: 'Ada@example.org' },
    { email: 'a@' },
    { email: `${'a'.repeat(244)}@example.org` },
  ],
  ['mail_problems_problem_known', 'mail_problems', { email: 'ben@example.org', problem: 'MAYBE' }],
  ['messages_pkey', 'messages', {}],
  ['messages_event_id_fkey', 'messages', { id: OTHER_ID, event_id: OTHER_ID }],
  ['messages_created_by_id_fkey', 'messages', { id: OTHER_ID, created_by_id: OTHER_ID }],
  ['messages_subject_length', 'messages', { subject: '' }, { subject: '🎪'.repeat(151) }],
  ['messages_text_length', 'messages', { text: '' }, { text: '🎪'.repeat(5_001) }],
  ['messages_audience_known', 'messages', { audience: 'SOME' }],
  ['messages_status_known', 'messages', { status: 'MAYBE' }],
  ['messages_selected_by_id', 'messages', { audience: 'SELECTED' }, { sign_up_ids: [ACCOUNT_ID] }],
  ['messages_one_time', 'messages', { send_at: '2027-01-01', hours_after_end: 1 }],
  ['messages_scheduled_for_a_time', 'messages', { status: 'SCHEDULED' }],
  [
    'messages_hours_within_a_year',
    'messages',
    { hours_before_start: -1 },
    { hours_before_start: 8_761 },
    { hours_after_end: -1 },
    { hours_after_end: 8_761 },
  ],
  ['messages_started_once_sent', 'messages', { started_at: null }],
  [
    'messages_counts_positive',
    'messages',
    { recipient_count: -1 },
    { sent_count: -1 },
    { bounced_count: -1 },
    { muted_count: -1 },
  ],
  ['message_recipients_pkey', 'message_recipients', { mute_code: OTHER_ID }],
  ['message_recipients_message_id_fkey', 'message_recipients', { message_id: OTHER_ID, mute_code: OTHER_ID }],
  ['message_recipients_account_id_fkey', 'message_recipients', { account_id: OTHER_ID, mute_code: OTHER_ID }],
  ['message_recipients_state_known', 'message_recipients', { state: 'MAYBE' }],
  ['message_recipients_mute_code_key', 'message_recipients', { account_id: OTHER_ID }],
  [
    'message_recipients_claimed_in_batch',
    'message_recipients',
    { state: 'CLAIMED', batch_id: null },
    { state: 'CLAIMED', claimed_at: null },
  ],
  ['muted_events_pkey', 'muted_events', {}],
  ['muted_events_account_id_fkey', 'muted_events', { account_id: OTHER_ID }],
  ['muted_events_event_id_fkey', 'muted_events', { event_id: OTHER_ID }],
  ['message_tests_pkey', 'message_tests', {}],
  ['message_tests_account_id_fkey', 'message_tests', { account_id: OTHER_ID }],
  ['message_tests_event_id_fkey', 'message_tests', { event_id: OTHER_ID }],
  ['message_tests_subject_length', 'message_tests', { subject: '' }, { subject: '🎪'.repeat(151) }],
  ['message_tests_text_length', 'message_tests', { text: '' }, { text: '🎪'.repeat(5_001) }],
  ['message_tests_audience_known', 'message_tests', { audience: 'SOME' }],
  ['place_releases_pkey', 'place_releases', {}],
  ['place_releases_event_id_fkey', 'place_releases', { event_id: OTHER_ID }],
  ['place_releases_stage_known', 'place_releases', { stage: 'MAYBE' }],
  ['sign_ups_name_length', 'sign_ups', { name: '' }, { name: '🎪'.repeat(201) }],
  [
    'sign_ups_email_lower_case',
    'sign_ups',
    { email: 'Ada@example.org' },
    { email: '' },
    { email: 'a@' },
    { email: `${'a'.repeat(244)}@example.org` },
  ],
  [
    'sign_ups_unconfirmed_email_other',
    'sign_ups',
    { unconfirmed_email: 'Ben@example.org' },
    { unconfirmed_email: 'a@' },
    { unconfirmed_email: `${'a'.repeat(244)}@example.org` },
    { unconfirmed_email: 'ada@example.org' },
  ],
  ['attendee_notices_pkey', 'attendee_notices', {}],
  ['erased_places_pkey', 'erased_places', {}],
  ['erased_places_event_id_fkey', 'erased_places', { event_id: OTHER_ID }],
  ['erased_places_counts_positive', 'erased_places', { place_count: -1 }, { cancelled_count: -1 }],
  ['cancelled_sign_ups_pkey', 'cancelled_sign_ups', {}],
  ['cancelled_sign_ups_event_id_fkey', 'cancelled_sign_ups', { id: OTHER_ID, event_id: OTHER_ID }],
  ['cancelled_sign_ups_account_id_fkey', 'cancelled_sign_ups', { id: OTHER_ID, account_id: OTHER_ID }],
  ['attendee_notices_sign_up_id_fkey', 'attendee_notices', { sign_up_id: OTHER_ID }],
  ['event_changes_pkey', 'event_changes', {}],
  ['event_changes_event_id_fkey', 'event_changes', { event_id: OTHER_ID }],
  [
    'event_changes_attendee_note_length',
    'event_changes',
    { attendee_note: '' },
    { attendee_note: '🎪'.repeat(2001) },
  ],
  ['event_changes_message_length', 'event_changes', { message: '' }, { message: '🎪'.repeat(501) }],
  ['mailings_pkey', 'mailings', { starts_at: '2027-03-15T10:00Z' }],
  ['mailings_kind_known', 'mailings', { id: OTHER_ID, kind: 'NEWSLETTER', starts_at: null }],
  ['mailings_one_reminder_per_start', 'mailings', { id: OTHER_ID }],
  ['mailings_start_of_reminders', 'mailings', { id: OTHER_ID, kind: 'CHANGE' }],
  ['waiting_list_entries_pkey', 'waiting_list_entries', { account_id: SECOND_ID, email: 'ben@example.org' }],
  [
    'waiting_list_entries_one_per_account',
    'waiting_list_entries',
    { id: OTHER_ID, email: 'ben@example.org' },
  ],
  [
    'waiting_list_entries_name_shown_known',
    'waiting_list_entries',
    { id: OTHER_ID, account_id: SECOND_ID, name_shown: 'ALL' },
  ],
  ['waiting_list_entries_one_per_email', 'waiting_list_entries', { id: OTHER_ID, account_id: SECOND_ID }],
  ['waiting_list_entries_event_id_fkey', 'waiting_list_entries', { id: OTHER_ID, event_id: OTHER_ID }],
  [
    'waiting_list_entries_account_id_fkey',
    'waiting_list_entries',
    { id: OTHER_ID, account_id: OTHER_ID, email: 'ben@example.org' },
  ],
  ['waiting_list_entries_name_length', 'waiting_list_entries', { name: '' }, { name: '🎪'.repeat(201) }],
  [
    'waiting_list_entries_email_lower_case',
    'waiting_list_entries',
    { email: 'Ada@example.org' },
    { email: '' },
  ],
  [
    'waiting_list_entries_unconfirmed_email_other',
    'waiting_list_entries',
    { unconfirmed_email: 'ada@example.org' },
    { unconfirmed_email: 'Ben@example.org' },
  ],
  ['place_attempts_pkey', 'place_attempts', {}],
  ['place_attempts_event_id_fkey', 'place_attempts', { event_id: OTHER_ID }],
  ['place_attempts_account_id_fkey', 'place_attempts', { account_id: OTHER_ID }],
  ['place_holds_pkey', 'place_holds', {}],
  ['place_holds_event_id_fkey', 'place_holds', { event_id: OTHER_ID }],
  ['place_holds_account_id_fkey', 'place_holds', { account_id: OTHER_ID }],
  ['contact_tokens_pkey', 'contact_tokens', { sign_up_id: SECOND_ID }],
  ['contact_tokens_newest_only', 'contact_tokens', { token_hash: Buffer.from('2') }],
  [
    'contact_tokens_sign_up_id_fkey',
    'contact_tokens',
    { sign_up_id: OTHER_ID, token_hash: Buffer.from('2') },
  ],
  ['email_tokens_pkey', 'email_tokens', { purpose: 'PASSWORD_RESET' }],
  ['email_tokens_newest_only', 'email_tokens', { token_hash: Buffer.from('2') }],
  ['email_tokens_account_id_fkey', 'email_tokens', { account_id: OTHER_ID, token_hash: Buffer.from('2') }],
  ['email_tokens_purpose_known', 'email_tokens', { purpose: 'SIGN_IN' }, { purpose: 'verification' }],
  ['payments_pkey', 'payments', {}],
  ['payments_name_shown_known', 'payments', another({ name_shown: 'ALL' })],
  ['payments_account_id_fkey', 'payments', another({ account_id: OTHER_ID })],
  ['payments_event_created_by_id_fkey', 'payments', another({ event_created_by_id: OTHER_ID })],
  ['payments_event_id_fkey', 'payments', another({ event_id: OTHER_ID })],
  ['payments_sign_up_id_fkey', 'payments', another({ sign_up_id: OTHER_ID })],
  [
    'payments_amount_payable',
    'payments',
    another({ amount_pence: 29 }),
    another({ amount_pence: 100_000_000 }),
  ],
  ['payments_currency_known', 'payments', another({ currency: 'eur' }), another({ currency: 'GBP' })],
  ['payments_status_known', 'payments', another({ status: 'PAID' }), another({ status: 'succeeded' })],
  [
    'payments_no_place_reason_known',
    'payments',
    another({ no_place_reason: 'ODD' }),
    another({ no_place_reason: '' }),
  ],
  [
    'payments_attention_reason_known',
    'payments',
    another({ attention_reason: 'ODD' }),
    another({ attention_reason: '' }),
  ],
  [
    'payments_attention_note_length',
    'payments',
    another({ attention_note: '' }),
    another({ attention_note: 'x'.repeat(501) }),
  ],
  ['payments_due_mail_known', 'payments', another({ due_mail: 'ODD' }), another({ due_mail: '' })],
  [
    'payments_refund_within_amount',
    'payments',
    another({ refunded_pence: -1 }),
    another({ refunded_pence: 2451 }),
  ],
  ['payments_name_length', 'payments', another({ name: '' }), another({ name: '🎪'.repeat(201) })],
  [
    'payments_email_lower_case',
    'payments',
    another({ email: 'Ada@example.org' }),
    another({ email: 'a@' }),
    another({ email: `${'a'.repeat(244)}@example.org` }),
  ],
  [
    'payments_unconfirmed_email_other',
    'payments',
    another({ unconfirmed_email: 'Ben@example.org' }),
    another({ unconfirmed_email: 'a@' }),
    another({ unconfirmed_email: `${'a'.repeat(244)}@example.org` }),
    another({ unconfirmed_email: 'ada@example.org' }),
  ],
  ['stripe_events_pkey', 'stripe_events', {}],
  ['public_version_pkey', 'public_version', {}],
  ['search_words_pkey', 'search_words', {}],
  ['public_version_single', 'public_version', { id: 2 }],
  ['change_clock_pkey', 'change_clock', {}],
  ['change_clock_single', 'change_clock', { id: 2 }],
  ['changes_pkey', 'changes', {}],
  ['changes_subject_known', 'changes', { id: OTHER_ID, subject: 'PAYMENT' }],
  ['changes_kind_known', 'changes', { id: OTHER_ID, kind: 'MOVED' }],
  ['stripe_event_cursor_pkey', 'stripe_event_cursor', {}],
  ['stripe_event_cursor_single', 'stripe_event_cursor', { id: 2 }],
  ['calendar_feeds_pkey', 'calendar_feeds', { secret_hash: Buffer.from('2') }],
  ['calendar_feeds_secret_hash_unique', 'calendar_feeds', { account_id: SECOND_ID }],
  [
    'calendar_feeds_account_id_fkey',
    'calendar_feeds',
    { account_id: OTHER_ID, secret_hash: Buffer.from('2') },
  ],
  ['google_credentials_pkey', 'google_credentials', { subject: '2' }],
  ['google_credentials_account_id_fkey', 'google_credentials', { account_id: OTHER_ID, subject: '2' }],
  ['google_authorizations_pkey', 'google_authorizations', {}],
  [
    'google_authorizations_account_id_fkey',
    'google_authorizations',
    { state_hash: Buffer.from('2'), account_id: OTHER_ID },
  ],
  [
    'google_authorizations_purpose_known',
    'google_authorizations',
    { state_hash: Buffer.from('2'), purpose: 'OTHER', account_id: null },
  ],
  [
    'google_authorizations_account',
    'google_authorizations',
    { state_hash: Buffer.from('2'), account_id: null },
    { state_hash: Buffer.from('2'), purpose: 'SIGN_IN' },
  ],
  ['rate_limits_pkey', 'rate_limits', {}],
  ['event_members_pkey', 'event_members', {}],
  ['event_members_event_id_fkey', 'event_members', { event_id: OTHER_ID }],
  ['event_members_account_id_fkey', 'event_members', { account_id: OTHER_ID }],
  ['event_members_role_known', 'event_members', { event_id: OTHER_ID, role: 'OWNER' }],
  ['activities_pkey', 'activities', {}],
  ['activities_action_length', 'activities', { id: OTHER_ID, action: '' }],
  ['activities_detail_length', 'activities', { id: OTHER_ID, detail: 'x'.repeat(2_001) }],
  ['account_activities_pkey', 'account_activities', {}],
  ['account_activities_account_id_fkey', 'account_activities', { id: OTHER_ID, account_id: OTHER_ID }],
  ['account_activities_action_length', 'account_activities', { id: OTHER_ID, action: '' }],
  ['account_activities_device_length', 'account_activities', { id: OTHER_ID, device: 'x'.repeat(101) }],
  ['account_activities_network_length', 'account_activities', { id: OTHER_ID, network: 'x'.repeat(101) }],
  ['event_invitations_pkey', 'event_invitations', {}],
  [
    'event_invitations_event_id_fkey',
    'event_invitations',
    { id: OTHER_ID, event_id: OTHER_ID, secret_hash: null },
  ],
  [
    'event_invitations_email_lower_case',
    'event_invitations',
    { id: OTHER_ID, email: 'Ben@staff.example' },
    { id: OTHER_ID, email: 'a@' },
    { id: OTHER_ID, email: `${'a'.repeat(244)}@example.org` },
  ],
  ['event_invitations_role_known', 'event_invitations', { id: OTHER_ID, role: 'HOST' }],
  [
    'event_invitations_one_per_address',
    'event_invitations',
    { id: OTHER_ID, role: 'DOOR', secret_hash: null },
  ],
  [
    'event_invitations_secret_hash_key',
    'event_invitations',
    { id: OTHER_ID, email: 'cleo@staff.example', role: 'DOOR' },
  ],
  ['event_drafts_pkey', 'event_drafts', {}],
  [
    'event_drafts_cover_picture_id_fkey',
    'event_drafts',
    { id: OTHER_ID, cover: { pictureId: OTHER_ID }, cover_picture_id: OTHER_ID },
  ],
  ['event_drafts_cover_of_picture', 'event_drafts', { cover: null }, { cover_picture_id: null }],
  ['event_drafts_created_by_id_fkey', 'event_drafts', { id: OTHER_ID, created_by_id: OTHER_ID }],
  ['event_drafts_title_length', 'event_drafts', { title: '' }, { title: 'x'.repeat(201) }],
  ['event_drafts_description_length', 'event_drafts', { description: 'x'.repeat(5_001) }],
  ['event_drafts_location_length', 'event_drafts', { location: 'x'.repeat(301) }],
  ['event_drafts_type_length', 'event_drafts', { type: 'x'.repeat(101) }],
  ['event_drafts_visibility_known', 'event_drafts', { visibility: 'HIDDEN' }],
  [
    'event_drafts_attendee_note_length',
    'event_drafts',
    { attendee_note: '' },
    { attendee_note: 'x'.repeat(2_001) },
  ],
  ['event_drafts_language_length', 'event_drafts', { language: 'x' }, { language: 'x'.repeat(36) }],
  ['event_drafts_preview_secret_length', 'event_drafts', { preview_secret: 'x'.repeat(21) }],
  ['webhooks_pkey', 'webhooks', {}],
  ['webhooks_account_id_fkey', 'webhooks', { id: OTHER_ID, account_id: OTHER_ID }],
  ['webhooks_url_length', 'webhooks', { url: '' }, { url: 'x'.repeat(2_001) }],
  ['webhooks_query_length', 'webhooks', { query: '' }, { query: 'x'.repeat(4_001) }],
  ['webhooks_some_topics', 'webhooks', { topics: [] }],
  [
    'webhooks_previous_secret',
    'webhooks',
    { previous_encrypted_secret: 'secret' },
    { previous_secret_until: '2027-01-01' },
  ],
  ['webhook_notices_pkey', 'webhook_notices', {}],
  ['webhook_notices_webhook_id_fkey', 'webhook_notices', { id: OTHER_ID, webhook_id: OTHER_ID }],
  ['webhook_deliveries_pkey', 'webhook_deliveries', {}],
  ['webhook_deliveries_webhook_id_fkey', 'webhook_deliveries', { id: OTHER_ID, webhook_id: OTHER_ID }],
];

/** For each unique index that is no constraint, what breaks it. */
const doubled: [index: string, table: string, ...changes: Row[]][] = [
  [
    'event_invitations_one_new_owner',
    'event_invitations',
    { id: OTHER_ID, email: 'cleo@staff.example', secret_hash: null },
  ],
  [
    'payments_one_live',
    'payments',
    ...['REQUIRES_PAYMENT', 'PROCESSING', 'SUCCEEDED'].map((status) =>
      another({ account_id: ACCOUNT_ID, event_id: ACCOUNT_ID, status }),
    ),
  ],
  ['payments_intent', 'payments', another({ intent_id: 'pi_1' })],
  ['google_credentials_subject', 'google_credentials', { account_id: SECOND_ID }],
  ['payments_sign_up', 'payments', another({ sign_up_id: ACCOUNT_ID })],
];

/** A payment that is nobody's, and so stands in no other's way. */
function another(change: Row): Row {
  return { id: OTHER_ID, account_id: null, event_id: null, sign_up_id: null, intent_id: null, ...change };
}

/** The least and the most that each rule allows. */
const allowed: [table: string, change: Row][] = [
  ['accounts', { email: 'a@b', name: 'x' }],
  ['accounts', { email: `${'a'.repeat(242)}@example.org`, name: '🎪'.repeat(200), role: 'USER' }],
  [
    'events',
    { title: 'x', description: 'x', location: 'x', type: 'x', price_pence: 30, time_zone: 'x', capacity: 1 },
  ],
  [
    'events',
    {
      title: '🎪'.repeat(200),
      description: '🎪'.repeat(5000),
      location: '🎪'.repeat(300),
      type: '🎪'.repeat(100),
      price_pence: 99_999_999,
      sign_up_count: 2 ** 31 - 1,
      capacity: 1_000_000,
    },
  ],
  ['mailings', { id: OTHER_ID, kind: 'CHANGE', starts_at: null }],
  ['sign_ups', { account_id: SECOND_ID, email: 'a@b', unconfirmed_email: 'b@c', name: 'x' }],
  ['payments', another({ amount_pence: 30, refunded_pence: 30, name: null, email: null })],
  ['payments', another({ amount_pence: 99_999_999, attention_reason: 'DISPUTED', name: '🎪'.repeat(200) })],
  ...['CANCELED', 'REFUND_PENDING', 'REFUNDED'].map((status): [string, Row] => [
    'payments',
    another({ account_id: ACCOUNT_ID, event_id: ACCOUNT_ID, status }),
  ]),
  ['sign_ups', { account_id: SECOND_ID, email: `${'a'.repeat(242)}@example.org`, name: '🎪'.repeat(200) }],
];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // Migrations have made their only rows.
  await database.query('DELETE FROM public_version');
  await database.query('DELETE FROM change_clock');
  for (const table of Object.keys(validRows)) await insert(table, {});
  await insert('accounts', { id: SECOND_ID, email: 'second@example.org' });
  await database.query('UPDATE events SET series_id = $1', [ACCOUNT_ID]);
  await database.query('UPDATE sign_ups SET ticket_code = $1', [Buffer.alloc(16)]);
});
afterAll(() => database.drop());

function insert(table: string, change: Row) {
  return insertRow(database, table, { ...validRows[table], ...change });
}

const constraintsOf = async (types: string) => {
  const rows = await database.query<{ name: string }>(
    `SELECT conname AS name FROM pg_constraint
     WHERE connamespace = 'public'::regnamespace AND contype = ANY($1) AND conrelid <> 'migrations'::regclass`,
    [types.split('')],
  );
  return rows.map(({ name }) => name).toSorted();
};

describe('D4: the database itself refuses what breaks', () => {
  it('every rule that it has: no other is missing here', async () => {
    expect(await constraintsOf('cufpx')).toEqual(broken.map(([constraint]) => constraint).toSorted());
  });

  it.each(broken)('%s', async (constraint, table, ...changes) => {
    for (const change of changes) await expect(insert(table, change)).rejects.toMatchObject({ constraint });
  });

  it.each(doubled)('%s', async (constraint, table, ...changes) => {
    for (const change of changes) await expect(insert(table, change)).rejects.toMatchObject({ constraint });
  });

  it('NOT NULL', async () => {
    const columns = await database.query<{ table: string; name: string; required: boolean }>(
      `SELECT table_name AS table, column_name AS name, is_nullable = 'NO' AS required
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'migrations'`,
    );
    const optional = columns.filter(({ required }) => !required).map(({ table, name }) => `${table}.${name}`);
    expect(optional.toSorted()).toEqual([
      'access_tokens.expires_at',
      'access_tokens.last_used_at',
      'account_activities.access_token_name',
      'account_activities.device',
      'account_activities.network',
      'accounts.default_name_shown',
      'accounts.email_verified_at',
      'accounts.password_hash',
      'activities.access_token_name',
      'activities.actor_id',
      'activities.detail',
      'activities.subject_id',
      'attendee_notices.reminded_for',
      'attendee_notices.revision',
      'brand.accent',
      'brand.dark_logo',
      'brand.headline',
      'brand.light_logo',
      'brand.links',
      'brand.name',
      'calendar_feeds.last_read_at',
      'cancelled_sign_ups.ticket_code',
      'door_passes.created_by_id',
      'door_passes.ended_at',
      'door_passes.last_used_at',
      'event_changes.attendee_note',
      'event_changes.message',
      'event_drafts.attendee_note',
      'event_drafts.capacity',
      'event_drafts.cover',
      'event_drafts.cover_picture_id',
      'event_drafts.date',
      'event_drafts.description',
      'event_drafts.duplicated_from_id',
      'event_drafts.end_time',
      'event_drafts.language',
      'event_drafts.location',
      'event_drafts.price_pence',
      'event_drafts.refund_deadline_hours',
      'event_drafts.start_time',
      'event_drafts.type',
      'event_drafts.warned_at',
      'event_invitations.secret_hash',
      'events.attendee_note',
      'events.cancellation_notified_up_to',
      'events.cancellation_reason',
      'events.cancelled_at',
      'events.capacity',
      'events.cover',
      'events.cover_picture_id',
      'events.created_by_id',
      'events.deleted_at',
      'events.duplicated_from_id',
      'events.language',
      'events.owner_since',
      'events.people_erased_at',
      'events.plan_changed_at',
      'events.refund_deadline_hours',
      'events.series_id',
      'google_authorizations.account_id',
      'google_credentials.disconnected_at',
      'google_credentials.encrypted_refresh_token',
      'google_credentials.subject',
      'idempotent_answers.answer',
      'mailings.after_account_id',
      'mailings.finished_at',
      'mailings.starts_at',
      'message_recipients.batch_id',
      'message_recipients.claimed_at',
      'messages.added_at',
      'messages.claimed_until',
      'messages.created_by_id',
      'messages.hours_after_end',
      'messages.hours_before_start',
      'messages.send_at',
      'messages.sent_at',
      'messages.sign_up_ids',
      'messages.started_at',
      'payments.account_id',
      'payments.attention_note',
      'payments.attention_reason',
      'payments.cancelled_sign_up_id',
      'payments.due_mail',
      'payments.email',
      'payments.event_created_by_id',
      'payments.event_id',
      'payments.intent_id',
      'payments.name',
      'payments.no_place_reason',
      'payments.original_event_id',
      'payments.original_sign_up_id',
      'payments.paid_at',
      'payments.refunded_at',
      'payments.shown_deadline',
      'payments.shown_revision',
      'payments.sign_up_id',
      'payments.unconfirmed_email',
      'pictures.unused_since',
      'place_attempts.gave_up_at',
      'place_attempts.refused_at',
      'public_version.latest_event_update',
      'rate_limits.expire',
      'scans.by_account_id',
      'scans.by_pass_id',
      'scans.other_event_id',
      'scans.previous_id',
      'scans.sign_up_id',
      'scans.undone_at',
      'sessions.device',
      'sign_ups.added_to_calendar_at',
      'sign_ups.changed_at',
      'sign_ups.ticket_rotated_at',
      'sign_ups.unconfirmed_email',
      'waiting_list_entries.offer_expires_at',
      'waiting_list_entries.unconfirmed_email',
      'webhook_deliveries.duration_ms',
      'webhook_deliveries.error',
      'webhook_deliveries.status',
      'webhook_notices.delivered_at',
      'webhook_notices.event_id',
      'webhook_notices.next_attempt_at',
      'webhook_notices.payment_id',
      'webhook_notices.sign_up_id',
      'webhook_notices.waiting_list_entry_id',
      'webhooks.claimed_until',
      'webhooks.next_attempt_at',
      'webhooks.paused_at',
      'webhooks.previous_encrypted_secret',
      'webhooks.previous_secret_until',
      'webhooks.probe_at',
      'webhooks.scopes',
    ]);
    for (const { table, name } of columns.filter(({ required }) => required)) {
      await expect(insert(table, { [name]: null })).rejects.toMatchObject({ code: '23502', column: name });
    }
  });

  it.each(allowed)('nothing of %s that is within them', async (table, change) => {
    const id = crypto.randomUUID();
    await insert(table, { ...change, id });
    await database.query(`DELETE FROM ${table} WHERE id = $1`, [id]);
  });

  it('the deletion of an account deletes its sessions, links and sign-ups only', async () => {
    await insert('accounts', { id: OTHER_ID, email: 'other@example.org' });
    await insert('sessions', { id: OTHER_ID, account_id: OTHER_ID, token_hash: Buffer.from('other') });
    await insert('email_tokens', { account_id: OTHER_ID, token_hash: Buffer.from('other') });
    await insert('sign_ups', { id: OTHER_ID, account_id: OTHER_ID, email: 'other@example.org' });
    await insert('events', { id: OTHER_ID, created_by_id: OTHER_ID, deleted_at: '2027-01-01' });
    await insert('sign_ups', { id: SECOND_ID, event_id: OTHER_ID });
    await insert('payments', another({ account_id: OTHER_ID, event_id: OTHER_ID, sign_up_id: OTHER_ID }));
    await database.query('DELETE FROM accounts WHERE id = $1', [OTHER_ID]);
    const creators = await database.query('SELECT id, created_by_id FROM events ORDER BY id');
    expect(creators, 'a deleted event stays until all people are told').toEqual([
      { id: ACCOUNT_ID, created_by_id: ACCOUNT_ID },
      { id: OTHER_ID, created_by_id: null },
    ]);
    await database.query('DELETE FROM events WHERE id = $1', [OTHER_ID]);
    for (const table of ['sessions', 'email_tokens', 'sign_ups']) {
      const left = await database.query(`SELECT account_id FROM ${table}`);
      expect(left, table).toEqual([{ account_id: ACCOUNT_ID }]);
    }
    const row = { account_id: null, event_id: null, sign_up_id: null };
    expect(
      await database.query('SELECT account_id, event_id, sign_up_id FROM payments WHERE id = $1', [OTHER_ID]),
      'S17: payments stay, without the person',
    ).toEqual([row]);
    await database.query('DELETE FROM payments WHERE id = $1', [OTHER_ID]);
  });
});

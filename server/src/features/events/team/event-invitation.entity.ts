import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { Event } from '../event.entity.js';
import type { EventRole } from './event-roles.js';

/** An invitation to the team of an event that waits for an answer; with the role OWNER the offer to take the event over. */
@Entity('event_invitations')
@Check('event_invitations_email_lower_case', `email = lower(email) AND length(email) BETWEEN 3 AND 254`)
@Check('event_invitations_role_known', `role IN ('OWNER', 'EDITOR', 'DOOR')`)
@Unique('event_invitations_one_per_address', ['eventId', 'email'])
@Unique('event_invitations_secret_hash_key', ['secretHash'])
@Index('event_invitations_one_new_owner', ['eventId'], { unique: true, where: `role = 'OWNER'` })
export class EventInvitation {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'event_invitations_pkey' })
  id: string;

  @Column('uuid')
  eventId: string;

  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'event_invitations_event_id_fkey' })
  event?: Relation<Event>;

  /** Lower case. */
  @Column('text')
  email: string;

  @Column('text')
  role: EventRole;

  @Column('boolean')
  shownAsHost: boolean;

  /** SHA-256 of the link's secret, which is nowhere else but in the mail; null until the mail is sent. */
  @Column('bytea', { nullable: true })
  secretHash: Buffer | null;

  /** When it was sent, or sent again. */
  @Column('timestamp with time zone', { precision: 3 })
  createdAt: Date;

  @Column('timestamp with time zone', { precision: 3 })
  expiresAt: Date;
}

import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { BrandLink } from './brand-links.js';

/** How the product looks here, as the first staff account has chosen it: one row, or none. */
@Entity('brand')
@Check('brand_single', 'id = 1')
@Check('brand_name_length', 'length(name) BETWEEN 1 AND 60')
@Check('brand_headline_length', 'length(headline) BETWEEN 1 AND 120')
@Check('brand_accent_form', `accent ~ '^#[0-9a-f]{6}$'`)
@Check('brand_logos_size', 'length(light_logo) <= 262144 AND length(dark_logo) <= 262144')
export class StoredBrand {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'brand_pkey' })
  id: number;

  @Column('text', { nullable: true })
  name: string | null;

  @Column('text', { nullable: true })
  headline: string | null;

  @Column('text', { nullable: true })
  accent: string | null;

  @Column('jsonb', { nullable: true })
  links: BrandLink[] | null;

  /** PNG or SVG, as it was sent. */
  @Column('bytea', { nullable: true })
  lightLogo: Buffer | null;

  @Column('bytea', { nullable: true })
  darkLogo: Buffer | null;
}

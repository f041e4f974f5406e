import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A word that an event has in its search text, or had until a night, for finding the word that a person mistyped. Written by a
 * trigger on events, and read by nothing but typos.ts: no word gets from here into an answer.
 */
@Entity('search_words')
@Index('search_words_variants', { synchronize: false })
export class SearchWord {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'search_words_pkey' })
  word: string;

  /** The word itself, and what is left of it when one letter is missing. */
  @Column('text', { array: true })
  variants: string[];

  /** The last day on which an event with the word was saved, by the database's clock. */
  @Column('date', { default: () => 'now()' })
  usedOn: string;
}

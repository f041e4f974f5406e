import type { EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';

/** The person whose data they are. */
export interface DataSubject {
  id: string;
  /** Lower case. */
  email: string;
}

/** What one table has of a person. The root's `personal-data.ts` lists all tables. */
export interface PersonalData<Row extends ObjectLiteral = ObjectLiteral> {
  /** In an export. */
  name: string;
  entity: EntityTarget<Row>;
  rowsOf(person: DataSubject): FindOptionsWhere<Row>;
  /** Columns that an export does not have, by their names in the entity, each with the reason. */
  leftOut?: Record<string, string>;
}

export function personalData<Row extends ObjectLiteral>(data: PersonalData<Row>): PersonalData {
  return data as unknown as PersonalData;
}

/** A table that an export does not have, with the reason. */
export interface NotExported {
  entity: EntityTarget<ObjectLiteral>;
  reason: string;
}

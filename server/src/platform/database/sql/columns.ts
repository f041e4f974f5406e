import type { EntityManager, EntityMetadata } from 'typeorm';
import { read } from './read.js';
import { readShared } from './shared-reads.js';

interface SelectedColumn {
  /** With its table: `events.start_time`. */
  sql: string;
  /** Where its value belongs in the entity: `['startTime']`. */
  path: readonly string[];
}

type Row = Record<string, unknown>;

/**
 * Columns that SQL written by hand selects or inserts. They come from the entity, so that a new one is missing nowhere,
 * and so does the type of the rows.
 */
export class Columns<Entity extends object> {
  /** For a SELECT from the entity's table: `events.start_time AS "startTime", …`. */
  readonly sql: string;
  /** For an INSERT: `start_time, …`. */
  readonly names: string;
  readonly #columns: readonly SelectedColumn[];
  /** PostgreSQL's rows are the entities as they are. */
  readonly #isFlat: boolean;
  /** Requests ask for the same ones over and over. */
  readonly #derived = new Map<unknown, Columns<object>>();

  constructor(columns: readonly SelectedColumn[]) {
    this.#columns = columns;
    this.#isFlat = columns.every(({ path }) => path.length === 1);
    this.sql = columns.map(({ sql, path }) => `${sql} AS "${path.join('.')}"`).join(', ');
    this.names = columns.map(({ sql }) => columnName(sql)).join(', ');
  }

  /** These alone. */
  only<Name extends keyof Entity & string>(...names: Name[]): Columns<Pick<Entity, Name>> {
    return this.#derive(names.join(), () =>
      names.flatMap((name) => this.#columns.filter(({ path }) => path[0] === name)),
    );
  }

  /** Those of a joined table, too. */
  and<Other extends object>(other: Columns<Other>): Columns<Entity & Other> {
    return this.#derive(other, () => [...this.#columns, ...other.#columns]);
  }

  /** The same for a joined table, whose entity belongs into this property. */
  under<Name extends string>(name: Name): Columns<Record<Name, Entity>> {
    return this.#derive(`under ${name}`, () =>
      this.#columns.map(({ sql, path }) => ({ sql, path: [name, ...path] })),
    );
  }

  /** The rows that a SELECT of these columns has found. */
  async query(database: EntityManager, sql: string, values: unknown[]): Promise<Entity[]> {
    const rows = await read<Row>(database, sql, values);
    return (this.#isFlat ? rows : rows.map((row) => this.#entityOf(row))) as Entity[];
  }

  /** The rows that a SELECT of these columns finds, read once for all requests that ask the same at the same time. */
  read(database: EntityManager, sql: string, values: unknown[]): Promise<readonly Entity[]> {
    return readShared(database, JSON.stringify([sql, values]), () => this.query(database, sql, values));
  }

  /** For json_populate_recordset: the rows of these entities. */
  jsonOf(entities: readonly Entity[]): string {
    return JSON.stringify(entities.map((entity) => this.#rowOf(entity)));
  }

  #derive<Derived extends object>(key: unknown, columns: () => SelectedColumn[]): Columns<Derived> {
    const derived = this.#derived.get(key) ?? new Columns(columns());
    this.#derived.set(key, derived);
    return derived as Columns<Derived>;
  }

  #rowOf(entity: Entity): Row {
    const row: Row = {};
    for (const { sql, path } of this.#columns) {
      row[columnName(sql)] = path.reduce<unknown>((value, name) => (value as Row | null)?.[name], entity);
    }
    return row;
  }

  #entityOf(row: Row): Row {
    const entity: Row = {};
    for (const { path } of this.#columns) {
      const [name = '', inner] = path;
      const value = row[path.join('.')];
      if (inner === undefined) entity[name] = value;
      else entity[name] = { ...(entity[name] as Row | undefined), [inner]: value };
    }
    return entity;
  }
}

/** Without its table. */
function columnName(sql: string): string {
  return sql.slice(sql.indexOf('.') + 1);
}

interface TableColumns {
  selected: Columns<object>;
  inserted: Columns<object>;
}

const known = new WeakMap<EntityMetadata, TableColumns>();

/** The columns of an entity's table for a SELECT: all but those that are never read. */
export function columnsOf<Entity extends object>(
  database: EntityManager,
  entity: new () => Entity,
): Columns<Entity> {
  return tableColumns(database, entity).selected as Columns<Entity>;
}

/** The columns of an entity's table for an INSERT: all but those that the database fills. */
export function insertedColumnsOf<Entity extends object>(
  database: EntityManager,
  entity: new () => Entity,
): Columns<Entity> {
  return tableColumns(database, entity).inserted as Columns<Entity>;
}

/** Computed once for each connection pool. */
function tableColumns(database: EntityManager, entity: new () => object): TableColumns {
  const metadata = database.connection.getMetadata(entity);
  const found = known.get(metadata) ?? readColumns(metadata);
  known.set(metadata, found);
  return found;
}

function readColumns({ tableName, columns }: EntityMetadata): TableColumns {
  const stored = columns.filter(({ isVirtual }) => !isVirtual);
  const mapped = (some: EntityMetadata['columns']) =>
    new Columns(
      some.map(({ databaseName, propertyPath, transformer }) => {
        if (transformer) throw new Error(`${propertyPath}: hand-written SQL knows no transformers`);
        return { sql: `${tableName}.${databaseName}`, path: propertyPath.split('.') };
      }),
    );
  return {
    selected: mapped(stored.filter(({ isSelect }) => isSelect)),
    inserted: mapped(stored.filter(({ isInsert }) => isInsert)),
  };
}

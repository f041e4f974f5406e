import type { EntityManager, EntityMetadata } from 'typeorm';

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
    this.names = columns.map(({ sql }) => sql.slice(sql.indexOf('.') + 1)).join(', ');
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

  /** What a SELECT of these columns has found. */
  async query(database: EntityManager, sql: string, values: unknown[]): Promise<Entity[]> {
    const rows = await database.query<Row[]>(sql, values);
    return (this.#isFlat ? rows : rows.map((row) => this.#entityOf(row))) as Entity[];
  }

  /** The entity's values, in the order of `names`. */
  valuesOf(entity: Entity): unknown[] {
    return this.#columns.map(({ path }) =>
      path.reduce<unknown>((value, name) => (value as Row | null)?.[name], entity),
    );
  }

  #derive<Derived extends object>(key: unknown, columns: () => SelectedColumn[]): Columns<Derived> {
    const derived = this.#derived.get(key) ?? new Columns(columns());
    this.#derived.set(key, derived);
    return derived as Columns<Derived>;
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

const known = new WeakMap<object, Columns<object>>();

/** All columns of an entity's table but those that are never read. Computed once. */
export function columnsOf<Entity extends object>(
  database: EntityManager,
  entity: new () => Entity,
): Columns<Entity> {
  const metadata = database.connection.getMetadata(entity);
  const found = known.get(metadata) ?? new Columns(selectedColumns(metadata));
  known.set(metadata, found);
  return found as Columns<Entity>;
}

function selectedColumns({ tableName, columns }: EntityMetadata): SelectedColumn[] {
  return columns
    .filter(({ isSelect, isVirtual }) => isSelect && !isVirtual)
    .map((column) => {
      if (column.transformer) throw new Error(`${column.propertyPath}: SQL by hand knows no transformers`);
      return { sql: `${tableName}.${column.databaseName}`, path: column.propertyPath.split('.') };
    });
}

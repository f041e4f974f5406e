/** The conditions of a WHERE clause, which must all hold, and their values as PostgreSQL's numbered parameters. */
export class Conditions {
  readonly #clauses: string[] = [];

  /** @param values of the statement: conditions for several places of it have the same */
  constructor(readonly values: unknown[] = []) {}

  /** @param clause SQL with a `?` in the place of each value */
  add(clause: string, ...values: unknown[]): this {
    this.#clauses.push(this.clause(clause, ...values));
    return this;
  }

  /** SQL for another place of the same statement: its values are added, and nothing is restricted. */
  clause(clause: string, ...values: unknown[]): string {
    const rest = values.values();
    return clause.replace(/\?/g, () => `$${this.values.push(rest.next().value)}`);
  }

  /** The same conditions, to be restricted further. */
  copy(): Conditions {
    const copy = new Conditions([...this.values]);
    copy.#clauses.push(...this.#clauses);
    return copy;
  }

  get sql(): string {
    return this.#clauses.join(' AND ');
  }
}

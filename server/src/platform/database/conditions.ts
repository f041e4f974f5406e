/** The conditions of a WHERE clause, which must all hold, and their values as PostgreSQL's numbered parameters. */
export class Conditions {
  readonly values: unknown[] = [];
  readonly #clauses: string[] = [];

  /** @param clause SQL with a `?` in the place of each value */
  add(clause: string, ...values: unknown[]): this {
    const rest = values.values();
    this.#clauses.push(clause.replace(/\?/g, () => `$${this.values.push(rest.next().value)}`));
    return this;
  }

  get sql(): string {
    return this.#clauses.join(' AND ');
  }
}

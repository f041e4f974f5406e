import type { EntityManager } from 'typeorm';
import { Notices } from '../../platform/database/notices.js';
import type { Log } from '../../platform/log.js';
import { StoredBrand } from './brand.entity.js';
import { type Brand, type BrandChoice, brandOf, logoIn, nothingChosen } from './brand.js';
import { drawLogo } from './logo/draw-logo.js';
import { type Logo, readLogo } from './logo/read-logo.js';

/** How the product looks here, for everything that shows it. */
export interface ShownBrand {
  readonly now: Brand;
  /** Reads it again: for the process that has changed it. */
  refresh(): Promise<void>;
}

interface Dependencies {
  database: EntityManager;
  /** Of the same database, without a pooler between. */
  url: string;
  byEnvironment: BrandChoice;
  log: Log;
}

/** The brand of this process, which follows each change by whichever process. */
export class CurrentBrand implements ShownBrand {
  readonly #notices: Notices;
  #now: Brand;
  #reading: Promise<void> = Promise.resolve();

  constructor(private readonly given: Dependencies) {
    this.#now = brandOf(given.byEnvironment, nothingChosen);
    const follow = () =>
      void this.refresh().catch((err) => given.log.warn({ err }, 'the brand could not be read'));
    this.#notices = new Notices(given.url, { handlers: { brand_changed: follow }, onGap: follow });
  }

  get now(): Brand {
    return this.#now;
  }

  /** Resolves once the brand is read, and no later change is missed. */
  async open(): Promise<void> {
    await this.#notices.ready();
    await this.refresh();
  }

  /** One reading after the other: an earlier one never replaces a later one. */
  refresh(): Promise<void> {
    const reading = this.#reading.then(
      () => this.#read(),
      () => this.#read(),
    );
    this.#reading = reading;
    return reading;
  }

  close(): Promise<void> {
    return this.#notices.close();
  }

  async #read(): Promise<void> {
    const row = await this.given.database.findOneBy(StoredBrand, { id: 1 });
    const brand = brandOf(this.given.byEnvironment, row ? this.#choiceOf(row) : nothingChosen);
    const found = logoIn(brand, 'light');
    this.#now = found ? { ...brand, mailLogo: await drawLogo(found.logo) } : brand;
  }

  #choiceOf({ name, headline, accent, links, lightLogo, darkLogo }: StoredBrand): BrandChoice {
    const logoOf = (bytes: Buffer | null) => bytes && this.#usableLogo(bytes);
    return { name, headline, accent, links, lightLogo: logoOf(lightLogo), darkLogo: logoOf(darkLogo) };
  }

  /** A later version may refuse more than the one that stored it: pages go without it then. */
  #usableLogo(bytes: Buffer): Logo | null {
    try {
      return readLogo(bytes);
    } catch (err) {
      this.given.log.warn({ err }, 'the stored logo cannot be used');
      return null;
    }
  }
}

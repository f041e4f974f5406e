import type { RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { RateLimitedError } from '../../../platform/errors/request-errors.js';
import { UnprovenMails } from '../email-addresses/unproven-mails.js';
import type { Hourly } from './hourly-limits.js';
import { consume, hourlyLimiters, requireLeft, storedLimiter } from './limiters.js';
import { RateLimitKeys } from './rate-limit-keys.js';

const FREE_ATTEMPTS = 10;
/** Seconds. */
const DAY = 24 * 60 * 60;
const ATTEMPTS_FORGOTTEN_AFTER = DAY;
/** Of an account: each takes a processor for seconds. */
export const PICTURES_A_DAY = 50;
/** Seconds to wait after the tenth, eleventh, ... wrong password; the last holds for all that follow. */
const DELAYS = [60, 120, 240, 480, 900];

/**
 * Limits on guessing passwords, on mass registration, on mails to others and on trying cards, stored in PostgreSQL so
 * that they hold across processes and restarts. When the database is down every attempt fails.
 */
export class RateLimits {
  readonly #keys: RateLimitKeys;
  readonly #attempts: RateLimiterPostgres;
  readonly #delays: RateLimiterPostgres;
  readonly #hourly: Record<Hourly, RateLimiterAbstract>;
  readonly #pictureUploads: RateLimiterPostgres;
  readonly unprovenMails: UnprovenMails;

  constructor(database: DataSource) {
    this.#keys = new RateLimitKeys(database);
    this.#attempts = storedLimiter(database, 'attempts', Number.MAX_SAFE_INTEGER, ATTEMPTS_FORGOTTEN_AFTER);
    this.#delays = storedLimiter(database, 'delay', 1, DELAYS[0] as number);
    this.#hourly = hourlyLimiters(database);
    this.#pictureUploads = storedLimiter(database, 'pictureUploads', PICTURES_A_DAY, DAY);
    this.unprovenMails = new UnprovenMails(database, this.#keys);
  }

  /**
   * Counts an attempt before its password is looked at, so that a hundred at once are a hundred. The tenth wrong one
   * in a row for an e-mail address from one network address starts growing delays; from elsewhere its owner gets in.
   * @throws RateLimitedError while a delay runs; in an hour after 300 wrong or 600 right ones for any accounts from one
   *   network address, or 60 right ones for an account
   */
  async countSignInAttempt(email: string, networkAddress: string): Promise<void> {
    const key = this.#keys.emailFromNetwork(email, networkAddress);
    const { signInsOfAccount, signInsFromNetwork, wrongPasswords } = this.#hourly;
    const network = this.#keys.network(networkAddress);
    const counted: [RateLimiterAbstract, string][] = [];
    const count = async (limiter: RateLimiterAbstract, countedKey: string) => {
      const result = await consume(limiter, countedKey);
      counted.push([limiter, countedKey]);
      return result;
    };
    try {
      const { consumedPoints } = await count(this.#attempts, key);
      await count(signInsOfAccount, this.#keys.email(email));
      await count(signInsFromNetwork, network);
      if (consumedPoints >= FREE_ATTEMPTS) {
        const delay = DELAYS[Math.min(consumedPoints - FREE_ATTEMPTS, DELAYS.length - 1)] as number;
        await consume(this.#delays, key, { customDuration: delay });
      }
      await count(wrongPasswords, network);
    } catch (error) {
      // Its password was not looked at, so it was no attempt: only those make the delays grow.
      await Promise.all(counted.map(([limiter, countedKey]) => limiter.reward(countedKey)));
      throw error;
    }
  }

  /** Takes off again what an attempt was not: a wrong password, or a right one. */
  async settleSignInAttempt(email: string, networkAddress: string, isRight: boolean): Promise<void> {
    const { signInsOfAccount, signInsFromNetwork, wrongPasswords } = this.#hourly;
    const network = this.#keys.network(networkAddress);
    const key = this.#keys.emailFromNetwork(email, networkAddress);
    await Promise.all(
      isRight
        ? [this.#attempts.delete(key), this.#delays.delete(key), wrongPasswords.reward(network)]
        : [signInsOfAccount.reward(this.#keys.email(email)), signInsFromNetwork.reward(network)],
    );
  }

  /** @throws RateLimitedError after 300 registrations from one network address in an hour */
  async countRegistration(networkAddress: string): Promise<void> {
    await this.#count('registrations', this.#keys.network(networkAddress));
  }

  /** @throws RateLimitedError after 300 ways to Google's sign-in from one network address in an hour */
  async countGoogleSignIn(networkAddress: string): Promise<void> {
    await this.#count('googleSignIns', this.#keys.network(networkAddress));
  }

  /**
   * @param places that one request asks for
   * @throws RateLimitedError in an hour after 300 sign-ups of an account, or 50,000 from one network address
   */
  async countSignUp(accountId: string, networkAddress: string, places = 1): Promise<void> {
    await this.#count('signUpsOfAccount', accountId, places);
    await this.#count('signUpsFromNetwork', this.#keys.network(networkAddress), places);
  }

  /**
   * Against trying stolen cards, and for Stripe's own rate limit.
   * @throws RateLimitedError in an hour after 100 checkouts of an account, or 3,000 from one network address
   */
  async countCheckout(accountId: string, networkAddress: string): Promise<void> {
    await this.#count('checkoutsOfAccount', accountId);
    await this.#count('checkoutsFromNetwork', this.#keys.network(networkAddress));
  }

  /** @throws RateLimitedError after 1,000 of an account in an hour */
  async countIdempotencyKey(accountId: string): Promise<void> {
    await this.#count('idempotencyKeys', accountId);
  }

  /**
   * For Stripe's own rate limit: a person who asks how a payment stands makes us ask Stripe.
   * @throws RateLimitedError in an hour after 100 questions of an account, or 3,000 from one network address
   */
  async countPaymentCheck(accountId: string, networkAddress: string): Promise<void> {
    await this.#count('checksOfAccount', accountId);
    await this.#count('checksFromNetwork', this.#keys.network(networkAddress));
  }

  /** @throws RateLimitedError after 100 new, changed, tested or retried webhooks of an account in an hour */
  async countWebhookRequest(accountId: string): Promise<void> {
    await this.#count('webhookRequests', accountId);
  }

  /** @throws RateLimitedError in an hour after 100 invitations to teams by an account, or ten to an address */
  async countEventInvitation(accountId: string, email: string): Promise<void> {
    await this.#count('eventInvitations', accountId);
    await this.#count('invitationsToAddress', this.#keys.email(email));
  }

  /** @throws RateLimitedError after 100 new access tokens of an account in an hour */
  async countAccessToken(accountId: string): Promise<void> {
    await this.#count('accessTokens', accountId);
  }

  /** @throws RateLimitedError after 3,000 acts in the teams of events in an hour, by the account itself or by one of its tokens */
  async countTeamAct(accountId: string, accessTokenName: string | null): Promise<void> {
    await this.#count('teamActs', JSON.stringify([accountId, accessTokenName]));
  }

  /** @throws RateLimitedError after 50 uploads of an account in a day, refused pictures included */
  async countPictureUpload(accountId: string): Promise<void> {
    await consume(this.#pictureUploads, accountId);
  }

  /** For an upload that came to nothing because the product was busy. */
  async giveBackPictureUpload(accountId: string): Promise<void> {
    await this.#pictureUploads.reward(accountId);
  }

  /** @throws RateLimitedError after 20 new or changed messages of an account in an hour */
  async countMessage(accountId: string): Promise<void> {
    await this.#count('messages', accountId);
  }

  /** @throws RateLimitedError after 30 test mails of an account in an hour */
  async countMessageTest(accountId: string): Promise<void> {
    await this.#count('messageTests', accountId);
  }

  /**
   * @throws RateLimitedError in an hour after five requests for a mail to an address, or 100 from one network address
   */
  async countMailRequest(email: string, networkAddress: string): Promise<void> {
    await this.#count('mailsFromNetwork', this.#keys.network(networkAddress));
    await this.#count('mailsToAddress', this.#keys.email(email));
  }

  /**
   * Counts a mail that asks the owner of an address whether it is theirs.
   * @returns false after five in an hour
   */
  async allowContactConfirmation(email: string): Promise<boolean> {
    return this.#allow('contactConfirmations', this.#keys.email(email));
  }

  /** Of a mail that was not sent after all. */
  async uncountContactConfirmation(email: string): Promise<void> {
    await this.#hourly.contactConfirmations.reward(this.#keys.email(email));
  }

  /**
   * Asks before codes are looked up. Codes of requests that run at the same time are counted afterwards: with 128 bits in a
   * code, a few thousand guesses more change nothing.
   * @param callerId of the account or door pass
   * @returns why more unknown codes are refused, in an hour after 200 of a caller, or 2,000 from one network address; null: they are not
   */
  async refusalOfUnknownCodes(callerId: string, networkAddress: string): Promise<RateLimitedError | null> {
    try {
      await requireLeft(this.#hourly.unknownCodesOfCaller, callerId);
      await requireLeft(this.#hourly.unknownCodesFromNetwork, this.#keys.network(networkAddress));
      return null;
    } catch (error) {
      if (error instanceof RateLimitedError) return error;
      throw error;
    }
  }

  async countUnknownCodes(callerId: string, networkAddress: string, codes: number): Promise<void> {
    await this.#hourly.unknownCodesOfCaller.penalty(callerId, codes);
    await this.#hourly.unknownCodesFromNetwork.penalty(this.#keys.network(networkAddress), codes);
  }

  /**
   * Counts a scan that lets nobody in.
   * @param placeId of its ticket
   * @returns false after 20 of a ticket by a caller in an hour
   */
  async allowRepeatedScan(callerId: string, placeId: string): Promise<boolean> {
    return this.#allow('repeatedScans', `${callerId} ${placeId}`);
  }

  /** @throws RateLimitedError after 1,000 of an account or door pass in an hour */
  async countUndoneScan(callerId: string): Promise<void> {
    await this.#count('undoneScans', callerId);
  }

  async #allow(name: Hourly, key: string): Promise<boolean> {
    try {
      await this.#count(name, key);
      return true;
    } catch (error) {
      if (error instanceof RateLimitedError) return false;
      throw error;
    }
  }

  async #count(name: Hourly, key: string, points = 1): Promise<void> {
    await consume(this.#hourly[name], key, { points });
  }
}

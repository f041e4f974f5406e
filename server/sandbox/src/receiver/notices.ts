import { Webhook } from 'standardwebhooks';

/** What the product posted to the receiver. */
export interface ReceivedNotice {
  id: string;
  at: string;
  headers: Record<string, string>;
  /** As it came: the signature is of these characters. */
  text: string;
  /** What the receiver answered with; null when it did not answer. */
  status: number | null;
}

/** Whether a signature holds, and why not; null while no secret is set. */
export interface SignatureCheck {
  holds: boolean;
  reason: string;
}

/** The secrets of webhooks, as the product showed them; for as long as the sandbox runs. */
export class Secrets {
  #secrets: readonly string[] = [];

  add(secret: string): void {
    this.#secrets = [secret.trim(), ...this.#secrets].slice(0, 20);
  }

  clear(): void {
    this.#secrets = [];
  }

  /** Checks by the published verifier, whatever the time is now: notices are looked at long after they came. */
  check({ headers, text }: ReceivedNotice): SignatureCheck | null {
    if (this.#secrets.length === 0) return null;
    const id = headers['webhook-id'] ?? '';
    const seconds = Number(headers['webhook-timestamp']);
    const signatures = (headers['webhook-signature'] ?? '').split(' ');
    if (!id || !Number.isFinite(seconds)) return { holds: false, reason: 'A header is missing' };
    const signedAt = new Date(seconds * 1_000);
    const holds = this.#secrets.some((secret) =>
      signatures.includes(new Webhook(secret).sign(id, signedAt, text)),
    );
    return { holds, reason: holds ? 'The signature holds' : 'The signature is of another secret or body' };
  }
}

/** Whether a text is a secret that can be used for checking. */
export function isSecret(text: string): boolean {
  try {
    return text.trim().startsWith('whsec_') && Boolean(new Webhook(text.trim()));
  } catch {
    return false;
  }
}

import { RefusedForGood, type Sender } from './Sender.ts';

const MAX_MS = 15_000;

/** Sends text messages through a provider that accepts `{to, text}` by HTTP. */
export function sendBySmsProvider(url: string, token: string | null): Sender {
  return {
    async send({ id, recipient, content }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ to: recipient, text: content.text }),
        signal: AbortSignal.timeout(MAX_MS),
        redirect: 'error',
      });
      await response.body?.cancel();
      if (response.ok) return;
      const reason = `The SMS provider answered ${response.status}`;
      // A wrong token is a setting that will be corrected, and rate limits are temporary; a bad number stays bad.
      throw [400, 404, 410, 422].includes(response.status) ? new RefusedForGood(reason) : new Error(reason);
    },
    close: () => undefined,
  };
}

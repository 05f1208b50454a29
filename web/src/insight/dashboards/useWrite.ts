import { useRef, useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { newKey } from '../../app/newKey.ts';
import { useNotice } from '../../app/notice.tsx';
import { said } from '../../app/said.ts';

interface Payload {
  readonly userErrors: readonly { readonly code: string; readonly message: string }[];
}

interface Words {
  /** The message if another user saved in between. */
  readonly stale: string;
  readonly failed: string;
}

/**
 * Serialises writes. A failure is shown, and nothing typed is lost. `reload` loads what was written, by this user or
 * another; `write` returns the payload, or null where nothing was written.
 */
export function useWrite(words: Words, reload: () => Promise<unknown> = async () => undefined) {
  const language = useLanguage();
  const notify = useNotice();
  const [isBusy, setBusy] = useState(false);
  const [isStale, setStale] = useState(false);
  const running = useRef(false);
  /** The idempotency key: sent again after a lost answer, a new record is created only once. */
  const key = useRef(newKey());

  // A failure to reload does not change that the write succeeded.
  const again = () => reload().catch(() => undefined);

  async function write<Answer extends Payload>(
    send: (key: string) => Promise<Answer | null | undefined>,
    done: string,
  ): Promise<Answer | null> {
    // A second press while the first one is under way.
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    try {
      const payload = await send(key.current);
      if (!payload) throw new Error('no payload');
      const [error] = payload.userErrors;
      const stale = error?.code === 'STALE_VERSION';
      setStale(stale);
      if (error) {
        notify(stale ? words.stale : said(error.message, language), 'warning');
        if (error.code !== 'IDEMPOTENCY_CONFLICT') key.current = newKey();
        if (stale) await again();
        return null;
      }
      key.current = newKey();
      await again();
      notify(done, 'success');
      return payload;
    } catch {
      notify(words.failed, 'warning');
      return null;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { isBusy, isStale, write };
}

import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { currentLanguage } from '../../app/i18n.ts';
import { newKey } from '../../app/newKey.ts';
import { useNotice } from '../../app/notice.tsx';
import { said } from '../../app/said.ts';
import { usePrivacyMessages } from './messages.ts';

interface Erased {
  readonly isDone: boolean;
  readonly userErrors: readonly { readonly code: string; readonly message: string }[];
}

interface Options {
  /** Sends the erasure for the version that was displayed; resolves to null without an answer. */
  readonly send: (version: number, idempotencyKey: string) => Promise<Erased | null>;
  readonly onDone: () => void;
  /** Called if the record was changed since the preview, or the erasure was refused. */
  readonly onStale: () => void;
}

/** Returns a function that erases once, however often it is pressed, and the failure as text. */
export function useErase({ send, onDone, onStale }: Options) {
  const t = usePrivacyMessages();
  const notify = useNotice();
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const key = useRef({ version: -1, key: '' });

  async function erase(version: number) {
    if (key.current.version !== version) key.current = { version, key: newKey() };
    setFailure(null);
    setBusy(true);
    const payload = await send(version, key.current.key).catch(() => null);
    setBusy(false);
    if (payload?.isDone) {
      notify(t('erase.done'), 'success');
      onDone();
      // Drops all customer data from memory; what is on the screen is read again.
      await client.resetStore().catch(() => undefined);
      return;
    }
    const [refused] = payload?.userErrors ?? [];
    if (refused?.code === 'STALE_VERSION' || refused?.code === 'ERASURE_REFUSED') onStale();
    if (!refused) setFailure(t('erase.failed'));
    else if (refused.code === 'STALE_VERSION') setFailure(t('erase.stale'));
    else if (refused.code !== 'ERASURE_REFUSED')
      setFailure(t('erase.refused', { message: said(refused.message, currentLanguage()) }));
  }

  return { erase, isBusy, failure };
}

import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { newKey } from '../../app/newKey.ts';
import { useNotice } from '../../app/notice.tsx';
import { useEraseMemberMutation } from '../gql/hooks.ts';
import { usePrivacyMessages } from './messages.ts';

interface Options {
  readonly memberId: string;
  readonly onDone: () => void;
  /** Somebody has changed the member since the preview. */
  readonly onStale: () => void;
}

/** Erases once, however often it is pressed, and says why not. */
export function useErase({ memberId, onDone, onStale }: Options) {
  const t = usePrivacyMessages();
  const notify = useNotice();
  const client = useApolloClient();
  const [run, { loading }] = useEraseMemberMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const key = useRef({ version: -1, key: '' });

  async function erase(version: number) {
    if (key.current.version !== version) key.current = { version, key: newKey() };
    setFailure(null);
    const input = { id: memberId, version, idempotencyKey: key.current.key };
    const answer = await run({ variables: { input } }).catch(() => null);
    const payload = answer?.data?.eraseMember;
    if (payload?.member) {
      notify(t('erase.done'), 'success');
      onDone();
      // Nothing that was read of anybody stays in memory; what is on the screen is read again.
      await client.resetStore().catch(() => undefined);
      return;
    }
    const [refused] = payload?.userErrors ?? [];
    if (refused?.code === 'STALE_VERSION' || refused?.code === 'ERASURE_REFUSED') onStale();
    if (!refused) setFailure(t('erase.failed'));
    else if (refused.code === 'STALE_VERSION') setFailure(t('erase.stale'));
    else if (refused.code !== 'ERASURE_REFUSED') setFailure(t('erase.refused', { message: refused.message }));
  }

  return { erase, isBusy: loading, failure };
}

import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { serverNow } from '../../app/serverClock.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { KeyRow } from './KeyRow.tsx';
import { type AccountKey, keyState, opens } from './keyState.ts';
import { useProgramMessages } from './messages.ts';

interface Props {
  readonly keys: readonly AccountKey[];
  /** null for users who may not revoke keys. */
  readonly onRevoke: ((key: AccountKey) => void) | null;
}

/** The keys in force and, on request, those that expired or were revoked: an old account has mostly such keys. */
export function KeyList({ keys, onRevoke }: Props) {
  const t = useProgramMessages();
  const [isAll, setIsAll] = useState(false);
  const now = serverNow().getTime();
  const inForce = keys.filter((key) => opens(keyState(key, now)));
  const over = keys.filter((key) => !inForce.includes(key));
  const rows = (some: readonly AccountKey[], title: string) => (
    <Stack component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {some.map((key) => (
        <KeyRow key={key.id} of={key} onRevoke={onRevoke && (() => onRevoke(key))} />
      ))}
    </Stack>
  );
  return (
    <>
      {inForce.length === 0 ? (
        <EmptyState title={t(over.length > 0 ? 'keys.noneInForce' : 'keys.none')}>{t('keys.noneHint')}</EmptyState>
      ) : (
        rows(inForce, t('keys.title'))
      )}
      {over.length > 0 && (
        <Button color="inherit" aria-expanded={isAll} onClick={() => setIsAll(!isAll)} sx={{ mt: 1, ml: -1 }}>
          {t(isAll ? 'keys.hideOver' : 'keys.showOver', { number: over.length })}
        </Button>
      )}
      {isAll && over.length > 0 && rows(over, t('keys.over'))}
    </>
  );
}

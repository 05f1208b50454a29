import { Alert, Box, Button } from '@mui/material';
import type { ParkedLink } from '@taem/domain/till/basket.ts';
import { useEffect, useState } from 'react';
import { useSession } from '../../app/session.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { NOTHING } from '../../ui/nothing.ts';
import { CONTROL } from '../../ui/tokens.ts';
import { basketStore } from '../basket/basketStore.ts';
import { billInSight } from '../bill/billInSight.ts';
import type { ParkedBillStateFragment } from '../gql/graphql.ts';
import { useParkedBillStateQuery } from '../gql/hooks.ts';
import { useHoldBill } from '../typed/billHold.ts';
import { useParkedMessages } from './messages.ts';
import { useOpenParked } from './useOpenParked.ts';
import { clearBill } from './usePark.ts';
import { useParkedChanges } from './useParkedBills.ts';
import { useParkedWords } from './useParkedWords.ts';

/** The name of the bill on the screen, and what other tills did with it since it was opened here. */
export function ParkedNotice({ parked }: { parked: ParkedLink }) {
  const t = useParkedMessages();
  const { at } = useParkedWords();
  const { branchId } = useSession();
  const { data, refetch } = useParkedBillStateQuery({ variables: { id: parked.id }, fetchPolicy: 'network-only' });
  useParkedChanges(branchId, () => void refetch());
  const { open, busy } = useOpenParked();
  const [said, setSaid] = useState<string | null>(null);
  const bill = data?.parkedBill;
  const what = bill ? whatBecame(bill, parked) : null;
  // On a phone the bill is closed, and the problem would be out of sight.
  const isStopped = what !== null && what !== 'opened';
  useHoldBill(isStopped ? 'closedElsewhere' : null);
  useEffect(() => {
    if (isStopped) billInSight.set(true);
  }, [isStopped]);
  const facts = {
    paid: () =>
      t('parked.paid', { by: bill?.closedByName ?? NOTHING, at: at(bill?.closedAt), no: bill?.transactionNo ?? '' }),
    discarded: () => t('parked.discarded', { by: bill?.closedByName ?? NOTHING, at: at(bill?.closedAt) }),
    changed: () => t('parked.changed', { by: bill?.changedByName ?? NOTHING, at: at(bill?.changedAt) }),
    opened: () => t('bill.openElsewhere', { by: bill?.openedByName ?? NOTHING, at: at(bill?.openedAt) }),
  };
  const reopen = async () => {
    const { problem, changes } = await open(parked.id);
    const text = problem ?? changes.join('\n');
    if (text) setSaid(text);
    void refetch();
  };
  const action = {
    paid: [t('bill.clear'), clearBill],
    discarded: [t('bill.asNew'), () => basketStore.dispatch({ type: 'setParked', parked: null })],
    changed: [t('bill.reopen'), () => void reopen()],
    opened: null,
  } as const;
  const button = what && action[what];
  return (
    <Box sx={{ px: 1.5, pb: 1 }} role="status">
      {what ? (
        <Alert severity={what === 'paid' ? 'error' : 'warning'}>
          {facts[what]()}
          {button && (
            <Button
              variant="outlined"
              color="inherit"
              loading={busy !== null}
              onClick={button[1]}
              sx={{ display: 'flex', mt: 1, minHeight: CONTROL }}
            >
              {button[0]}
            </Button>
          )}
        </Alert>
      ) : (
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('bill.isParked', { name: bill?.name ?? parked.name ?? t('list.noName') })}
        </Box>
      )}
      {said && <AlertDialog open title={t('open.changes')} message={said} onClose={() => setSaid(null)} />}
    </Box>
  );
}

type Became = 'paid' | 'discarded' | 'changed' | 'opened';

function whatBecame(bill: ParkedBillStateFragment, { version, openedAt }: ParkedLink): Became | null {
  if (bill.status === 'PAID') return 'paid';
  if (bill.status === 'DISCARDED') return 'discarded';
  if (bill.contentVersion > version) return 'changed';
  return bill.openedAt && bill.openedAt !== openedAt ? 'opened' : null;
}

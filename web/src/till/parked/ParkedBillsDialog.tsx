import { Alert, Box, DialogContent, Typography } from '@mui/material';
import { PARKED_BILL_DAYS } from '@taem/domain/limits.ts';
import { isEmptyBill } from '@taem/domain/till/basket.ts';
import { isForClearing } from '@taem/domain/till/parkedBill.ts';
import { useState } from 'react';
import { memberName } from '../../sale/memberName.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useBasket } from '../basket/useBasket.ts';
import type { ParkedBillRowFragment } from '../gql/graphql.ts';
import { DiscardBillDialog } from './DiscardBillDialog.tsx';
import { useParkedMessages } from './messages.ts';
import { ParkedBillRow } from './ParkedBillRow.tsx';
import { RenameBillDialog } from './RenameBillDialog.tsx';
import { useOpenParked } from './useOpenParked.ts';

interface ParkedBillsDialogProps {
  bills: readonly ParkedBillRowFragment[] | null;
  error: unknown;
  onRead: () => void;
  onClose: () => void;
}

/** From this number of bills there is a search field. */
const MANY = 6;

/** The parked bills of the branch, to be opened, named and discarded; each is the same on all tills. */
export function ParkedBillsDialog({ bills, error, onRead, onClose }: ParkedBillsDialogProps) {
  const t = useParkedMessages();
  const format = useFormat();
  const isEmpty = useBasket(isEmptyBill);
  const { open, busy } = useOpenParked();
  const [keyword, setKeyword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [changes, setChanges] = useState<string[] | null>(null);
  const [acting, setActing] = useState<{ on: ParkedBillRowFragment; how: 'rename' | 'discard' } | null>(null);

  const found = (bills ?? []).filter((bill) => matches(bill, keyword));
  const old = (bills ?? []).filter(({ changedAt }) => isForClearing(new Date(changedAt), new Date())).length;
  const show = async (id: string) => {
    setProblem(null);
    const opened = await open(id);
    if (opened.problem !== null) {
      setProblem(opened.problem);
      return onRead();
    }
    if (opened.changes.length === 0) return onClose();
    setChanges(opened.changes);
  };
  if (changes) return <AlertDialog open title={t('open.changes')} message={changes.join('\n')} onClose={onClose} />;
  return (
    <Dialog title={t('list.title')} maxWidth="sm" onClose={onClose} onCross={onClose}>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, alignContent: 'start' }}>
        {!isEmpty && <Alert severity="info">{t('list.basketFirst')}</Alert>}
        {old > 0 && (
          <Alert severity="warning">
            {t('list.oldHint', { count: old, number: format.count(old), days: PARKED_BILL_DAYS })}
          </Alert>
        )}
        {problem && <Alert severity="error">{problem}</Alert>}
        {error != null && <Alert severity="error">{t('list.failed')}</Alert>}
        {(bills?.length ?? 0) >= MANY && (
          <SearchField value={keyword} onSearch={setKeyword} placeholder={t('list.search')} delayMs={0} autoFocus />
        )}
        {!bills && error == null && <LoadingView count={3} height={72} />}
        {bills?.length === 0 && <EmptyState title={t('list.empty')}>{t('list.emptyHint')}</EmptyState>}
        {bills && bills.length > 0 && found.length === 0 && <Typography>{t('list.noMatch')}</Typography>}
        <Box component="ul" aria-label={t('list.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {found.map((bill) => (
            <ParkedBillRow
              key={bill.id}
              bill={bill}
              canOpen={isEmpty && busy === null}
              onOpen={() => void show(bill.id)}
              onRename={() => setActing({ on: bill, how: 'rename' })}
              onDiscard={() => setActing({ on: bill, how: 'discard' })}
            />
          ))}
        </Box>
      </DialogContent>
      {acting?.how === 'rename' && (
        <RenameBillDialog bill={acting.on} onRead={onRead} onClose={() => setActing(null)} />
      )}
      {acting?.how === 'discard' && (
        <DiscardBillDialog bill={acting.on} onRead={onRead} onClose={() => setActing(null)} />
      )}
    </Dialog>
  );
}

function matches({ name, member }: ParkedBillRowFragment, keyword: string): boolean {
  const texts = [name ?? '', member ? memberName(member) : ''];
  return texts.some((text) => text.toLowerCase().includes(keyword.trim().toLowerCase()));
}

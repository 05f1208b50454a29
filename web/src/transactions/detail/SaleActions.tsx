import Print from '@mui/icons-material/PrintOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { MISSING_TRANSACTION_VERSION } from '@taem/domain/transactions/reversalObstacle.ts';
import { lazy, Suspense, useState } from 'react';
import { usePermission } from '../../app/permission.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import type { SaleDetailFragment } from '../gql/graphql.ts';
import { useSalesMessages } from '../messages.ts';
import type { ReversedSale } from '../reversal/ReversedSale.ts';

const ReceiptCopy = lazy(async () => ({ default: (await import('./ReceiptCopy.tsx')).ReceiptCopy }));
const SaleWhy = lazy(async () => ({ default: (await import('./SaleWhy.tsx')).SaleWhy }));
const VoidDialog = lazy(async () => ({ default: (await import('../reversal/VoidDialog.tsx')).VoidDialog }));
const AdjustDialog = lazy(async () => ({ default: (await import('../reversal/AdjustDialog.tsx')).AdjustDialog }));

type Open = 'receipt' | 'why' | 'void' | 'adjust';

interface Props {
  sale: SaleDetailFragment;
  onReadAgain: () => Promise<void>;
}

/** What can be done with a sale. A void one stays as it is (WALL-06); points are adjusted for members alone (WALL-07). */
export function SaleActions({ sale, onReadAgain }: Props) {
  const t = useSalesMessages();
  const { canWrite } = usePermission(PAGE.paymentHistory);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { version } = sale;
  // WALL-10: the contract tells a version of every sale, another gateway may not.
  const isVersionMissing = version === null || version === undefined;
  const reversed: ReversedSale = { ...sale, version: version ?? null, balance: sale.member?.remainingPoints ?? null };
  const shared = { sale: reversed, onReadAgain, onClose: close };
  const isReversal = open === 'void' || open === 'adjust';
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', ml: 'auto' }}>
      {!canWrite && sale.status !== 'VOID' && (
        <Typography variant="body2" color="textSecondary">
          {t('sale.mayNot')}
        </Typography>
      )}
      <Button variant="outlined" onClick={() => setOpen('why')}>
        {t('sale.why')}
      </Button>
      <Button variant="outlined" startIcon={<Print />} onClick={() => setOpen('receipt')}>
        {t('sale.receipt')}
      </Button>
      {sale.status !== 'VOID' && sale.memberId && (
        <Button variant="outlined" disabled={!canWrite} onClick={() => setOpen('adjust')}>
          {t('sale.adjust')}
        </Button>
      )}
      {sale.status !== 'VOID' && (
        <Button variant="outlined" color="error" disabled={!canWrite} onClick={() => setOpen('void')}>
          {t('sale.void')}
        </Button>
      )}
      <Suspense>
        {open === 'receipt' && <ReceiptCopy sale={sale} onClose={close} />}
        {open === 'why' && <SaleWhy sale={sale} onClose={close} />}
        {open === 'void' && !isVersionMissing && <VoidDialog {...shared} />}
        {open === 'adjust' && !isVersionMissing && <AdjustDialog {...shared} />}
      </Suspense>
      <AlertDialog
        open={isReversal && isVersionMissing}
        title={t('error.versionTitle')}
        message={MISSING_TRANSACTION_VERSION}
        onClose={close}
      />
    </Stack>
  );
}

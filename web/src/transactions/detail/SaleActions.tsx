import Print from '@mui/icons-material/PrintOutlined';
import { Button, Stack } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { SaleReversal } from '../../sale/reversal/SaleReversal.tsx';
import type { SaleDetailFragment } from '../gql/graphql.ts';
import { useSalesMessages } from '../messages.ts';

const ReceiptCopy = lazy(async () => ({ default: (await import('./ReceiptCopy.tsx')).ReceiptCopy }));
const SaleWhy = lazy(async () => ({ default: (await import('./SaleWhy.tsx')).SaleWhy }));

interface Props {
  sale: SaleDetailFragment;
  onReadAgain: () => Promise<void>;
}

/** What can be done with a sale. */
export function SaleActions({ sale, onReadAgain }: Props) {
  const t = useSalesMessages();
  const [open, setOpen] = useState<'receipt' | 'why' | null>(null);
  const close = () => setOpen(null);
  // WALL-10: in our gateway every sale has a version, another gateway may not send one.
  const reversed = { ...sale, version: sale.version ?? null, balance: sale.member?.remainingPoints ?? null };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', ml: 'auto' }}>
      <Button variant="outlined" onClick={() => setOpen('why')}>
        {t('sale.why')}
      </Button>
      <Button variant="outlined" startIcon={<Print />} onClick={() => setOpen('receipt')}>
        {t('sale.receipt')}
      </Button>
      <SaleReversal sale={reversed} onReadAgain={onReadAgain} />
      <Suspense>
        {open === 'receipt' && <ReceiptCopy sale={sale} onClose={close} />}
        {open === 'why' && <SaleWhy sale={sale} onClose={close} />}
      </Suspense>
    </Stack>
  );
}

import Return from '@mui/icons-material/AssignmentReturnOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import { Button, Stack } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useState } from 'react';
import { useDeviceSetting } from '../../app/deviceSetting.ts';
import { late } from '../../app/late.tsx';
import { usePermission } from '../../app/permission.ts';
import { SaleReversal } from '../../sale/reversal/SaleReversal.tsx';
import { useSlipMessages } from '../../sale/slips/messages.ts';
import { useSlips } from '../../sale/slips/useSlips.ts';
import type { SaleDetailFragment } from '../gql/graphql.ts';
import { useSaleDetailMessages } from './messages.ts';

const ReceiptCopy = late(async () => (await import('./ReceiptCopy.tsx')).ReceiptCopy);
const ReturnDialog = late(async () => (await import('../../sale/reversal/ReturnDialog.tsx')).ReturnDialog);
const SaleWhy = late(async () => (await import('./SaleWhy.tsx')).SaleWhy);

interface Props {
  sale: SaleDetailFragment;
  onReadAgain: () => Promise<void>;
}

/** The actions for a sale. */
export function SaleActions({ sale, onReadAgain }: Props) {
  const t = useSaleDetailMessages();
  const { canWrite: mayReturn } = usePermission(PAGE.saleReturn);
  const { canRead: mayPrepare } = usePermission(PAGE.preparation);
  const slipWords = useSlipMessages();
  const slips = useSlips(sale);
  const printsSlips = useDeviceSetting().slips.length > 0 && mayPrepare && !sale.returnOf && sale.status !== 'VOID';
  const [open, setOpen] = useState<'receipt' | 'why' | 'return' | null>(null);
  const close = () => setOpen(null);
  // WALL-10: our gateway sends a version with every sale, another gateway may not.
  const returns = sale.returnOf ? ('IS_RETURN' as const) : sale.returnedQuantity > 0 ? ('HAS_RETURNS' as const) : null;
  const isExchange = sale.exchange != null;
  const reversed = {
    ...sale,
    returns,
    isExchange,
    version: sale.version ?? null,
    balance: sale.member?.remainingPoints ?? null,
  };
  const isReturnable = mayReturn && sale.status !== 'VOID' && sale.returnable.some(({ left }) => left > 0);
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', ml: 'auto' }}>
      {!sale.returnOf && (
        <Button variant="outlined" onClick={() => setOpen('why')}>
          {t('sale.why')}
        </Button>
      )}
      <Button variant="outlined" startIcon={<Print />} onClick={() => setOpen('receipt')}>
        {t(sale.returnOf ? 'sale.returnPaper' : 'sale.receipt')}
      </Button>
      {printsSlips && (
        <Button variant="outlined" startIcon={<Print />} onClick={() => void slips.print({ isAgain: true })}>
          {slipWords('slip.print')}
        </Button>
      )}
      {isReturnable && (
        <Button variant="outlined" startIcon={<Return />} onClick={() => setOpen('return')}>
          {t('sale.return')}
        </Button>
      )}
      <SaleReversal sale={reversed} onReadAgain={onReadAgain} />
      {open === 'receipt' && <ReceiptCopy sale={sale} onClose={close} />}
      {open === 'return' && reversed.version !== null && (
        <ReturnDialog sale={reversed} onReadAgain={onReadAgain} onClose={close} />
      )}
      {open === 'why' && <SaleWhy sale={sale} onClose={close} />}
    </Stack>
  );
}

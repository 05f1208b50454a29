import { Button, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { MISSING_TRANSACTION_VERSION } from '@taem/domain/transactions/reversalObstacle.ts';
import { useState } from 'react';
import { late } from '../../app/late.tsx';
import { usePermission } from '../../app/permission.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { CONTROL } from '../../ui/tokens.ts';
import { useReversalMessages } from './messages.ts';
import type { ReversedSale } from './ReversedSale.ts';

const VoidDialog = late(async () => (await import('./VoidDialog.tsx')).VoidDialog);
const AdjustDialog = late(async () => (await import('./AdjustDialog.tsx')).AdjustDialog);

interface Props {
  readonly sale: ReversedSale;
  /** Set in a row of many sales, where the buttons are named by the number of their sale. */
  readonly isRow?: boolean;
  readonly onReadAgain: () => Promise<void>;
  /** WALL-08 Called once a dialog is closed, whatever the outcome. */
  readonly onClosed?: () => void;
}

/**
 * The buttons to void and to adjust a sale. A void sale stays as it is (WALL-06), as does one with returns; points are
 * adjusted for members only (WALL-07).
 */
export function SaleReversal({ sale, isRow = false, onReadAgain, onClosed }: Props) {
  const t = useReversalMessages();
  const { canWrite } = usePermission(PAGE.paymentHistory);
  const [open, setOpen] = useState<'void' | 'adjust' | null>(null);
  const onClose = () => {
    setOpen(null);
    onClosed?.();
  };
  const isFinal = sale.status === 'VOID' || Boolean(sale.returns);
  const isVersionMissing = sale.version === null;
  const shared = { sale, onReadAgain, onClose };
  const look = isRow ? ({ size: 'small', variant: 'text' } as const) : ({ variant: 'outlined' } as const);
  const name = (action: string) => (isRow ? `${action} ${sale.transactionNo}` : undefined);
  return (
    <>
      {!isFinal && sale.memberId && (
        <Button
          {...look}
          disabled={!canWrite}
          aria-label={name(t('reversal.adjust'))}
          onClick={() => setOpen('adjust')}
          sx={{ minHeight: CONTROL }}
        >
          {t('reversal.adjust')}
        </Button>
      )}
      {!isFinal && !sale.isExchange && (
        <Button
          {...look}
          color="error"
          disabled={!canWrite}
          aria-label={name(t('reversal.void'))}
          onClick={() => setOpen('void')}
          sx={{ minHeight: CONTROL }}
        >
          {t('reversal.void')}
        </Button>
      )}
      {!isFinal && !canWrite && !isRow && (
        <Typography variant="body2" color="textSecondary" sx={{ width: 1, textAlign: { md: 'right' } }}>
          {t('reversal.mayNot')}
        </Typography>
      )}
      {/* A dialog stays open: it reports that another user was first. */}
      {open === 'void' && !isVersionMissing && <VoidDialog {...shared} />}
      {open === 'adjust' && !isVersionMissing && <AdjustDialog {...shared} />}
      <AlertDialog
        open={open !== null && isVersionMissing}
        title={t('error.versionTitle')}
        message={MISSING_TRANSACTION_VERSION}
        onClose={onClose}
      />
    </>
  );
}

import { Chip, Stack } from '@mui/material';
import { StatusChip } from '../ui/StatusChip.tsx';
import { useSaleMessages } from './messages.ts';
import { useSigned } from './useSigned.ts';

interface Props {
  sale: { status: string; lastAdjustAmount?: number | null; type?: string | null; returnedQuantity?: number };
  /** Starts on a new line below the preceding text; what follows continues beside the badges. */
  isBelow?: boolean;
}

/** WALL-04 Badges for what changed since the sale: void, a return or a sale with returns, adjusted points. */
export function SaleBadges({ sale, isBelow = false }: Props) {
  const { status, lastAdjustAmount, type, returnedQuantity = 0 } = sale;
  const t = useSaleMessages();
  const signed = useSigned();
  const isReturn = type === 'Return';
  if (status !== 'VOID' && !lastAdjustAmount && !isReturn && returnedQuantity === 0) return null;
  return (
    <>
      {isBelow && <br />}
      <Stack
        direction="row"
        component="span"
        sx={{ display: 'inline-flex', verticalAlign: 'middle', gap: 0.5, flexWrap: 'wrap', mt: 0.5 }}
      >
        {status === 'VOID' && <Chip component="span" size="small" color="error" label={t('badge.void')} />}
        {isReturn && <StatusChip tone="warning">{t('badge.return')}</StatusChip>}
        {returnedQuantity > 0 && (
          <StatusChip tone="warning">{t('badge.returned', { count: returnedQuantity })}</StatusChip>
        )}
        {Boolean(lastAdjustAmount) && (
          <StatusChip tone="warning">{t('badge.adjusted', { points: signed(lastAdjustAmount ?? 0) })}</StatusChip>
        )}
      </Stack>
    </>
  );
}

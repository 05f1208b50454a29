import { Chip, Stack } from '@mui/material';
import { StatusChip } from '../ui/StatusChip.tsx';
import { useSaleMessages } from './messages.ts';
import { useSigned } from './useSigned.ts';

interface Props {
  sale: { status: string; lastAdjustAmount?: number | null };
}

/** WALL-04 What is not as it was sold: void, or with other points. */
export function SaleBadges({ sale: { status, lastAdjustAmount } }: Props) {
  const t = useSaleMessages();
  const signed = useSigned();
  if (status !== 'VOID' && !lastAdjustAmount) return null;
  return (
    <Stack direction="row" component="span" sx={{ gap: 0.5, flexWrap: 'wrap', mt: 0.5 }}>
      {status === 'VOID' && <Chip component="span" size="small" color="error" label={t('badge.void')} />}
      {Boolean(lastAdjustAmount) && (
        <StatusChip tone="warning">{t('badge.adjusted', { points: signed(lastAdjustAmount ?? 0) })}</StatusChip>
      )}
    </Stack>
  );
}

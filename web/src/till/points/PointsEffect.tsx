import { Alert, Box } from '@mui/material';
import { useFormat } from '../../sale/useFormat.ts';
import { AmountDue } from '../basket/AmountDue.tsx';
import { TotalRow } from '../basket/TotalRow.tsx';
import { useTillMessages } from '../words/messages.ts';
import { usePointsMessages } from './messages.ts';
import type { PointsFormState } from './usePointsForm.ts';

/** The worth of the points while they are typed, and their effect on the bill. */
export function PointsEffect({ form }: { form: PointsFormState }) {
  const t = usePointsMessages();
  const words = useTillMessages();
  const format = useFormat();
  const { priced, points, worth, taken, canApply, balance } = form;
  const isRounded = canApply && points !== null && priced.redeemPoints !== points;
  return (
    <Box aria-live="polite">
      {isRounded && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {t('points.rounded', format.points(priced.redeemPoints))}
        </Alert>
      )}
      {worth > (taken ?? 0) && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('points.wasted', { amount: format.money(taken ?? worth) })}
        </Alert>
      )}
      <TotalRow label={t('points.worth')} value={`${format.money(worth)} ${words('thb')}`} tone="saved" />
      <TotalRow label={t('points.left')} value={format.count(balance - priced.redeemPoints)} tone="points" />
      <AmountDue label={t('points.due')} amount={priced.amountDue} />
    </Box>
  );
}

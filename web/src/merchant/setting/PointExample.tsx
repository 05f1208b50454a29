import { Box, Typography } from '@mui/material';
import { pointValueForm } from '@taem/domain/merchant/settingsForm.ts';
import { formatDecimal } from '@taem/domain/money/formatNumber.ts';
import { fromBaht, toBaht } from '@taem/domain/money/money.ts';
import { basePoints } from '@taem/domain/till/earnPoints.ts';
import { pointsWorth } from '@taem/domain/till/pointsAsCash.ts';
import { useSettingMessages } from './messages.ts';
import type { SettingValues } from './SettingForm.tsx';

interface Rates {
  readonly earnCash: number;
  readonly earnPoint: number;
  readonly redeemCash: number;
  readonly redeemPoint: number;
}

const SPENT = 1_000;

/** An example of the typed rates, by the rules of pricing; empty fields count as the current values. */
export function PointExample({ typed, now }: { readonly typed: SettingValues; readonly now: Rates }) {
  const t = useSettingMessages();
  const read = pointValueForm.safeParse(typed);
  if (!read.success) return null;
  const earnCash = fromBaht(read.data.earnCash ?? now.earnCash);
  const redeemCash = fromBaht(read.data.redeemCash ?? now.redeemCash);
  const redeemPoint = read.data.redeemPoint ?? now.redeemPoint;
  const points = basePoints(fromBaht(SPENT), { earnCash, earnPoint: read.data.earnPoint ?? now.earnPoint });
  const worth = toBaht(pointsWorth(points, { redeemCash, redeemPoint }));
  const lines = [
    t('points.exampleEarn', { cash: formatDecimal(SPENT), points: formatDecimal(points) }),
    t('points.exampleRedeem', { cash: formatDecimal(worth), points: formatDecimal(points) }),
    t('points.exampleBack', { percent: formatDecimal(Math.round((worth / SPENT) * 10_000) / 100) }),
  ];
  return (
    <Box role="status" sx={{ p: 2, borderRadius: 1, bgcolor: 'var(--accent-soft)' }}>
      <Typography sx={{ fontWeight: 650 }}>{t('points.example')}</Typography>
      {lines.map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
    </Box>
  );
}

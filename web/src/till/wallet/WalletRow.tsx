import { Box, Typography } from '@mui/material';
import { useFormat } from '../../sale/useFormat.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { textSize } from '../../ui/tokens.ts';
import type { MemberWalletQuery } from '../gql/graphql.ts';
import { useWalletMessages } from './messages.ts';

type Movement = MemberWalletQuery['transactions']['items'][number];

/** One sale as the wallet sees it: when, which, and the points it brought and took. */
export function WalletRow({ movement }: { movement: Movement }) {
  const t = useWalletMessages();
  const format = useFormat();
  const { transactionNo, createLocalTime, totalRevenue, earnPoints, redeemPoints, lastAdjustAmount, status } = movement;
  const isVoid = status === 'VOID';
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, px: 2.5, py: 1.25, borderBottom: 1, borderColor: 'divider', lineHeight: 1.5 }}
    >
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography sx={{ fontWeight: 600, fontSize: textSize.body }}>{format.wallClock(createLocalTime)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {transactionNo}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('wallet.sale', { amount: format.baht(totalRevenue) })}
        </Typography>
        {isVoid && <StatusChip tone="bad">{t('wallet.void')}</StatusChip>}
      </Box>
      <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap', textDecoration: isVoid ? 'line-through' : 'none' }}>
        {earnPoints !== 0 && (
          <Points label={t('wallet.earned')} tone="success.main" value={`+${format.count(earnPoints)}`} />
        )}
        {redeemPoints !== 0 && (
          <Points label={t('wallet.redeemed')} tone="error.main" value={`−${format.count(redeemPoints)}`} />
        )}
        {Boolean(lastAdjustAmount) && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('wallet.adjusted', { points: signed(lastAdjustAmount ?? 0, format.count) })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function signed(points: number, count: (points: number) => string): string {
  return points < 0 ? `−${count(-points)}` : `+${count(points)}`;
}

function Points({ label, tone, value }: { label: string; tone: string; value: string }) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', justifyContent: 'flex-end' }}>
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="span" sx={{ minWidth: 56, fontWeight: 700, color: tone }}>
        {value}
      </Box>
    </Box>
  );
}

import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import { Box, Typography } from '@mui/material';
import { fromBaht } from '@taem/domain/money/money.ts';
import { pointsWorth } from '@taem/domain/till/pointsAsCash.ts';
import { useSession } from '../../app/session.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { colours, radius } from '../../ui/tokens.ts';
import { useBasketMessages } from '../basket/messages.ts';
import { useTillMessages } from '../words/messages.ts';

/** The member's points and their worth at the counter. */
export function WalletBar({ points }: { points: number }) {
  const t = useBasketMessages();
  const words = useTillMessages();
  const format = useFormat();
  const { redeem_cash, redeem_point } = useSession();
  const worth = pointsWorth(points, { redeemCash: fromBaht(redeem_cash), redeemPoint: redeem_point });
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        mt: 1.25,
        px: 1.25,
        py: 0.75,
        borderRadius: radius.control,
        bgcolor: colours.pointSoft,
        color: 'secondary.dark',
      }}
    >
      <AccountBalanceWalletOutlined fontSize="small" />
      <Typography sx={{ fontWeight: 700 }}>{words('pointsCount', format.points(points))}</Typography>
      <Typography variant="body2" sx={{ ml: 'auto' }}>
        {t('member.worth', { amount: format.money(worth) })}
      </Typography>
    </Box>
  );
}

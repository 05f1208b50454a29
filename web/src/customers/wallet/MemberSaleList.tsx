import { Box, Stack, Typography } from '@mui/material';
import { writtenMoment } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../../app/i18n.ts';
import { SaleReversal } from '../../sale/reversal/SaleReversal.tsx';
import { SaleBadges } from '../../sale/SaleBadges.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import { useSaleWords } from '../../sale/useSaleWords.ts';
import { SaleNumber } from '../../sale/wallet/SaleNumber.tsx';
import { NOTHING } from '../../ui/nothing.ts';
import type { MemberSalesQuery } from '../gql/graphql.ts';
import { useMemberWalletMessages } from './messages.ts';

type Sale = MemberSalesQuery['transactions']['items'][number];

interface ListProps {
  readonly rows: readonly Sale[];
  /** The points that the member may spend now; null if unknown. */
  readonly balance: number | null;
  readonly onReadAgain: () => Promise<void>;
  readonly onClosed: () => void;
}

/** WALL-04 A block for each sale, with its badges and the buttons to void or adjust it. */
export function MemberSaleList({ rows, ...shared }: ListProps) {
  const t = useMemberWalletMessages();
  return (
    <Box component="ul" aria-label={t('sales.label')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((sale) => (
        <MemberSale key={sale.id} sale={sale} {...shared} />
      ))}
    </Box>
  );
}

function MemberSale({ sale, balance, onReadAgain, onClosed }: Omit<ListProps, 'rows'> & { readonly sale: Sale }) {
  const t = useMemberWalletMessages();
  const language = useLanguage();
  const format = useFormat();
  const words = useSaleWords();
  const textDecoration = sale.status === 'VOID' ? 'line-through' : 'none';
  return (
    <Box
      component="li"
      sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
    >
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <SaleNumber sale={sale} />
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {writtenMoment(sale.createLocalTime, language)} · {sale.branchName ?? NOTHING} · {words.cashier(sale)}
          </Typography>
          <SaleBadges sale={sale} />
        </Box>
        <Box sx={{ textAlign: 'right', textDecoration, whiteSpace: 'nowrap' }}>
          <Typography sx={{ fontWeight: 700 }}>{t('sales.baht', { amount: format.baht(sale.amountDue) })}</Typography>
          <Typography variant="body2" color="textSecondary">
            {words.tenders(sale)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('sales.points', { points: words.points(sale) })}
          </Typography>
        </Box>
      </Box>
      <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1 }}>
        <SaleReversal
          isRow
          sale={{ ...sale, ...finalityOf(sale), version: sale.version ?? null, balance }}
          onReadAgain={onReadAgain}
          onClosed={onClosed}
        />
      </Stack>
    </Box>
  );
}

/** Returns why a sale can be neither voided nor adjusted, or not be voided because goods paid for it. */
const finalityOf = ({ type, returnedQuantity, channels }: Sale) => ({
  returns: type === 'Return' ? ('IS_RETURN' as const) : returnedQuantity > 0 ? ('HAS_RETURNS' as const) : null,
  isExchange: channels.some((channel) => channel.type === 'EXCHANGE'),
});

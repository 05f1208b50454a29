import { Box } from '@mui/material';
import type { Adjustment } from '@taem/domain/transactions/adjustPoints.ts';
import { NOTHING } from '../../ui/nothing.ts';
import { Facts } from '../Part.tsx';
import { useFormat } from '../useFormat.ts';
import { useSigned } from '../useSigned.ts';
import { useReversalMessages } from './messages.ts';
import type { ReversedSale } from './ReversedSale.ts';
import { useReversalWords } from './useReversalWords.ts';

interface Props {
  readonly sale: ReversedSale;
  /** The adjustment; null while nothing is typed. */
  readonly adjustment: Adjustment | null;
}

/** The effect of the typed points, or why they are not allowed. */
export function AdjustEffect({ sale, adjustment }: Props) {
  const t = useReversalMessages();
  const format = useFormat();
  const words = useReversalWords();
  const signed = useSigned();
  const { balance } = sale;
  const after = adjustment?.ok && balance !== null ? format.count(adjustment.balanceAfter) : null;
  const now = balance === null ? null : format.count(balance);
  return (
    <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'grey.50' }} aria-live="polite">
      <Facts
        facts={[
          [t('adjust.now'), format.count(sale.earnPoints)],
          [
            t('adjust.difference'),
            adjustment?.ok ? <strong key="difference">{signed(adjustment.difference)}</strong> : NOTHING,
          ],
          [t('adjust.balance'), after && now ? t('void.pointsChange', { before: now, after }) : now],
        ]}
      />
      {adjustment && !adjustment.ok && adjustment.refusal.code !== 'SAME_POINTS' && (
        <Box sx={{ color: 'error.main', mt: 1 }}>{words.obstacle(adjustment.refusal, sale)}</Box>
      )}
      {adjustment && !adjustment.ok && adjustment.refusal.code === 'SAME_POINTS' && (
        <Box sx={{ color: 'text.secondary', mt: 1 }}>{words.obstacle(adjustment.refusal, sale)}</Box>
      )}
    </Box>
  );
}

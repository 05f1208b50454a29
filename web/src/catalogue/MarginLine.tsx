import { Typography } from '@mui/material';
import { margin } from '@taem/domain/catalogue/margin.ts';
import { formatMoney } from '@taem/domain/money/formatNumber.ts';
import { typedAmount } from '@taem/domain/reading/amount.ts';
import { useCatalogueMessages } from './messages.ts';

interface Props {
  /** In baht, as typed or as read. */
  readonly price: unknown;
  readonly cost: unknown;
}

/** What a shop keeps of the price, as soon as both are known. */
export function MarginLine({ price, cost }: Props) {
  const t = useCatalogueMessages();
  const [priced, paid] = [price, cost].map((baht) => typedAmount(String(baht ?? '')));
  if (priced == null || paid == null) return null;
  const { amount, percent } = margin(priced, paid);
  const words = { amount: formatMoney(amount), percent: percent ?? '–' };
  return (
    <Typography role="status" color={amount < 0 ? 'error' : 'textSecondary'} variant="body2">
      {t(amount < 0 ? 'margin.below' : 'margin.kept', words)}
    </Typography>
  );
}

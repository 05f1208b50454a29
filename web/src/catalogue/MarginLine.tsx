import { Typography } from '@mui/material';
import { margin } from '@taem/domain/catalogue/margin.ts';
import { vatPercentOn } from '@taem/domain/merchant/vatRates.ts';
import { formatMoney } from '@taem/domain/money/formatNumber.ts';
import { typedAmount } from '@taem/domain/reading/amount.ts';
import { shopDate } from '../app/shopDay.ts';
import { NOTHING } from '../ui/nothing.ts';
import { useShopVatQuery } from './gql/hooks.ts';
import { useCatalogueMessages } from './messages.ts';

interface Props {
  /** The price in baht, as typed or as read. */
  readonly price: unknown;
  readonly cost: unknown;
  readonly isVatExempt: boolean;
}

/** The margin of a price, once both values are set: the same as for a sale at that price today. */
export function MarginLine({ price, cost, isVatExempt }: Props) {
  const t = useCatalogueMessages();
  const { data } = useShopVatQuery();
  const [priced, paid] = [price, cost].map((baht) => typedAmount(String(baht ?? '')));
  if (priced == null || paid == null || !data) return null;
  const tax = data.merchantSetting?.tax;
  const vatPercent = tax?.taxMode === 'INCLUDED' && !isVatExempt ? vatPercentOn(tax, shopDate()) : 0;
  const { amount, percent } = margin(priced, paid, vatPercent);
  const words = { amount: formatMoney(amount), percent: percent ?? NOTHING };
  const named = `margin.${amount < 0 ? 'below' : 'kept'}${vatPercent > 0 ? 'Net' : ''}` as const;
  return (
    <Typography role="status" color={amount < 0 ? 'error' : 'textSecondary'} variant="body2">
      {t(named, words)}
    </Typography>
  );
}

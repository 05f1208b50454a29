import { Box, type SxProps, type Theme } from '@mui/material';
import { formatAmount, formatMoney } from '@taem/domain/money/formatMoney.ts';
import type { Satang } from '@taem/domain/money/money.ts';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly amount: Satang;
  /** Adds THB, where the amount stands alone. */
  readonly withCurrency?: boolean;
  readonly sx?: SxProps<Theme>;
}

/** An amount, its digits under each other in a column. */
export function MoneyText({ amount, withCurrency = false, sx }: Props) {
  const { i18n } = useTranslation('ui');
  const language = i18n.language === 'en' ? 'en' : 'th';
  const style = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };
  return (
    <Box component="span" sx={[style, ...(Array.isArray(sx) ? sx : [sx])]}>
      {withCurrency ? formatAmount(amount, language) : formatMoney(amount, language)}
    </Box>
  );
}

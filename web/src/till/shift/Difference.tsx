import { Box } from '@mui/material';
import { useFormat } from '../../sale/useFormat.ts';
import { differenceKey } from './differenceKey.ts';
import { useShiftMessages } from './messages.ts';

const COLOURS = { short: 'error.main', over: 'warning.dark', even: 'text.secondary' } as const;

/** How a count differs from what should be there: a word, a sign and a colour. Nothing where nothing is counted. */
export function Difference({ amount }: { amount: number | null | undefined }) {
  const t = useShiftMessages();
  const format = useFormat();
  if (amount == null) return '-';
  const key = differenceKey(amount);
  return (
    <Box
      component="span"
      sx={{ color: COLOURS[key], fontWeight: key === 'even' ? undefined : 700, whiteSpace: 'nowrap' }}
    >
      {t(`difference.${key}`)} {amount > 0 && '+'}
      {format.baht(amount)}
    </Box>
  );
}

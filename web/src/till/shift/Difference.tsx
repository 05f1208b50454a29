import { Box } from '@mui/material';
import { useFormat } from '../../sale/useFormat.ts';
import { NOTHING } from '../../ui/nothing.ts';
import { differenceKey } from './differenceKey.ts';
import { useShiftMessages } from './messages.ts';

const COLOURS = { short: 'error.main', over: 'warning.dark', even: 'text.secondary' } as const;

/** Returns a function that words the difference of a count from the expected cash, with its sign; null for no count. */
export function useDifferenceWords(): (amount: number | null | undefined) => string | null {
  const t = useShiftMessages();
  const format = useFormat();
  return (amount) =>
    amount == null
      ? null
      : `${t(`difference.${differenceKey(amount)}`)} ${amount > 0 ? '+' : ''}${format.baht(amount)}`;
}

/** The difference in words, with a colour that repeats them. */
export function Difference({ amount }: { amount: number | null | undefined }) {
  const words = useDifferenceWords()(amount);
  if (amount == null) return NOTHING;
  const key = differenceKey(amount);
  return (
    <Box
      component="span"
      sx={{ color: COLOURS[key], fontWeight: key === 'even' ? undefined : 700, whiteSpace: 'nowrap' }}
    >
      {words}
    </Box>
  );
}

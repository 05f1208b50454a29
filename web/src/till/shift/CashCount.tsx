import { Box, Typography } from '@mui/material';
import { fromBaht, type Satang, satang, toBaht } from '@taem/domain/money/money.ts';
import { typedAmount } from '@taem/domain/reading/amount.ts';
import { CASH_PIECES, type CashCount as Counted, cashOf } from '@taem/domain/till/cashCount.ts';
import { AmountInput } from '../../form/fields/AmountInput.tsx';
import { IntegerInput } from '../../form/fields/IntegerInput.tsx';
import type { CountedCashInput } from '../../gql/contract.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { useShiftMessages } from './messages.ts';

/** The typed count: pieces by note and coin, or one sum. */
export interface TypedCash {
  readonly sum: string;
  readonly pieces: Readonly<Record<string, string>>;
}

export const NO_CASH: TypedCash = { sum: '', pieces: {} };

/** Returns the counted cash as it is sent; null while something typed is not a number, or nothing is typed. */
export function countedCash({ sum, pieces }: TypedCash): CountedCashInput | null {
  const typed = CASH_PIECES.filter((piece) => (pieces[piece] ?? '').trim() !== '');
  if (typed.length === 0) {
    const cash = typedAmount(sum);
    return cash === null ? null : { cash: toBaht(cash) };
  }
  const counts = typed.map((piece) => ({ piece: toBaht(satang(piece)), count: Number(pieces[piece]) }));
  return counts.every(({ count }) => Number.isInteger(count) && count >= 0) ? { counts } : null;
}

/** Returns the sum of the count; null while something typed is not a number, or nothing is typed. */
export function sumOf(typed: TypedCash): Satang | null {
  const counted = countedCash(typed);
  if (!counted) return null;
  if (!counted.counts) return typedAmount(typed.sum);
  return cashOf(Object.fromEntries(counted.counts.map(({ piece, count }) => [fromBaht(piece), count])));
}

/** Returns a refusal that is raised before anything is sent. */
const unsent = (code: 'BAD_COUNT' | 'NO_AMOUNT' | 'NO_REASON' | 'TOO_MUCH') => [{ code, path: [], params: [] }];
export const BAD_COUNT = unsent('BAD_COUNT');
export const NO_AMOUNT = unsent('NO_AMOUNT');
export const NO_REASON = unsent('NO_REASON');
export const TOO_MUCH = unsent('TOO_MUCH');

/** Layout of a step of the shift: a form, so that Enter presses its button, with the same gaps as the panel. */
export const STEP = { display: 'grid', gap: 16 } as const;

interface Props {
  readonly title: string;
  readonly autoFocus?: boolean;
  readonly value: TypedCash;
  readonly disabled: boolean;
  readonly onChange: (value: TypedCash) => void;
}

/** Counts a drawer by note and coin, or takes one sum. */
export function CashCount({ title, autoFocus = false, value, disabled, onChange }: Props) {
  const t = useShiftMessages();
  const format = useFormat();
  const isByPiece = Object.values(value.pieces).some((typed) => typed.trim() !== '');
  const counted: Counted = Object.fromEntries(
    Object.entries(value.pieces).map(([piece, typed]) => [piece, Math.max(0, Math.trunc(Number(typed)) || 0)]),
  );
  return (
    <Box role="group" aria-label={title}>
      <Typography sx={{ fontWeight: 700, mb: 1 }}>{title}</Typography>
      <AmountInput
        autoFocus={autoFocus}
        label={t('count.sum')}
        value={isByPiece ? String(toBaht(cashOf(counted))) : value.sum}
        disabled={disabled || isByPiece}
        onChange={(sum) => onChange({ ...value, sum })}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))', columnGap: 1 }}>
        {CASH_PIECES.map((piece) => (
          <IntegerInput
            key={piece}
            label={
              piece < 100 ? t('count.satang', { worth: piece }) : t('count.piece', { worth: format.count(piece / 100) })
            }
            value={value.pieces[piece] ?? ''}
            disabled={disabled}
            onChange={(typed) => onChange({ ...value, pieces: { ...value.pieces, [piece]: typed.replace(/\D/g, '') } })}
          />
        ))}
      </Box>
    </Box>
  );
}

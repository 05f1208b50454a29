import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, InputAdornment, MenuItem, TextField } from '@mui/material';
import { ZERO } from '@taem/domain/money/money.ts';
import type { ChannelType } from '@taem/domain/till/paymentPayload.ts';
import { CashChange } from './CashChange.tsx';
import { usePaymentMessages } from './messages.ts';
import { readRow, type TypedRow } from './typedRow.ts';
import { useTenderWords } from './useTenderWords.ts';

interface SplitRowFieldsProps {
  row: TypedRow;
  position: number;
  types: readonly ChannelType[];
  autoFocus: boolean;
  canRemove: boolean;
  onChange: (part: Partial<TypedRow>) => void;
  /** Puts what is still open into this row. */
  onFillRest: () => void;
  onRemove: () => void;
}

/** How a part of the bill is paid, how much, and what that takes: change for cash. */
export function SplitRowFields({ row, position, types, autoFocus, canRemove, ...act }: SplitRowFieldsProps) {
  const t = usePaymentMessages();
  const { kind } = useTenderWords();
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 176px auto auto', gap: 1, alignItems: 'start' }}
    >
      <TextField
        select
        label={t('split.type', { position })}
        value={row.type}
        onChange={(event) => act.onChange({ type: event.target.value as ChannelType })}
      >
        {types.map((type) => (
          <MenuItem key={type} value={type}>
            {kind(type)}
          </MenuItem>
        ))}
      </TextField>
      <AmountField
        label={t('split.amount', { position })}
        text={row.amount}
        isWrong={readRow(row).amount === null}
        autoFocus={autoFocus}
        onChange={(amount) => act.onChange({ amount })}
      />
      <Button
        variant="outlined"
        aria-label={t('split.restOf', { position })}
        onClick={act.onFillRest}
        sx={{ minHeight: 56 }}
      >
        {t('split.rest')}
      </Button>
      <IconButton
        aria-label={t('split.remove', { position })}
        disabled={!canRemove}
        onClick={act.onRemove}
        sx={{ width: 48, height: 56 }}
      >
        <DeleteOutlined />
      </IconButton>
      {row.type === 'Cash' && readRow(row).amount !== ZERO && (
        <CashHandedOver row={row} position={position} onChange={(received) => act.onChange({ received })} />
      )}
    </Box>
  );
}

/** CHAN-06 for the part of the bill that is paid in cash. Left empty, the amount came exactly. */
function CashHandedOver({
  row,
  position,
  onChange,
}: Pick<SplitRowFieldsProps, 'row' | 'position'> & { onChange: (text: string) => void }) {
  const t = usePaymentMessages();
  const { amount, received = ZERO } = readRow(row);
  return (
    <>
      <Box>
        {amount !== null && received !== ZERO && received !== null && <CashChange due={amount} received={received} />}
      </Box>
      <AmountField
        label={t('split.received', { position })}
        text={row.received}
        isWrong={received === null}
        onChange={onChange}
      />
      <Box sx={{ gridColumn: 'span 2' }} />
    </>
  );
}

interface AmountFieldProps {
  label: string;
  text: string;
  isWrong: boolean;
  autoFocus?: boolean;
  onChange: (text: string) => void;
}

function AmountField({ label, text, isWrong, autoFocus = false, onChange }: AmountFieldProps) {
  const t = usePaymentMessages();
  return (
    <TextField
      label={label}
      value={text}
      autoFocus={autoFocus}
      error={isWrong}
      helperText={isWrong ? t('cash.invalid') : undefined}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', style: { textAlign: 'right', fontWeight: 600 } },
        input: { startAdornment: <InputAdornment position="start">฿</InputAdornment> },
      }}
    />
  );
}

import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, InputAdornment, MenuItem, TextField } from '@mui/material';
import type { ChannelType } from '@taem/domain/till/paymentPayload.ts';
import { usePaymentMessages } from './messages.ts';
import { amountOf, type SplitRow } from './splitRows.ts';
import { useTenderWords } from './useTenderWords.ts';

interface SplitRowFieldsProps {
  row: SplitRow;
  position: number;
  types: readonly ChannelType[];
  autoFocus: boolean;
  canRemove: boolean;
  onChange: (part: Partial<SplitRow>) => void;
  /** Puts what is still open into this row. */
  onFillRest: () => void;
  onRemove: () => void;
}

export function SplitRowFields({ row, position, types, autoFocus, canRemove, ...act }: SplitRowFieldsProps) {
  const t = usePaymentMessages();
  const { kind } = useTenderWords();
  const isWrong = amountOf(row) === null;
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
      <TextField
        label={t('split.amount', { position })}
        value={row.text}
        autoFocus={autoFocus}
        error={isWrong}
        helperText={isWrong ? t('cash.invalid') : undefined}
        onChange={(event) => act.onChange({ text: event.target.value })}
        slotProps={{
          htmlInput: { inputMode: 'decimal', autoComplete: 'off', style: { textAlign: 'right', fontWeight: 600 } },
          input: { startAdornment: <InputAdornment position="start">฿</InputAdornment> },
        }}
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
    </Box>
  );
}

import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton } from '@mui/material';
import type { ChannelType } from '@taem/domain/till/paymentPayload.ts';
import type { ReactNode } from 'react';
import { AmountInput } from '../../form/fields/AmountInput.tsx';
import { ChoiceInput } from '../../form/fields/ChoiceInput.tsx';
import { BELOW_LABEL } from '../../ui/labelAbove.ts';
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
  /** Enters the remaining amount into this row. */
  onFillRest: () => void;
  onRemove: () => void;
  /** Details for taking this part, below its fields. */
  children: ReactNode;
}

/** The payment method and the amount of a part of the bill. */
export function SplitRowFields({ row, position, types, autoFocus, canRemove, children, ...act }: SplitRowFieldsProps) {
  const t = usePaymentMessages();
  const { kind } = useTenderWords();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        // On a phone the payment method has a separate line.
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto auto', sm: 'minmax(0, 1fr) 176px auto auto' },
        gap: 1,
        alignItems: 'start',
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <ChoiceInput
          label={t('split.type', { position })}
          value={row.type}
          options={types.map((type) => ({ id: type, name: kind(type) }))}
          onChange={(type) => type && act.onChange({ type })}
        />
      </Box>
      <AmountInput
        unit={null}
        autoFocus={autoFocus}
        label={t('split.amount', { position })}
        value={row.amount}
        error={readRow(row).amount === null ? t('cash.invalid') : undefined}
        onChange={(amount) => act.onChange({ amount })}
      />
      <Button
        variant="outlined"
        aria-label={t('split.restOf', { position })}
        onClick={act.onFillRest}
        sx={{ mt: BELOW_LABEL }}
      >
        {t('split.rest')}
      </Button>
      <IconButton
        aria-label={t('split.remove', { position })}
        disabled={!canRemove}
        onClick={act.onRemove}
        sx={{ mt: BELOW_LABEL }}
      >
        <DeleteOutlined />
      </IconButton>
      {children}
    </Box>
  );
}

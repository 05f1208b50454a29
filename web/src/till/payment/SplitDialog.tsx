import Add from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { type Satang, subtract, toBaht, ZERO } from '@taem/domain/money/money.ts';
import { MAX_CHANNELS } from '@taem/domain/till/limits.ts';
import type { ChannelType, PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import { useState } from 'react';
import { useFormat } from '../words/useFormat.ts';
import { usePaymentMessages } from './messages.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { SplitRowFields } from './SplitRowFields.tsx';
import { amountOf, type SplitRow, splitChannels, splitSum } from './splitRows.ts';

interface SplitDialogProps {
  total: Satang;
  types: readonly ChannelType[];
  onPay: (channels: PaymentPayloadChannel[]) => void;
  onClose: () => void;
}

/** CHAN-12, CHAN-13: one bill, several tenders. */
export function SplitDialog({ total, types, onPay, onClose }: SplitDialogProps) {
  const t = usePaymentMessages();
  const format = useFormat();
  const [rows, setRows] = useState<readonly SplitRow[]>(() =>
    types.slice(0, 2).map((type, key) => ({ key, type, text: '' })),
  );
  const paid = splitSum(rows);
  const channels = splitChannels(rows, total);
  const isAbove = paid > total;

  const change = (key: number, part: Partial<SplitRow>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const add = () => {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    setRows([
      ...rows,
      { key, type: types.find((type) => !rows.some((row) => row.type === type)) ?? 'Other', text: '' },
    ]);
  };
  const fillRest = (row: SplitRow) => {
    const others = subtract(paid, amountOf(row) ?? ZERO);
    if (others < total) change(row.key, { text: toBaht(subtract(total, others)).toFixed(2) });
  };
  return (
    <PaymentDialog
      title={t('split.title')}
      total={total}
      submitLabel={t('cash.pay')}
      submitDisabled={channels === null}
      onSubmit={() => channels && onPay(channels)}
      onClose={onClose}
    >
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, pt: 1 }}>
        {rows.map((row, at) => (
          <SplitRowFields
            key={row.key}
            row={row}
            position={at + 1}
            types={types}
            autoFocus={at === 0}
            canRemove={rows.length > 1}
            onChange={(part) => change(row.key, part)}
            onFillRest={() => fillRest(row)}
            onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
      </Box>
      <Button startIcon={<Add />} onClick={add} disabled={rows.length >= MAX_CHANNELS} sx={{ mt: 1 }}>
        {t('split.add')}
      </Button>
      <Box
        role="status"
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          rowGap: 0.5,
          mt: 1.5,
          px: 2,
          py: 1.5,
          borderRadius: '12px',
          fontWeight: 600,
          bgcolor: isAbove ? 'rgb(179 38 30 / 8%)' : 'grey.50',
        }}
      >
        <Typography sx={{ fontWeight: 'inherit' }}>{t('split.sum')}</Typography>
        <Typography
          data-testid="split-sum"
          sx={{ fontWeight: 700, textAlign: 'right', color: isAbove ? 'error.main' : 'text.primary' }}
        >
          ฿{format.money(paid)}
        </Typography>
        <Typography sx={{ color: isAbove ? 'error.main' : 'text.secondary' }}>
          {isAbove ? t('split.above') : t('split.remaining')}
        </Typography>
        <Typography sx={{ fontWeight: 700, textAlign: 'right', color: isAbove ? 'error.main' : 'text.primary' }}>
          ฿{format.money(isAbove ? subtract(paid, total) : subtract(total, paid))}
        </Typography>
      </Box>
    </PaymentDialog>
  );
}

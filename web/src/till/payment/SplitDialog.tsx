import Add from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { MAX_CHANNELS } from '@taem/domain/limits.ts';
import type { CashRounding, TransferProof } from '@taem/domain/merchant/counterSetting.ts';
import { type Satang, subtract, toBaht, ZERO } from '@taem/domain/money/money.ts';
import type { ChannelType, PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import { restOf, type SplitState, splitPayment } from '@taem/domain/till/splitPayment.ts';
import { isProven, missingProof } from '@taem/domain/till/transferProof.ts';
import { useState } from 'react';
import { useFormat } from '../../sale/useFormat.ts';
import { colours, radius } from '../../ui/tokens.ts';
import type { BankFragment, SellerAccountFragment } from '../gql/graphql.ts';
import { usePaymentMessages } from './messages.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { proofOf } from './proofOf.ts';
import { SplitProof } from './SplitProof.tsx';
import { SplitRowFields } from './SplitRowFields.tsx';
import { TenderHelp } from './TenderHelp.tsx';
import { readRow, type TypedRow, toChannels } from './typedRow.ts';
import { useSlip } from './useSlip.ts';

interface SplitDialogProps {
  /** Amount of the bill before cash rounding. */
  bill: Satang;
  rounding: CashRounding;
  types: readonly ChannelType[];
  /** Whether transfers among the tenders need the customer's bank and the slip. */
  proof: TransferProof;
  onPay: (channels: PaymentPayloadChannel[], slip: File | null) => void;
  onClose: () => void;
}

/** CHAN-12, CHAN-13: one bill, several tenders. */
export function SplitDialog({ bill, rounding, types, proof, onPay, onClose }: SplitDialogProps) {
  const t = usePaymentMessages();
  const [rows, setRows] = useState<readonly TypedRow[]>(() => types.slice(0, 2).map(emptyRow));
  const split = splitPayment(rows.map(readRow), bill, rounding);
  const { tenders } = split;
  const [account, setAccount] = useState<SellerAccountFragment | null>(null);
  const [bank, setBank] = useState<BankFragment | null>(null);
  const { slip, take } = useSlip();
  const channels = tenders && toChannels(tenders, account, bank, slip?.says);
  const hasTransfers = rows.some(({ type }) => type === 'Transfer');
  const isRead = slip === null || slip.says !== undefined;
  const isWhole = channels !== null && isRead && isProven(missingProof(proof, channels.map(proofOf), slip !== null));

  const change = (key: number, part: Partial<TypedRow>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const add = () => {
    const type = types.find((each) => !rows.some((row) => row.type === each)) ?? 'Other';
    setRows([...rows, emptyRow(type, Math.max(-1, ...rows.map(({ key }) => key)) + 1)]);
  };
  const fillRest = (row: TypedRow) => {
    const read = rows.map(readRow);
    const rest = restOf(read[rows.indexOf(row)] ?? readRow(row), read, bill, rounding);
    const isRounded = rest === 0 && row.type === 'Cash' && split.missing > 0;
    if (rest > 0 || isRounded) change(row.key, { amount: toBaht(rest).toFixed(2) });
  };
  return (
    <PaymentDialog
      title={t('split.title')}
      total={split.due}
      rounding={subtract(split.due, bill)}
      submitLabel={t('cash.pay')}
      submitDisabled={!isWhole}
      onSubmit={() => channels && onPay(channels, hasTransfers && slip ? slip.picture : null)}
      onClose={onClose}
    >
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5, pt: 1 }}>
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
          >
            <TenderHelp
              row={row}
              position={at + 1}
              account={account}
              setAccount={setAccount}
              onChange={(part) => change(row.key, part)}
            />
          </SplitRowFields>
        ))}
      </Box>
      <Button startIcon={<Add />} onClick={add} disabled={rows.length >= MAX_CHANNELS} sx={{ mt: 1 }}>
        {t('split.add')}
      </Button>
      {hasTransfers && <SplitProof proof={proof} bank={bank} slip={slip} onBank={setBank} onSlip={take} />}
      <SplitSum split={split} />
    </PaymentDialog>
  );
}

function emptyRow(type: ChannelType, key: number): TypedRow {
  return { key, type, amount: '', received: '' };
}

function SplitSum({ split: { sum, missing, exceeds } }: { split: SplitState }) {
  const t = usePaymentMessages();
  const format = useFormat();
  const color = exceeds ? 'error.main' : 'text.primary';
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        rowGap: 0.5,
        mt: 1.5,
        px: 2,
        py: 1.5,
        borderRadius: radius.card,
        fontWeight: 600,
        bgcolor: exceeds ? colours.errorSoft : 'grey.50',
      }}
    >
      <Typography sx={{ fontWeight: 'inherit' }}>{t('split.sum')}</Typography>
      <Typography data-testid="split-sum" sx={{ fontWeight: 700, textAlign: 'right', color }}>
        ฿{format.money(sum)}
      </Typography>
      <Typography sx={{ color: exceeds ? color : 'text.secondary' }}>
        {t(exceeds ? 'split.above' : 'split.remaining')}
      </Typography>
      <Typography sx={{ fontWeight: 700, textAlign: 'right', color }}>
        ฿{format.money(exceeds ? subtract(ZERO, missing) : missing)}
      </Typography>
    </Box>
  );
}

import { Box } from '@mui/material';
import { ZERO } from '@taem/domain/money/money.ts';
import { AmountInput } from '../../form/fields/AmountInput.tsx';
import type { SellerAccountFragment } from '../gql/graphql.ts';
import { CashChange } from './CashChange.tsx';
import { usePaymentMessages } from './messages.ts';
import { SplitTransfer } from './SplitTransfer.tsx';
import { readRow, type TypedRow } from './typedRow.ts';

interface TenderHelpProps {
  row: TypedRow;
  position: number;
  account: SellerAccountFragment | null;
  setAccount: (account: SellerAccountFragment) => void;
  onChange: (part: Partial<TypedRow>) => void;
}

/** Details for taking a part of the bill: for cash the amount handed over and its change, for a transfer its account. */
export function TenderHelp({ row, position, account, setAccount, onChange }: TenderHelpProps) {
  const { amount } = readRow(row);
  if (!amount) return null;
  if (row.type === 'Transfer') return <SplitTransfer amount={amount} account={account} onAccount={setAccount} />;
  if (row.type !== 'Cash') return null;
  return <CashHandedOver row={row} position={position} onChange={(received) => onChange({ received })} />;
}

/** CHAN-06 for the part of the bill that is paid in cash. An empty field means the exact amount. */
function CashHandedOver({
  row,
  position,
  onChange,
}: Pick<TenderHelpProps, 'row' | 'position'> & { onChange: (text: string) => void }) {
  const t = usePaymentMessages();
  const { amount = ZERO, received = ZERO } = readRow(row);
  return (
    <>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        {amount !== null && received !== ZERO && received !== null && <CashChange due={amount} received={received} />}
      </Box>
      <AmountInput
        unit={null}
        label={t('split.received', { position })}
        value={row.received}
        error={received === null ? t('cash.invalid') : undefined}
        onChange={onChange}
      />
      <Box sx={{ gridColumn: 'span 2', display: { xs: 'none', sm: 'block' } }} />
    </>
  );
}

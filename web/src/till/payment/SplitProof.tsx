import { Box } from '@mui/material';
import { useRef } from 'react';
import { ChoiceInput } from '../../form/fields/ChoiceInput.tsx';
import type { BankFragment } from '../gql/graphql.ts';
import { usePaymentMessages } from './messages.ts';
import { SlipField } from './SlipField.tsx';
import { useSellerAccounts } from './useSellerAccounts.ts';
import { useTenderWords } from './useTenderWords.ts';

interface SplitProofProps {
  bank: BankFragment | null;
  slip: File | null;
  onBank: (bank: BankFragment | null) => void;
  onSlip: (slip: File) => void;
}

/** CHAN-08, CHAN-09 for the transfers of a split bill, where the shop requires them: the customer's bank, and the slip. */
export function SplitProof({ bank, slip, onBank, onSlip }: SplitProofProps) {
  const t = usePaymentMessages();
  const { listed } = useTenderWords();
  const { choices } = useSellerAccounts();
  const chooser = useRef<HTMLInputElement>(null);
  const banks = choices?.banks ?? [];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' }, gap: 2, mt: 1.5 }}>
      <ChoiceInput
        label={t('transfer.customerBank')}
        value={bank?.id ?? ''}
        options={banks.map(({ id, name }) => ({ id, name: listed(name) }))}
        onChange={(chosen) => onBank(banks.find(({ id }) => id === chosen) ?? null)}
      />
      <SlipField slip={slip} chooser={chooser} disabled={!bank} onChange={onSlip} />
    </Box>
  );
}

import { Box } from '@mui/material';
import type { TransferProof } from '@taem/domain/merchant/counterSetting.ts';
import { useRef } from 'react';
import { ChoiceInput } from '../../form/fields/ChoiceInput.tsx';
import type { BankFragment } from '../gql/graphql.ts';
import { usePaymentMessages } from './messages.ts';
import { SlipField } from './SlipField.tsx';
import { useSellerAccounts } from './useSellerAccounts.ts';
import type { TakenSlip } from './useSlip.ts';
import { useTenderWords } from './useTenderWords.ts';

interface SplitProofProps {
  proof: TransferProof;
  bank: BankFragment | null;
  slip: TakenSlip | null;
  onBank: (bank: BankFragment | null) => void;
  onSlip: (picture: File) => void;
}

/** CHAN-08, CHAN-09 for the transfers of a split bill: the customer's bank, and the slip. */
export function SplitProof({ proof, bank, slip, onBank, onSlip }: SplitProofProps) {
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
      <SlipField slip={slip} chooser={chooser} disabled={proof === 'REQUIRED' && !bank} onChange={onSlip} />
    </Box>
  );
}

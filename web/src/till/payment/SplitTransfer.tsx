import { Box } from '@mui/material';
import type { Satang } from '@taem/domain/money/money.ts';
import { useEffect } from 'react';
import type { SellerAccountFragment } from '../gql/graphql.ts';
import { AccountChoice } from './AccountChoice.tsx';
import { SellerAccount } from './SellerAccount.tsx';
import { useSellerAccounts } from './useSellerAccounts.ts';

interface SplitTransferProps {
  amount: Satang;
  /** The account that the transfers of this bill go to; null until the accounts are read. */
  account: SellerAccountFragment | null;
  onAccount: (account: SellerAccountFragment) => void;
}

/** The account for the transferred part of the bill; nothing if the merchant has no account for it. */
export function SplitTransfer({ amount, account, onAccount }: SplitTransferProps) {
  const { choices } = useSellerAccounts();
  const accounts = choices?.accounts ?? [];
  const [first] = accounts;
  useEffect(() => {
    if (!account && first) onAccount(first);
  }, [account, first, onAccount]);
  if (!account) return null;
  const choose = (id: string) => onAccount(accounts.find((each) => each.id === id) ?? account);
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1.5, pb: 1 }}>
      <AccountChoice accounts={accounts} account={account} onChange={choose} />
      <SellerAccount account={account} amount={amount} small />
    </Box>
  );
}

import { useRef, useState } from 'react';
import type { BankFragment } from '../gql/graphql.ts';
import { useSellerAccounts } from './useSellerAccounts.ts';
import { useSlip } from './useSlip.ts';

/** What the one transfer of a bill is made of: to which account, from which bank, and its slip. */
export function useTransfer(presetBank: (banks: readonly BankFragment[]) => BankFragment | null) {
  const { choices, failed, refetch } = useSellerAccounts();
  const [accountId, setAccountId] = useState<string | null>(null);
  const [bankId, setBankId] = useState<string | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const accounts = choices?.accounts ?? [];
  const banks = choices?.banks ?? [];
  return {
    isRead: choices !== null,
    failed,
    refetch,
    accounts,
    account: accounts.find(({ id }) => id === accountId) ?? accounts[0] ?? null,
    setAccountId,
    banks,
    bank: banks.find(({ id }) => id === bankId) ?? presetBank(banks),
    setBankId,
    ...useSlip(),
    chooser,
  };
}

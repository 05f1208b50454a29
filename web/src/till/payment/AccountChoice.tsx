import type { SellerAccountFragment } from '../gql/graphql.ts';
import { usePaymentMessages } from './messages.ts';
import { OptionCards } from './OptionCards.tsx';

interface AccountChoiceProps {
  accounts: readonly SellerAccountFragment[];
  account: SellerAccountFragment;
  onChange: (id: string) => void;
}

/** Chooses the account that the customer transfers to; nothing if there is only one. */
export function AccountChoice({ accounts, account, onChange }: AccountChoiceProps) {
  const t = usePaymentMessages();
  if (accounts.length < 2) return null;
  return (
    <OptionCards
      label={t('transfer.account')}
      width={180}
      options={accounts.map(({ id, institute, name, accountNo }) => ({
        id,
        name: institute?.name ?? name,
        hint: accountNo ?? undefined,
        imageUrl: institute?.imageUrl ?? null,
      }))}
      value={account.id}
      onChange={onChange}
    />
  );
}

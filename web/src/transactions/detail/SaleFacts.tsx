import { useSaleMessages } from '../../sale/messages.ts';
import { Facts, Part } from '../../sale/Part.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import { useSaleWords } from '../../sale/useSaleWords.ts';
import type { SaleDetailFragment } from '../gql/graphql.ts';
import { useSaleDetailMessages } from './messages.ts';

const tillName = ({ code, name }: { code: string; name: string }) => `${code} · ${name}`;

/** When, where and by whom it was sold, and its remark. */
export function SaleFacts({ sale }: { sale: SaleDetailFragment }) {
  const t = useSaleDetailMessages();
  const words = useSaleMessages();
  const format = useFormat();
  const { cashier } = useSaleWords();
  return (
    <Part title={t('sale.facts')}>
      <Facts
        facts={[
          [t('sale.time'), format.wallClock(sale.createLocalTime)],
          [t('sale.branch'), sale.branchName ?? words('sale.gone')],
          [t('sale.cashier'), cashier(sale)],
          [t('sale.till'), sale.till && tillName(sale.till)],
          [t('sale.voidTill'), sale.voidTill && tillName(sale.voidTill)],
          [t('sale.remark'), sale.remark],
        ]}
      />
    </Part>
  );
}

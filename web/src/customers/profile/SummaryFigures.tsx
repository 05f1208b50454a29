import { lifetimeDuration } from '@taem/domain/customers/lifetimeDuration.ts';
import { figureInSatang } from '@taem/domain/money/figure.ts';
import { satang, toBaht } from '@taem/domain/money/money.ts';
import { mulDivFloor } from '@taem/domain/money/mulDivFloor.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { FactList } from '../../ui/FactList.tsx';
import { useProfileMessages } from './messages.ts';
import type { MemberProfile } from './useMemberProfile.ts';

/** CUST-69, CUST-70 What a member was to the shop so far. */
export function SummaryFigures({ member }: { readonly member: MemberProfile }) {
  const t = useProfileMessages();
  const format = useFormat();
  const { lifetime, totalRevenue, totalTransactions } = member;
  const { count, unit } = lifetimeDuration(lifetime.durationSeconds);
  const baht = (amount: number) => t('summary.baht', { amount: format.baht(amount) });
  // As all amounts: in whole satang.
  const each = toBaht(satang(mulDivFloor(figureInSatang(totalRevenue), 1, totalTransactions)));
  const facts: [string, string | null | undefined][] = [
    [t('summary.revenue'), baht(totalRevenue)],
    [t('summary.sales'), t('summary.times', { count: totalTransactions, times: format.count(totalTransactions) })],
    [t('summary.each'), totalTransactions > 0 ? baht(each) : null],
    [t('summary.pieces'), format.count(lifetime.totalQuantity)],
    [t('summary.duration'), t(`duration.${unit}`, { count })],
    [t('summary.frequent'), lifetime.topFrequentCategory?.name],
    [t('summary.expense'), lifetime.topExpenseCategory?.name],
    [t('summary.lastCategory'), lifetime.lastExpenseCategory?.name],
  ];
  return <FactList facts={facts} />;
}

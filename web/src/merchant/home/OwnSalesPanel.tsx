import { formatNumber, formatTwoDecimals } from '@taem/domain/insight/formatNumber.ts';
import { shopToday } from '../../app/shopDay.ts';
import { useHomeOwnSalesQuery } from '../gql/hooks.ts';
import { EVERY_MS } from './everyMs.ts';
import { useHomeMessages } from './messages.ts';
import { Figure, Figures, Panel } from './Panel.tsx';

interface Props {
  readonly userId: string;
  readonly branchId: string | null;
  /** Hidden until the user has sold something. */
  readonly onlySellers: boolean;
}

/** What the signed-in person sold today: at the end of the day the drawer is counted against it. */
export function OwnSalesPanel({ userId, branchId, onlySellers }: Props) {
  const t = useHomeMessages();
  const day = shopToday();
  const all = { range: { from: day, to: day }, branchId, createById: userId } as const;
  const paidBy = (paymentMethod: 'CASH' | 'CREDIT_DEBIT' | 'TRANSFER') => ({ ...all, paymentMethod });
  const { data } = useHomeOwnSalesQuery({
    variables: { all, cash: paidBy('CASH'), card: paidBy('CREDIT_DEBIT'), transfer: paidBy('TRANSFER') },
    fetchPolicy: 'cache-and-network',
    pollInterval: EVERY_MS,
    skipPollAttempt: () => document.hidden,
  });
  if (!data?.all) return null;
  const { complete, amountDue, voided } = data.all;
  if (onlySellers && complete + voided === 0) return null;
  const below = voided > 0 ? t('own.voided', { count: voided }) : undefined;
  return (
    <Panel title={t('own.title')}>
      <Figures>
        <Figure label={t('own.sales')} value={formatNumber(complete)} {...(below && { below })} />
        <Figure label={t('own.amount')} value={formatTwoDecimals(amountDue)} />
        <Figure label={t('own.cash')} value={formatTwoDecimals(data.cash?.tenderAmount ?? 0)} />
        <Figure label={t('own.card')} value={formatTwoDecimals(data.card?.tenderAmount ?? 0)} />
        <Figure label={t('own.transfer')} value={formatTwoDecimals(data.transfer?.tenderAmount ?? 0)} />
      </Figures>
    </Panel>
  );
}

import { formatNumber, formatTwoDecimals } from '@taem/domain/insight/formatNumber.ts';
import { useHomeMessages } from './messages.ts';
import { Figure, Figures, Panel } from './Panel.tsx';
import type { HomeData } from './useHome.ts';

interface Props {
  readonly data: HomeData;
  /** Hidden until the user has sold something. */
  readonly onlySellers: boolean;
}

/** What the signed-in person sold today: at the end of the day the drawer is counted against it. */
export function OwnSalesPanel({ data, onlySellers }: Props) {
  const t = useHomeMessages();
  if (!data?.own) return null;
  const { complete, amountDue, voided } = data.own;
  if (onlySellers && complete + voided === 0) return null;
  const below = voided > 0 ? t('own.voided', { count: voided }) : undefined;
  return (
    <Panel title={t('own.title')}>
      <Figures>
        <Figure label={t('own.amount')} value={formatTwoDecimals(amountDue)} isMain />
        <Figure label={t('own.sales')} value={formatNumber(complete)} below={below} />
        <Figure label={t('own.cash')} value={formatTwoDecimals(data.cash?.tenderAmount ?? 0)} />
        <Figure label={t('own.card')} value={formatTwoDecimals(data.card?.tenderAmount ?? 0)} />
        <Figure label={t('own.transfer')} value={formatTwoDecimals(data.transfer?.tenderAmount ?? 0)} />
      </Figures>
    </Panel>
  );
}

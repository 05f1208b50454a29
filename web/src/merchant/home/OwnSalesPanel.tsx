import { formatCount, formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
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
  const own = data?.own;
  if (onlySellers && !(own && own.complete + own.voided > 0)) return null;
  // Whether the figures are there yet or not, the card is as high.
  const say = (value: number | undefined, format: (value: number) => string) =>
    own && value !== undefined ? format(value) : '–';
  const tendered = (of: { readonly tenderAmount: number } | null | undefined) =>
    say(of?.tenderAmount ?? 0, formatTwoDecimals);
  const below = own && own.voided > 0 ? t('own.voided', { count: own.voided }) : undefined;
  return (
    <Panel title={t('own.title')}>
      <Figures>
        <Figure label={t('own.amount')} value={say(own?.amountDue, formatTwoDecimals)} isMain />
        <Figure label={t('own.sales')} value={say(own?.complete, formatCount)} below={below} />
        <Figure label={t('own.cash')} value={tendered(data?.cash)} />
        <Figure label={t('own.card')} value={tendered(data?.card)} />
        <Figure label={t('own.transfer')} value={tendered(data?.transfer)} />
      </Figures>
    </Panel>
  );
}

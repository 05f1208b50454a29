import { topProducts } from '@taem/domain/insight/overview.ts';
import { useSearchParams } from 'react-router-dom';
import { colourOf } from '../../app/chartColours.ts';
import { Segments } from '../../ui/Segments.tsx';
import { RankCard } from '../charts/RankCard.tsx';
import { useOverviewMessages } from './messages.ts';
import type { CardProps } from './useMarks.ts';
import type { OverviewFigures } from './useOverview.ts';

type Who = 'MEMBER' | 'GUEST';

/** BI-04, BI-35 The five products of which members, or walk-in customers, bought most pieces; the choice is in the address. */
export function TopProductsCard({ overview: { figures, scope, stateOf }, marks: { openSales } }: CardProps) {
  const t = useOverviewMessages();
  const [address, setAddress] = useSearchParams();
  const who: Who = address.get('top') === 'guest' ? 'GUEST' : 'MEMBER';
  const choose = (chosen: Who) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('top');
        if (chosen === 'GUEST') next.set('top', 'guest');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const rows = topProducts(soldTo(who, figures)).map(({ id, name, quantity }) => ({ key: id, name, value: quantity }));
  const openMark = (productId: string) => {
    const value = rows.find(({ key }) => key === productId)?.value;
    if (scope) openSales?.(scope, { productId, customerType: who }, { measure: 'totalQuantity', value });
  };
  return (
    <RankCard
      title={t('top.title')}
      unit={t('unit.pieces')}
      source={t('top.source')}
      state={stateOf(who === 'MEMBER' ? figures.memberProducts : figures.guestProducts)}
      rows={rows}
      onMark={openSales && openMark}
      colour={colourOf('customerType', who)}
      actions={
        <Segments
          label={t('top.who')}
          segments={(['MEMBER', 'GUEST'] as const).map((value) => ({ value, label: t(`who.${value}`) }))}
          value={who}
          onChange={choose}
        />
      }
    />
  );
}

function soldTo(who: Who, { memberProducts, guestProducts }: OverviewFigures) {
  if (who === 'MEMBER') {
    return (memberProducts?.items ?? []).map(({ productId, name, member }) => ({
      id: productId,
      name,
      quantity: member.totalQuantity,
    }));
  }
  return (guestProducts?.items ?? []).map(({ productId, name, guest }) => ({
    id: productId,
    name,
    quantity: guest.totalQuantity,
  }));
}

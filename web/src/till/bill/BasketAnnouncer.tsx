import type { BasketLine } from '@taem/domain/till/basket.ts';
import { exchangePlan } from '@taem/domain/till/basketExchange.ts';
import { lineKey } from '@taem/domain/till/mergeLines.ts';
import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '../../sale/useFormat.ts';
import { basketStore } from '../basket/basketStore.ts';
import { useBasketMessages } from '../basket/messages.ts';
import { useCashRounding } from '../counter/useCashRounding.ts';

/** Delay in ms: several quick taps are announced once, and not in the frame that draws the line. */
const PAUSE_MS = 400;

/** Announces to screen readers what was added to the bill or removed, and the new amount. */
export function BasketAnnouncer({ priced }: { priced: PricedBasket }) {
  const t = useBasketMessages();
  const format = useFormat();
  const rounding = useCashRounding();
  const announced = useRef({ items: basketStore.get().items, due: priced.amountDue });
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const { items, exchange } = basketStore.get();
      const before = announced.current;
      if (items === before.items && priced.amountDue === before.due) return;
      announced.current = { items, due: priced.amountDue };
      const plan = exchangePlan(exchange, priced.amountDue, rounding);
      const total = plan?.handedBack
        ? t('announce.handBack', { amount: format.money(plan.handedBack) })
        : t('announce.total', { amount: format.money(plan?.toPay ?? priced.amountDue) });
      setText([...changes(before.items, items).map((change) => t(`announce.${change.kind}`, change)), total].join(' '));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [priced, t, format, rounding]);
  return (
    <div role="status" className="visually-hidden">
      {text}
    </div>
  );
}

type Change = { kind: 'line' | 'removed'; name: string; qty: number };

function changes(before: readonly BasketLine[], now: readonly BasketLine[]): Change[] {
  const quantities = new Map(before.map((line) => [lineKey(line), line.qty]));
  const kept = new Set(now.map(lineKey));
  const changed = now.filter((line) => quantities.get(lineKey(line)) !== line.qty);
  const gone = before.filter((line) => !kept.has(lineKey(line)));
  return [
    ...changed.map((line): Change => ({ kind: 'line', name: line.productName, qty: line.qty ?? 0 })),
    ...gone.map((line): Change => ({ kind: 'removed', name: line.productName, qty: 0 })),
  ];
}

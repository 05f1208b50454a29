import { payerOf } from '@taem/domain/till/basket.ts';
import { canApplyPoints, minimumPoints, mostUsefulPoints, pointsWorth } from '@taem/domain/till/pointsAsCash.ts';
import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import { useState } from 'react';
import { useFormat } from '../../sale/useFormat.ts';
import { basketStore } from '../basket/basketStore.ts';
import { tillBasket } from '../basket/tillMoment.ts';
import { useBasket } from '../basket/useBasket.ts';
import { usePointsMessages } from './messages.ts';
import { parsePoints } from './parsePoints.ts';
import { quickPoints } from './quickPoints.ts';

/** Holds what is typed in the points dialog, its worth on this bill, and whether it can be applied (DISC-12..15). */
export function usePointsForm(rules: PricingRules, onClose: () => void) {
  const basket = useBasket((whole) => whole);
  const balance = payerOf(basket).member?.remainingPoints ?? 0;
  const { rates } = rules;
  const [text, setText] = useState(basket.pointsAsCash > 0 ? String(basket.pointsAsCash) : '');
  const points = parsePoints(text);
  const canApply = canApplyPoints(points, balance, rates);
  const bill = tillBasket(basket);
  const without = priceBasket({ ...bill, pointsAsCash: 0 }, rules);
  const priced = canApply ? priceBasket({ ...bill, pointsAsCash: points ?? 0 }, rules) : without;
  const problem = useProblem(text, points, balance, minimumPoints(rates));

  const use = (used: number) => {
    basketStore.dispatch({ type: 'setPoints', points: used });
    onClose();
  };
  return {
    text,
    setText,
    points,
    balance,
    problem,
    canApply,
    priced,
    worth: pointsWorth(priced.redeemPoints, rates),
    taken: priced.deductions.find(({ source }) => source === 'points')?.amount ?? null,
    isApplied: basket.pointsAsCash > 0,
    least: minimumPoints(rates),
    quick: quickPoints(mostUsefulPoints(balance, without.totalRevenue, rates), balance, rates),
    apply: () => {
      if (canApply && points !== null) use(points);
    },
    remove: () => use(0),
  };
}

function useProblem(text: string, points: number | null, balance: number, least: number): string | null {
  const t = usePointsMessages();
  const format = useFormat();
  if (text.trim() === '' || points === 0) return null;
  if (points === null) return t('points.integer');
  if (points > balance) return t('points.above', format.points(balance));
  return points < least ? t('points.below', format.points(least)) : null;
}

export type PointsFormState = ReturnType<typeof usePointsForm>;

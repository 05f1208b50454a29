import type { Deduction, PricedBasket } from '@taem/domain/till/pricing.ts';
import { useFormat } from '../words/useFormat.ts';
import { AmountDue } from './AmountDue.tsx';
import styles from './BasketTotals.module.css';
import { DeliveryField } from './DeliveryField.tsx';
import { useBasketMessages } from './messages.ts';
import { TierSwitch } from './TierSwitch.tsx';
import { TotalRow } from './TotalRow.tsx';
import { useBasket } from './useBasket.ts';
import { WhyButton } from './WhyButton.tsx';

/**
 * Every amount between the lines and the amount due, the points to be earned, and the way to the reasons. It is drawn
 * with every tap on a product, so what does not depend on the amounts is memoised and the rest is plain elements.
 */
export function BasketTotals({ priced, readOnly = false }: { priced: PricedBasket; readOnly?: boolean }) {
  const t = useBasketMessages();
  const format = useFormat();
  const isMember = useBasket(({ member }) => member !== null);
  return (
    <div className={styles.totals}>
      {priced.deductions.length > 0 && (
        <TotalRow label={t('basket.subtotal')} value={format.money(priced.totalPayment)} />
      )}
      {!readOnly && <TierSwitch />}
      {priced.deductions.map((deduction) => (
        <DeductionRow
          key={JSON.stringify([deduction.source, deduction.couponId, deduction.value])}
          deduction={deduction}
        />
      ))}
      <DeliveryField readOnly={readOnly} />
      <AmountDue label={t('basket.total')} amount={priced.amountDue} />
      <div className={styles.foot}>
        <WhyButton />
        {isMember && (
          <span className={styles.earn}>
            {t('basket.earn')} {format.count(priced.earnPoints)}
          </span>
        )}
      </div>
    </div>
  );
}

function DeductionRow({ deduction }: { deduction: Deduction }) {
  const t = useBasketMessages();
  const format = useFormat();
  const { source, sourceName, couponType, value } = deduction;
  const name = source === 'privilege' ? t('member.tier', { name: sourceName ?? '' }) : sourceName;
  const percent = couponType === 'Discount Percent' ? `${format.decimal(value)}%` : null;
  const label =
    source === 'points'
      ? t('basket.pointsUsed', { points: format.count(value) })
      : [name, percent].filter(Boolean).join(' ');
  return <TotalRow label={label} value={`−${format.money(deduction.amount)}`} tone="saved" />;
}

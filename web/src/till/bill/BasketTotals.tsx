import { sum } from '@taem/domain/money/money.ts';
import type { Deduction, PricedBasket } from '@taem/domain/till/pricing.ts';
import { useFormat } from '../../sale/useFormat.ts';
import styles from '../basket/BasketTotals.module.css';
import { Difference } from '../basket/Difference.tsx';
import { InCash } from '../basket/InCash.tsx';
import { useBasketMessages } from '../basket/messages.ts';
import { TotalRow } from '../basket/TotalRow.tsx';
import { useBasket } from '../basket/useBasket.ts';
import { AppliedBenefits } from '../offers/AppliedBenefits.tsx';
import { DeliveryField } from './DeliveryField.tsx';
import { TierSwitch } from './TierSwitch.tsx';
import { WhyButton } from './WhyButton.tsx';

/**
 * Every amount between the lines and the amount due, the points to be earned, and the button to the reasons. It is redrawn
 * with every tap on a product, so whatever does not depend on the amounts is memoised and the rest is plain elements.
 */
export function BasketTotals({ priced, readOnly = false }: { priced: PricedBasket; readOnly?: boolean }) {
  const t = useBasketMessages();
  const format = useFormat();
  const isMember = useBasket(({ member }) => member !== null);
  return (
    <div className={styles.totals}>
      {(priced.deductions.length > 0 || priced.addedVat !== undefined) && (
        <TotalRow label={t('basket.subtotal')} value={format.money(priced.totalPayment)} />
      )}
      <TierPrivileges deductions={priced.deductions} readOnly={readOnly} />
      <AppliedBenefits priced={priced} readOnly={readOnly} />
      <DeliveryField readOnly={readOnly} />
      {priced.addedVat !== undefined && <TotalRow label={t('basket.addedVat')} value={format.money(priced.addedVat)} />}
      <Difference label={t('basket.total')} amountDue={priced.amountDue} aside={<WhyButton />} />
      <InCash amountDue={priced.amountDue} />
      {isMember && (
        <div className={styles.earn}>
          {t('basket.earn')} {format.count(priced.earnPoints)}
        </div>
      )}
    </div>
  );
}

/** The tier's switch is memoised: the amount that the tier saves changes with every product, the switch does not. */
function TierPrivileges({ deductions, readOnly }: { deductions: readonly Deduction[]; readOnly: boolean }) {
  const t = useBasketMessages();
  const format = useFormat();
  const privileges = deductions.filter(({ source }) => source === 'privilege');
  const saved = privileges.length > 0 ? `−${format.money(sum(privileges.map(({ amount }) => amount)))}` : '';
  if (readOnly) {
    const name = privileges[0]?.sourceName ?? '';
    return saved && <TotalRow label={t('member.tier', { name })} value={saved} tone="saved" />;
  }
  return (
    <div className={styles.tier}>
      <TierSwitch />
      {saved && <span className={`${styles.value} ${styles.saved}`}>{saved}</span>}
    </div>
  );
}

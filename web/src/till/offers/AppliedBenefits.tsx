import Close from '@mui/icons-material/Close';
import type { BasketAction } from '@taem/domain/till/basketReducer.ts';
import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { iconSize } from '../../ui/tokens.ts';
import { basketStore } from '../basket/basketStore.ts';
import { LateRefusalText } from '../why/LateRefusalText.ts';
import styles from './AppliedBenefits.module.css';
import { useOfferMessages } from './messages.ts';
import { type AppliedBenefit, useAppliedBenefits } from './useAppliedBenefits.ts';
import { useMissingWords } from './useMissingWords.ts';

interface AppliedBenefitsProps {
  priced: PricedBasket;
  readOnly: boolean;
}

/**
 * Returns the action that removes a benefit: a chosen one makes way for automatic ones; an automatic one is declined for this
 * bill.
 */
function removalOf({ source, isByItself }: AppliedBenefit): BasketAction {
  if (source === 'points') return { type: 'setPoints', points: 0 };
  if (isByItself) return { type: 'decline', place: source };
  return source === 'discount' ? { type: 'setDiscount', discount: null } : { type: 'setOffer', offer: null };
}

/** The benefits applied to this bill, each with its effect, a button that removes it, and the reason if it gives nothing. */
export function AppliedBenefits({ priced, readOnly }: AppliedBenefitsProps) {
  const t = useOfferMessages();
  const applied = useAppliedBenefits(priced);
  if (applied.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('benefit.applied')}>
      {applied.map((benefit) => (
        <li key={benefit.source}>
          <div className={styles.row}>
            <BenefitChip benefit={benefit} readOnly={readOnly} />
            <Effect benefit={benefit} />
          </div>
          {benefit.refusal && !isUnmet(benefit) && (
            <div className={styles.reason}>
              <LateRefusalText refusal={benefit.refusal} priced={priced} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function BenefitChip({ benefit, readOnly }: { benefit: AppliedBenefit; readOnly: boolean }) {
  const t = useOfferMessages();
  const { name, refusal, isByItself } = benefit;
  return (
    <span className={refusal ? `${styles.chip} ${styles.refused}` : styles.chip}>
      <span className={styles.name} title={name}>
        {name}
      </span>
      {isByItself && <span className={styles.byItself}>{t('benefit.byItself')}</span>}
      {!readOnly && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('benefit.remove', { name })}
          onClick={() => basketStore.dispatch(removalOf(benefit))}
        >
          <Close sx={{ fontSize: iconSize.small }} />
        </button>
      )}
    </span>
  );
}

function isUnmet({ refusal }: AppliedBenefit): boolean {
  return refusal?.code === 'CONDITION_NOT_MET' && !('limit' in refusal.params);
}

/** The effect of a benefit, or what is missing for its condition. */
function Effect({ benefit }: { benefit: AppliedBenefit }) {
  const { source, saves, earns, refusal } = benefit;
  const t = useOfferMessages();
  const format = useFormat();
  const missingWords = useMissingWords();
  if (refusal && isUnmet(benefit)) {
    return <span className={`${styles.effect} ${styles.missing}`}>{missingWords('NOT_MET', refusal.params)}</span>;
  }
  return (
    <span className={styles.effect}>
      {saves > 0 && <span className={styles.saved}>−{format.money(saves)}</span>}
      {source !== 'points' && earns > 0 && (
        <span className={styles.points}>{t('choice.moreEarn', format.points(earns))}</span>
      )}
    </span>
  );
}

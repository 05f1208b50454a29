import LockOutlined from '@mui/icons-material/LockOutlined';
import { needsCustomValue } from '@taem/domain/loyalty/offerKind.ts';
import type { OfferPreview } from '@taem/domain/till/previewOffer.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import { type ReactNode, useId } from 'react';
import { useFormat } from '../../sale/useFormat.ts';
import { iconSize } from '../../ui/tokens.ts';
import type { TillOfferFragment } from '../gql/graphql.ts';
import { useOfferMessages } from './messages.ts';
import styles from './OfferChoice.module.css';
import { OfferConditions } from './OfferConditions.tsx';
import { useOfferWords } from './useOfferWords.ts';

interface OfferChoiceProps {
  offer: TillOfferFragment;
  preview: OfferPreview;
  rules: PricingRules;
  checked: boolean;
  onChoose: (id: string | null) => void;
}

/** One discount or offer: what it gives, what it asks for, and what it would do to this bill. */
export function OfferChoice({ offer, preview, rules, checked, onChoose }: OfferChoiceProps) {
  const t = useOfferMessages();
  const words = useOfferWords(rules);
  const id = useId();
  const isOpen = needsCustomValue(offer.items);
  const gives = offer.items.map((item, at) => words.benefit(item, isOpen && at === 0)).join(' · ');
  return (
    <OfferCard
      name={offer.name}
      checked={checked}
      describedBy={id}
      onChoose={(chosen) => onChoose(chosen ? offer.id : null)}
    >
      <span id={id} className={styles.facts}>
        {offer.description && <div className={styles.description}>{offer.description}</div>}
        <div className={styles.gives}>{gives}</div>
        <OfferConditions outcomes={preview.conditions} rules={rules} />
        {offer.hasAuthorizePin && (
          <div className={styles.pin}>
            <LockOutlined sx={{ fontSize: iconSize.small }} />
            {t('choice.needsPin')}
          </div>
        )}
      </span>
      <Effect preview={preview} />
    </OfferCard>
  );
}

interface OfferCardProps {
  name: string;
  checked: boolean;
  describedBy?: string;
  onChoose: (chosen: boolean) => void;
  children?: ReactNode;
}

/** A radio button as a card; it lets go when it is pressed again, so that nothing can be selected (DISC-02). */
export function OfferCard({ name, checked, describedBy, onChoose, children }: OfferCardProps) {
  return (
    <label className={styles.card}>
      <input
        type="radio"
        name="offer"
        // biome-ignore lint/a11y/noAutofocus: the dialog opens on what is chosen, so that the arrow keys choose another.
        autoFocus={checked}
        checked={checked}
        aria-label={name}
        aria-describedby={describedBy}
        onChange={() => onChoose(true)}
        onClick={() => checked && onChoose(false)}
      />
      <span className={styles.name}>{name}</span>
      {children}
    </label>
  );
}

function Effect({ preview: { accepted, saves, earns } }: { preview: OfferPreview }) {
  const t = useOfferMessages();
  const format = useFormat();
  if (!accepted) return null;
  return (
    <span className={styles.effect}>
      {saves > 0 && <div className={styles.saved}>−{format.money(saves)}</div>}
      {earns > 0 && <div className={styles.points}>{t('choice.moreEarn', format.points(earns))}</div>}
    </span>
  );
}

import LockOutlined from '@mui/icons-material/LockOutlined';
import { Box } from '@mui/material';
import { needsCustomValue } from '@taem/domain/loyalty/offerKind.ts';
import type { OfferPreview } from '@taem/domain/till/previewOffer.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import { type ReactNode, useId } from 'react';
import { useFormat } from '../../sale/useFormat.ts';
import { RadioCard } from '../../ui/RadioCard.tsx';
import { iconSize } from '../../ui/tokens.ts';
import type { TillOfferFragment } from '../gql/graphql.ts';
import { useRefusalReason } from '../why/useRefusalReason.ts';
import { useOfferMessages } from './messages.ts';
import { useGoodsWords } from './useGoodsWords.ts';
import { useMissingWords } from './useMissingWords.ts';
import { useOfferWords } from './useOfferWords.ts';
import { usesLeftOf } from './usesLeftOf.ts';

interface OfferChoiceProps {
  offer: TillOfferFragment;
  preview: OfferPreview;
  rules: PricingRules;
  checked: boolean;
  onChoose: (id: string | null) => void;
}

/** Side by side, or on separate lines where there is no room. */
const BESIDE = { display: 'flex', flexWrap: 'wrap', columnGap: 1 } as const;

/**
 * One discount or offer: what it gives, what is missing for it, and its effect on this bill. The chosen one shows all its
 * details.
 */
export function OfferChoice({ offer, preview, rules, checked, onChoose }: OfferChoiceProps) {
  const t = useOfferMessages();
  const words = useOfferWords(rules);
  const missingWords = useMissingWords();
  const id = useId();
  const isOpen = needsCustomValue(offer.items);
  const gives = offer.items.map((item, at) => words.benefit(item, isOpen && at === 0)).join(' · ');
  const refusalReason = useRefusalReason();
  const outside = preview.priced.refusals.find(
    ({ sourceId, params }) => sourceId === offer.id && ('term' in params || 'limit' in params),
  );
  const left = usesLeftOf(offer, rules);
  const goods = useGoodsWords(offer, preview);
  const unmet = preview.conditions.filter(({ result }) => result !== 'MET');
  return (
    <OfferCard
      name={offer.name}
      checked={checked}
      describedBy={`${id} ${id}-effect`}
      effect={<Effect id={`${id}-effect`} preview={preview} />}
      onChoose={(chosen) => onChoose(chosen ? offer.id : null)}
    >
      <Box id={id} sx={{ color: 'text.secondary' }}>
        <Box sx={BESIDE}>
          <span>{gives}</span>
          {left !== null && left > 0 && <span>{t('choice.left', { count: left })}</span>}
          {offer.isAutomatic && (
            <Box component="span" sx={{ color: 'primary.main', fontWeight: 600 }}>
              {t('choice.byItself')}
            </Box>
          )}
          {offer.hasAuthorizePin && (
            <span>
              <LockOutlined sx={{ fontSize: iconSize.small, verticalAlign: 'text-bottom' }} /> {t('choice.needsPin')}
            </span>
          )}
        </Box>
        {checked && offer.description && <div>{offer.description}</div>}
        {goods && (
          <div>
            {goods.which}
            {goods.missing && (
              <Box component="strong" sx={{ display: 'block', color: 'warning.main' }}>
                {goods.missing}
              </Box>
            )}
          </div>
        )}
        {outside && (
          <Box component="strong" sx={{ display: 'block', color: 'warning.main' }}>
            {refusalReason(outside, preview.priced)}
          </Box>
        )}
        {unmet.map((outcome) => (
          <Box key={JSON.stringify([outcome.params.conditionId, outcome.params.required])} sx={BESIDE}>
            <span>{words.condition(outcome)}</span>
            <Box component="strong" sx={{ color: 'warning.main' }}>
              {missingWords(outcome.result, outcome.params)}
            </Box>
          </Box>
        ))}
      </Box>
    </OfferCard>
  );
}

interface OfferCardProps {
  name: string;
  checked: boolean;
  describedBy?: string;
  effect?: ReactNode;
  onChoose: (chosen: boolean) => void;
  children?: ReactNode;
}

/** A card that is deselected when it is pressed again, so that nothing can be selected (DISC-02). */
export function OfferCard({ name, checked, describedBy, effect, onChoose, children }: OfferCardProps) {
  return (
    <RadioCard
      name="offer"
      label={name}
      describedBy={describedBy}
      autoFocus={checked}
      checked={checked}
      onChoose={() => onChoose(true)}
      onAgain={() => onChoose(false)}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{name}</strong>
        {children}
      </Box>
      {effect}
    </RadioCard>
  );
}

/** The effect, which screen readers announce with the choice: a press may apply it at once. */
function Effect({ id, preview: { accepted, saves, earns } }: { id: string; preview: OfferPreview }) {
  const t = useOfferMessages();
  const format = useFormat();
  if (!accepted) return null;
  return (
    <Box id={id} sx={{ textAlign: 'right', fontWeight: 700, whiteSpace: 'nowrap' }}>
      {saves > 0 && <Box sx={{ color: 'success.main' }}>−{format.money(saves)}</Box>}
      {earns > 0 && <Box sx={{ color: 'secondary.main' }}>{t('choice.moreEarn', format.points(earns))}</Box>}
    </Box>
  );
}

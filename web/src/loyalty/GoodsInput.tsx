import { Box, FormHelperText, Typography } from '@mui/material';
import { goodsSentence } from '@taem/domain/loyalty/goodsSentence.ts';
import { offerGoodsForm } from '@taem/domain/loyalty/offerForm.ts';
import type { OfferGoods } from '@taem/domain/loyalty/offerGoods.ts';
import { useLanguage } from '../app/i18n.ts';
import type { FormValues } from '../form/values.ts';
import type { OwnField, OwnInputProps } from '../resources/Particulars.ts';
import type { Row } from '../resources/RecordScreens.ts';
import { GoodsNamesInput } from './GoodsNamesInput.tsx';
import { FIRST_NUMBERS, type GoodsEntry, goodsOf, WHOLE_BILL } from './goodsEntry.ts';
import { useLoyaltyMessages } from './messages.ts';
import { PiecesInput } from './PiecesInput.tsx';
import type { BenefitEntry } from './ruleEntries.ts';
import { SentenceGroup } from './sentence/SentenceGroup.tsx';
import { TextAction } from './sentence/TextAction.tsx';
import { NO_TERMS_TYPED } from './TermsInput.tsx';
import { useKinds } from './useKinds.ts';
import { useOfferNames } from './useOfferNames.ts';

/** The products of an offer; closed if it applies to the whole bill. */
function GoodsInput({ label, value, onChange, onBlur, error, disabled, values }: OwnInputProps<GoodsEntry>) {
  const t = useLoyaltyMessages();
  const isSetPrice = useIsSetPrice(values);
  const set = (changed: Partial<GoodsEntry>) => onChange({ ...value, ...changed });
  const field = { disabled, onBlur };
  if (!value.isNarrowed) {
    return (
      <Box sx={{ mt: 1 }}>
        <Typography component="h2" variant="subtitle2">
          {label}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(isSetPrice ? 'goods.needed' : 'goods.wholeBill')}
        </Typography>
        {error && <FormHelperText error>{error}</FormHelperText>}
        {!disabled && (
          <TextAction onClick={() => set({ isNarrowed: true, ...(isSetPrice && FIRST_NUMBERS.SET) })}>
            {t('goods.open')}
          </TextAction>
        )}
      </Box>
    );
  }
  return (
    <SentenceGroup
      label={label}
      hint={t('goods.hint')}
      error={error}
      addLabel={t('goods.close')}
      {...(!disabled && { onAdd: () => onChange(WHOLE_BILL) })}
    >
      <GoodsNamesInput {...field} value={value} onChange={set} />
      <PiecesInput value={value} isSetPrice={isSetPrice} onChange={set} field={field} />
    </SentenceGroup>
  );
}

/** Whether the benefit is a price for a set, which needs goods. */
function useIsSetPrice({ items }: FormValues): boolean {
  const kinds = useKinds();
  const chosen = (items ?? []) as BenefitEntry[];
  return chosen.some(({ couponId }) => kinds?.benefits.find(({ id }) => id === couponId)?.type === 'Set Price');
}

/** The products of an offer in a sentence. */
function GoodsText({ value, row }: { value: GoodsEntry; row: Row | null }) {
  const t = useLoyaltyMessages();
  const language = useLanguage();
  const names = useOfferNames({ goods: value, terms: NO_TERMS_TYPED }, row);
  const read = offerGoodsForm.safeParse(value);
  if (!read.success) return null;
  if (!read.data) return t('goods.wholeBill');
  return goodsSentence(read.data, language, names);
}

export const offerGoodsField: OwnField<GoodsEntry> = {
  empty: WHOLE_BILL,
  of: goodsOf,
  rule: offerGoodsForm,
  input: (goods: OfferGoods | null) => goods,
  Input: GoodsInput,
  Show: GoodsText,
};

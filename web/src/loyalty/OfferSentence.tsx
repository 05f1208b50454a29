import { Box, Typography } from '@mui/material';
import { conditionEntries, couponEntries, offerGoodsForm, offerTermsForm } from '@taem/domain/loyalty/offerForm.ts';
import { offerSentence, type SentenceOffer } from '@taem/domain/loyalty/offerSentence.ts';
import { useLanguage } from '../app/i18n.ts';
import type { FormValues } from '../form/values.ts';
import type { Row } from '../resources/RecordScreens.ts';
import { type GoodsEntry, goodsOf } from './goodsEntry.ts';
import { useLoyaltyMessages } from './messages.ts';
import { type PinChange, SAME_PIN } from './PinInput.tsx';
import { type BenefitEntry, benefitsOf, type ConditionEntry, conditionsOf } from './ruleEntries.ts';
import { benefitsOf as benefitOf, conditionOf } from './sentence/RuleText.tsx';
import { type TermsEntry, termsOf } from './TermsInput.tsx';
import { type Kinds, unsaid, useKinds } from './useKinds.ts';
import { useOfferNames } from './useOfferNames.ts';

/** Describes an offer as currently typed. */
export function OfferSentence({ values, row }: { readonly values: FormValues; readonly row: Row | null }) {
  const t = useLoyaltyMessages();
  const sentence = useSentence(values, row);
  return (
    <Box aria-live="polite" sx={{ mt: 3, mb: 2 }}>
      <Typography component="h2" variant="subtitle2">
        {t('sentence.title')}
      </Typography>
      <Typography color={sentence ? 'textPrimary' : 'textSecondary'}>{sentence ?? t('sentence.incomplete')}</Typography>
    </Box>
  );
}

/** Describes a saved offer: what it gives and when. */
export function SavedOfferSentence({ row }: { readonly row: Row }) {
  const sentence = useSentence(savedValues(row), row);
  return sentence ?? unsaid(sentence);
}

/** Describes only what it gives, as its conditions have a separate column (MGMT-11). */
export function GivesCell({ row }: { readonly row: Row }) {
  const sentence = useSentence({ ...savedValues(row), conditions: [] }, row);
  return sentence ?? unsaid(sentence);
}

function savedValues(row: Row): FormValues {
  return {
    ...{ conditions: conditionsOf(row), items: benefitsOf(row), terms: termsOf(row), goods: goodsOf(row) },
    ...{ limitPerMember: row.limitPerMember, limitPerDay: row.limitPerDay, limitInAll: row.limitInAll },
    ...{ isAutomatic: row.isAutomatic, authorizePin: SAME_PIN },
  };
}

/** Returns the sentence of an offer; undefined while the kinds of its rules are loading, null while something is missing. */
function useSentence(values: FormValues, row: Row | null): string | null | undefined {
  const language = useLanguage();
  const kinds = useKinds();
  const names = useOfferNames({ goods: values.goods as GoodsEntry, terms: values.terms as TermsEntry }, row);
  const offer = kinds && sentenceOffer(values, row, kinds);
  return offer && offerSentence(offer, language, names);
}

function sentenceOffer(values: FormValues, row: Row | null, kinds: Kinds): SentenceOffer | null {
  const conditions = (values.conditions ?? []) as ConditionEntry[];
  const items = (values.items ?? []) as BenefitEntry[];
  const terms = offerTermsForm.safeParse(values.terms);
  const goods = offerGoodsForm.safeParse(values.goods);
  const benefits = items.flatMap((item) => benefitOf(item, kinds));
  const isWhole = conditionEntries.safeParse(conditions).success && couponEntries.safeParse(items).success;
  if (!isWhole || !terms.success || !goods.success || benefits.length === 0) return null;
  const { change } = values.authorizePin as PinChange;
  return {
    conditions: conditions.map((condition) => conditionOf(condition, kinds)),
    benefits,
    terms: terms.data,
    goods: goods.data,
    limits: {
      ...{ perMember: countOf(values.limitPerMember), perDay: countOf(values.limitPerDay) },
      inAll: countOf(values.limitInAll),
    },
    isAutomatic: values.isAutomatic === true,
    needsPin: change === 'SET' || (change === 'KEEP' && row?.hasAuthorizePin === true),
  };
}

/** Returns a typed limit; null if there is none. */
export function countOf(typed: unknown): number | null {
  const count = Number(typed ?? 0);
  return Number.isInteger(count) && count > 0 ? count : null;
}

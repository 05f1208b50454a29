import {
  conditionEntries,
  couponEntries,
  offerGoodsForm,
  offerTermsForm,
  pinChange,
} from '@taem/domain/loyalty/offerForm.ts';
import { needsCustomValue } from '@taem/domain/loyalty/offerKind.ts';
import type { FormValues } from '../form/values.ts';
import type { Particulars } from '../resources/Particulars.ts';
import type { Row } from '../resources/RecordScreens.ts';
import { NOTHING } from '../ui/nothing.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { offerGoodsField } from './GoodsInput.tsx';
import type { GoodsEntry } from './goodsEntry.ts';
import { OfferWhatIfDocument } from './gql/graphql.ts';
import { useLoyaltyMessages } from './messages.ts';
import { countOf, GivesCell, OfferSentence, SavedOfferSentence } from './OfferSentence.tsx';
import { PinInput, SAME_PIN } from './PinInput.tsx';
import {
  type BenefitEntry,
  benefitsOf,
  type ConditionEntry,
  conditionsOf,
  NO_BENEFIT,
  NO_CONDITION,
} from './ruleEntries.ts';
import { BenefitsInput } from './sentence/BenefitsInput.tsx';
import { ConditionsInput } from './sentence/ConditionsInput.tsx';
import { BenefitsText, ConditionsText } from './sentence/RuleText.tsx';
import { offerTermsField, type TermsEntry } from './TermsInput.tsx';
import type { Question } from './whatIf/useWhatIf.ts';
import { WhatIfPanel } from './whatIf/WhatIfPanel.tsx';

/** MGMT-10..13 What the screens of offers do beyond their declaration. */
export const offerParticulars: Particulars = {
  own: {
    conditions: {
      empty: [NO_CONDITION],
      of: conditionsOf,
      rule: conditionEntries,
      input: (read) => read,
      Input: ConditionsInput,
      Show: ConditionsText,
    },
    items: {
      empty: [NO_BENEFIT],
      of: benefitsOf,
      rule: couponEntries,
      input: (read) => read,
      Input: BenefitsInput,
      Show: BenefitsText,
    },
    terms: offerTermsField,
    goods: offerGoodsField,
    authorizePin: {
      empty: SAME_PIN,
      of: () => SAME_PIN,
      rule: pinChange,
      input: (read) => read,
      Input: PinInput,
      Show: () => null,
      isSecret: true,
    },
  },
  firstOnCard: 'items',
  cells: { kind: KindCell, items: GivesCell, hasAuthorizePin: PinCell },
  Summary: SavedOfferSentence,
  Below,
};

function KindCell({ row: { kind } }: { row: Row }) {
  const t = useLoyaltyMessages();
  return kind === 'DISCOUNT' || kind === 'OFFER' ? t(`kind.${kind}`) : NOTHING;
}

function PinCell({ row }: { row: Row }) {
  const t = useLoyaltyMessages();
  return <StatusChip tone="neutral">{t(row.hasAuthorizePin === true ? 'pin.yes' : 'pin.no')}</StatusChip>;
}

function Below({ values, row }: { values: FormValues; row: Row | null }) {
  const items = (values.items ?? []) as BenefitEntry[];
  const read = couponEntries.min(1).safeParse(items);
  const conditions = conditionEntries.safeParse((values.conditions ?? []) as ConditionEntry[]);
  const terms = offerTermsForm.safeParse(values.terms as TermsEntry);
  const goods = offerGoodsForm.safeParse(values.goods as GoodsEntry);
  const needsValue = read.success && needsCustomValue(read.data);
  const isAutomatic = values.isAutomatic === true;
  const questionOf = (range: object, customValue: number | null): Question | null =>
    read.success && conditions.success && terms.success && goods.success && !(isAutomatic && needsValue)
      ? {
          document: OfferWhatIfDocument,
          field: 'offerWhatIf',
          variables: {
            offer: {
              ...{ id: row?.id ?? null, conditions: conditions.data, items: read.data },
              ...{ terms: terms.data, goods: goods.data, isAutomatic, customValue },
              limitPerMember: countOf(values.limitPerMember),
            },
            range,
          },
        }
      : null;
  return (
    <>
      <OfferSentence values={values} row={row} />
      <WhatIfPanel questionOf={questionOf} needsValue={needsValue} />
    </>
  );
}

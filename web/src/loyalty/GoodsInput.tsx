import { Box, Button, Typography } from '@mui/material';
import { ids } from '@taem/domain/form/filterCodecs.ts';
import { goodsSentence } from '@taem/domain/loyalty/goodsSentence.ts';
import { offerGoodsForm } from '@taem/domain/loyalty/offerForm.ts';
import type { OfferGoods } from '@taem/domain/loyalty/offerGoods.ts';
import { useState } from 'react';
import { useLanguage } from '../app/i18n.ts';
import { IntegerInput } from '../form/fields/IntegerInput.tsx';
import { ManyInput } from '../form/fields/ManyInput.tsx';
import { RadioInput } from '../form/fields/RadioInput.tsx';
import { useChosenProductsQuery } from '../resources/gql/hooks.ts';
import type { OwnField, OwnInputProps } from '../resources/Particulars.ts';
import { ProductsChooser } from '../resources/ProductsChooser.tsx';
import type { Row } from '../resources/RecordScreens.ts';
import { useChoices } from '../resources/useChoices.ts';
import { CONTROL } from '../ui/tokens.ts';
import { useLoyaltyMessages } from './messages.ts';
import { SentenceGroup } from './sentence/SentenceGroup.tsx';

/** The products of an offer as they stand in a form: numbers as they are typed, empty where each piece benefits. */
export interface GoodsEntry {
  /** Off for the whole bill. */
  isNarrowed: boolean;
  productIds: readonly string[];
  categoryIds: readonly string[];
  groupOf: string;
  benefits: string;
}

const WHOLE_BILL: GoodsEntry = { isNarrowed: false, productIds: [], categoryIds: [], groupOf: '', benefits: '' };

function goodsOf({ goods }: Row): GoodsEntry {
  if (!goods) return WHOLE_BILL;
  const { productIds, categoryIds, groupOf, benefits } = goods as OfferGoods;
  return {
    ...{ isNarrowed: true, productIds, categoryIds },
    ...{ groupOf: `${groupOf ?? ''}`, benefits: `${benefits ?? ''}` },
  };
}

/** The ways in which a shop says it: every second piece and buy one, get one are the same two numbers. */
const WAYS = ['EACH', 'NTH', 'BUY'] as const;
type Way = (typeof WAYS)[number];

const wayOf = ({ groupOf, benefits }: GoodsEntry): Way => {
  if (groupOf === '') return 'EACH';
  return groupOf === '2' && benefits === '1' ? 'NTH' : 'BUY';
};
const isCount = (text: string) => /^\d+$/.test(text.trim());
/** What is no number stays none, so that the rule refuses it. */
const groupOf = (buy: string, get: string) => (isCount(buy) && isCount(get) ? `${Number(buy) + Number(get)}` : '-');

/** For which products an offer is: closed for the whole bill. */
function GoodsInput({ label, value, onChange, onBlur, error, disabled }: OwnInputProps<GoodsEntry>) {
  const t = useLoyaltyMessages();
  const categories = useChoices(value.isNarrowed ? 'ProductCategory' : null);
  const set = (changed: Partial<GoodsEntry>) => onChange({ ...value, ...changed });
  const field = { disabled, onBlur };
  if (!value.isNarrowed) {
    return (
      <Box sx={{ mt: 1 }}>
        <Typography component="h2" variant="subtitle2">
          {label}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('goods.wholeBill')}
        </Typography>
        {!disabled && (
          <Button size="small" onClick={() => set({ isNarrowed: true })} sx={{ minHeight: CONTROL }}>
            {t('goods.open')}
          </Button>
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
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        {categories && categories.length > 0 && (
          <ManyInput
            {...field}
            label={t('goods.categories')}
            options={categories}
            value={value.categoryIds}
            onChange={(categoryIds) => set({ categoryIds })}
          />
        )}
        <ProductsChooser
          label={t('goods.products')}
          value={ids.write([...value.productIds])}
          onChoose={(chosen) => set({ productIds: ids.read(chosen) ?? [] })}
          disabled={disabled}
        />
      </Box>
      <PiecesInput value={value} onChange={set} field={field} />
      <Typography variant="body2" aria-live="polite" sx={{ mt: 1.5, fontWeight: 600 }}>
        <GoodsText value={value} />
      </Typography>
    </SentenceGroup>
  );
}

const NUMBERS = { display: 'grid', gridTemplateColumns: 'repeat(2, 140px)', gap: 1.5, mt: 1 } as const;

interface PiecesProps {
  value: GoodsEntry;
  onChange: (changed: Partial<GoodsEntry>) => void;
  field: { disabled: boolean; onBlur: () => void };
}

/** Which of the pieces benefit. */
function PiecesInput({ value, onChange, field }: PiecesProps) {
  const t = useLoyaltyMessages();
  const [way, setWay] = useState(() => wayOf(value));
  const [buy, setBuy] = useState(() =>
    isCount(value.groupOf) ? `${Number(value.groupOf) - Number(value.benefits)}` : '2',
  );
  const get = value.benefits;
  const choose = (chosen: Way) => {
    setWay(chosen);
    if (chosen === 'EACH') onChange({ groupOf: '', benefits: '' });
    if (chosen === 'NTH') onChange({ groupOf: '2', benefits: '1' });
    if (chosen === 'BUY') {
      setBuy('2');
      onChange({ groupOf: '3', benefits: '1' });
    }
  };
  return (
    <Box sx={{ mt: 2.5 }}>
      <RadioInput
        {...field}
        label={t('goods.way')}
        hint={way === 'BUY' ? t('goods.free') : undefined}
        name="goods-way"
        options={WAYS.map((id) => ({ id, name: t(`goods.way.${id}`) }))}
        value={way}
        onChange={(chosen) => choose(chosen as Way)}
      />
      {way === 'NTH' && (
        <Box sx={NUMBERS}>
          <IntegerInput
            {...field}
            label={t('goods.nth')}
            value={value.groupOf === '-' ? '' : value.groupOf}
            onChange={(nth) => onChange({ groupOf: isCount(nth) ? nth.trim() : '-', benefits: '1' })}
          />
        </Box>
      )}
      {way === 'BUY' && (
        <Box sx={NUMBERS}>
          <IntegerInput
            {...field}
            label={t('goods.buy')}
            value={buy}
            onChange={(typed) => {
              setBuy(typed);
              onChange({ groupOf: groupOf(typed, get) });
            }}
          />
          <IntegerInput
            {...field}
            label={t('goods.get')}
            value={get}
            onChange={(typed) => onChange({ groupOf: groupOf(buy, typed), benefits: typed })}
          />
        </Box>
      )}
    </Box>
  );
}

/** The products in a sentence. */
function GoodsText({ value }: { value: GoodsEntry }) {
  const t = useLoyaltyMessages();
  const language = useLanguage();
  const { productIds } = value;
  const categories = useChoices(value.categoryIds.length > 0 ? 'ProductCategory' : null);
  const products = useChosenProductsQuery({ variables: { ids: [...productIds] }, skip: productIds.length === 0 });
  const loaded = (products.data ?? products.previousData)?.products.items;
  const read = offerGoodsForm.safeParse(value);
  if (!read.success) return null;
  if (!read.data) return t('goods.wholeBill');
  return goodsSentence(read.data, language, {
    product: (id) => loaded?.find((each) => each.id === id)?.name ?? '…',
    category: (id) => categories?.find((each) => each.id === id)?.name ?? '…',
  });
}

export const offerGoodsField: OwnField<GoodsEntry> = {
  empty: WHOLE_BILL,
  of: goodsOf,
  rule: offerGoodsForm,
  input: (goods: OfferGoods | null) => goods,
  Input: GoodsInput,
  Show: GoodsText,
};

import { Box } from '@mui/material';
import { useState } from 'react';
import { IntegerInput } from '../form/fields/IntegerInput.tsx';
import { RadioInput } from '../form/fields/RadioInput.tsx';
import { FIRST_NUMBERS, type GoodsEntry, WAYS, type Way, wayOf } from './goodsEntry.ts';
import { useLoyaltyMessages } from './messages.ts';
import { OtherParts } from './OtherParts.tsx';

const isCount = (text: string) => /^\d+$/.test(text.trim());
/** Returns the count; `-` for anything else, which the rule refuses. */
const countOr = (text: string) => (isCount(text) ? text.trim() : '-');
const sumOf = (buy: string, get: string) => (isCount(buy) && isCount(get) ? `${Number(buy) + Number(get)}` : '-');
const countText = (text: string) => (text === '-' ? '' : text);

const NUMBERS = { display: 'grid', gridTemplateColumns: 'repeat(2, 140px)', gap: 1.5, mt: 1 } as const;

interface Props {
  readonly value: GoodsEntry;
  /** Whether the benefit is the price of a set. */
  readonly isSetPrice: boolean;
  readonly onChange: (changed: Partial<GoodsEntry>) => void;
  readonly field: { disabled: boolean; onBlur: () => void };
}

/** The fields for how many of the pieces benefit. */
export function PiecesInput({ value, isSetPrice, onChange, field }: Props) {
  const t = useLoyaltyMessages();
  const [way, setWay] = useState(() => wayOf(value));
  const [buy, setBuy] = useState(() =>
    isCount(value.groupOf) ? `${Number(value.groupOf) - Number(value.benefits)}` : '2',
  );
  const get = value.benefits;
  const isSet = way === 'SET' || way === 'PARTS';
  const choose = (chosen: Way) => {
    setWay(chosen);
    setBuy('2');
    onChange(FIRST_NUMBERS[chosen]);
  };
  const setSize = (typed: string) => onChange({ groupOf: countOr(typed), benefits: countOr(typed) });
  return (
    <Box sx={{ mt: 2.5 }}>
      <RadioInput
        {...field}
        label={t('goods.way')}
        hint={way === 'BUY' && !isSetPrice ? t('goods.free') : isSet && !isSetPrice ? t('goods.onePrice') : undefined}
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
            value={countText(value.groupOf)}
            onChange={(nth) => onChange({ groupOf: countOr(nth), benefits: '1' })}
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
              onChange({ groupOf: sumOf(typed, get) });
            }}
          />
          <IntegerInput
            {...field}
            label={t('goods.get')}
            value={get}
            onChange={(typed) => onChange({ groupOf: sumOf(buy, typed), benefits: typed })}
          />
        </Box>
      )}
      {isSet && (
        <Box sx={NUMBERS}>
          <IntegerInput
            {...field}
            label={t(way === 'SET' ? 'goods.setOf' : 'goods.ofThese')}
            value={countText(value.groupOf)}
            onChange={setSize}
          />
        </Box>
      )}
      {way === 'PARTS' && (
        <OtherParts {...field} value={value.otherParts} onChange={(otherParts) => onChange({ otherParts })} />
      )}
    </Box>
  );
}

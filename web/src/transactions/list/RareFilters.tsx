import { Button, Stack } from '@mui/material';
import { openAmountRange } from '@taem/domain/form/filterCodecs.ts';
import { useId, useState } from 'react';
import { ChoiceField, ManyField } from '../../list/filterFields.tsx';
import type { ListHandle } from '../../list/useList.ts';
import { ProductsChooser } from '../../resources/ProductsChooser.tsx';
import { CONTROL } from '../../ui/tokens.ts';
import { useSalesMessages } from '../messages.ts';
import { AmountField } from './AmountField.tsx';
import { amountOf } from './historyAddress.ts';
import { MANY, useFilterChoices } from './useFilterChoices.ts';

interface Props {
  readonly filter: Readonly<Record<string, string>>;
  readonly narrow: ListHandle['narrow'];
}

/** Seldom used filters of sales, one press further away: product, category, tier, hour, offer, buyer, revenue. */
export function RareFilters({ filter, narrow }: Props) {
  const t = useSalesMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const choicesOf = useFilterChoices(isOpen);
  const revenue = openAmountRange.read(filter.revenue ?? '') ?? {};
  const setRevenue = (ends: { from?: string; to?: string }) => {
    const [from, to] = [ends.from ?? String(revenue.from ?? ''), ends.to ?? String(revenue.to ?? '')].map(amountOf);
    const isNone = from == null && to == null;
    narrow({ revenue: isNone ? '' : openAmountRange.write({ from: from ?? null, to: to ?? null }) });
  };
  return (
    <>
      <Stack direction="row" sx={{ width: 1 }}>
        <Button
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          sx={{ minHeight: CONTROL }}
        >
          {t(isOpen ? 'filter.fewer' : 'filter.more')}
        </Button>
      </Stack>
      {isOpen && (
        <Stack
          id={id}
          direction="row"
          sx={{ width: 1, gap: 2, rowGap: 2.5, flexWrap: 'wrap', alignItems: 'flex-start' }}
        >
          <ProductsChooser
            value={filter.productIds ?? ''}
            onChoose={(productIds) => narrow({ productIds })}
            label={t('filter.productIds')}
            placeholder={t('filter.all')}
            sx={{ flex: '1 1 300px', maxWidth: { sm: 456 } }}
          />
          {MANY.map((name) => {
            const choices = choicesOf(name);
            return (
              choices && (
                <ManyField
                  key={name}
                  label={t(`filter.${name}`)}
                  value={filter[name] ?? ''}
                  choices={choices}
                  onChoose={(chosen) => narrow({ [name]: chosen })}
                />
              )
            );
          })}
          <ChoiceField
            label={t('filter.newOrReturning')}
            value={filter.newOrReturning ?? ''}
            choices={(['NEW', 'RETURNING'] as const).map((each) => ({ id: each, name: t(`filter.${each}`) }))}
            onChoose={(newOrReturning) => narrow({ newOrReturning })}
          />
          <ChoiceField
            label={t('filter.isReturn')}
            value={filter.isReturn ?? ''}
            choices={[
              { id: 'yes', name: t('filter.returns') },
              { id: 'no', name: t('filter.noReturns') },
            ]}
            onChoose={(isReturn) => narrow({ isReturn })}
          />
          <AmountField
            label={t('filter.revenueFrom')}
            value={String(revenue.from ?? '')}
            onEnter={(from) => setRevenue({ from })}
          />
          <AmountField
            label={t('filter.revenueTo')}
            value={String(revenue.to ?? '')}
            onEnter={(to) => setRevenue({ to })}
          />
        </Stack>
      )}
    </>
  );
}

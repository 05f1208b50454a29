import { Autocomplete, TextField } from '@mui/material';
import { ids } from '@taem/domain/form/filterCodecs.ts';
import { useEffect, useState } from 'react';
import { useHistoryProductNamesQuery, useHistoryProductsQuery } from '../gql/hooks.ts';
import { useSalesMessages } from '../messages.ts';

const PAUSE_MS = 300;

interface Props {
  /** Ids by commas, as in the address. */
  readonly value: string;
  readonly onChoose: (ids: string) => void;
}

/** Products, looked for by name: a shop may have a hundred thousand. */
export function ProductsFilter({ value, onChoose }: Props) {
  const t = useSalesMessages();
  const chosen = ids.read(value) ?? [];
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useHistoryProductsQuery({ variables: { keyword: keyword || null } });
  const named = useHistoryProductNamesQuery({ variables: { ids: chosen }, skip: chosen.length === 0 });
  const options = found.data?.products.items ?? [];
  const known = [...((named.data ?? named.previousData)?.products.items ?? []), ...options];
  // MGMT-38 A list of choices that cannot be loaded is not drawn.
  if (found.error && !found.data) return null;
  return (
    <Autocomplete
      multiple
      options={options}
      value={chosen.map((id) => known.find((product) => product.id === id) ?? { id, name: '…' })}
      inputValue={typed}
      filterOptions={(all) => all}
      loading={found.loading}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={(product) => product.id}
      getOptionLabel={(product) => product.name}
      noOptionsText={t('filter.noProduct')}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, products) => onChoose(ids.write(products.map((product) => product.id)))}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          slotProps={{ ...slotProps, inputLabel: { ...slotProps.inputLabel, shrink: true } }}
          label={t('filter.productIds')}
          placeholder={chosen.length === 0 ? t('filter.all') : ''}
        />
      )}
      sx={{ flex: '1 1 300px', maxWidth: { sm: 456 } }}
    />
  );
}

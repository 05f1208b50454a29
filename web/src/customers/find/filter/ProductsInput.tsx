import { Autocomplete, TextField } from '@mui/material';
import { ids } from '@taem/domain/form/filterCodecs.ts';
import { useEffect, useState } from 'react';
import { useFilterProductNamesQuery, useFilterProductsQuery } from '../../gql/hooks.ts';
import { useFindMessages } from '../messages.ts';
import type { DraftInputProps } from './RangeInput.tsx';

const PAUSE_MS = 300;

/** Products, looked for by name: a shop may have a hundred thousand. */
export function ProductsInput({ label, name, draft, error, onChange }: DraftInputProps) {
  const t = useFindMessages();
  const chosen = ids.read(draft[name] ?? '') ?? [];
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useFilterProductsQuery({ variables: { keyword: keyword || null } });
  const named = useFilterProductNamesQuery({ variables: { ids: chosen }, skip: chosen.length === 0 });
  const options = found.data?.products.items ?? [];
  const known = [...(named.data?.products.items ?? named.previousData?.products.items ?? []), ...options];
  if (found.error && !found.data) return null;
  const value = chosen.map((id) => known.find((product) => product.id === id) ?? { id, name: '…' });
  return (
    <Autocomplete
      multiple
      options={options}
      value={value}
      inputValue={typed}
      filterOptions={(all) => all}
      loading={found.loading}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={(product) => product.id}
      getOptionLabel={(product) => product.name}
      noOptionsText={t('hint.noProduct')}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, products) => onChange({ [name]: ids.write(products.map((product) => product.id)) })}
      renderInput={(params) => (
        <TextField {...params} label={label} error={Boolean(error)} helperText={error ?? t('hint.products')} />
      )}
    />
  );
}

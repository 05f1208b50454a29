import { Autocomplete, type SxProps, TextField } from '@mui/material';
import { ids } from '@taem/domain/form/filterCodecs.ts';
import { useEffect, useState } from 'react';
import { useChosenProductsQuery, useProductChoicesQuery } from './gql/hooks.ts';
import { useResourceMessages } from './messages.ts';

const PAUSE_MS = 300;

interface Props {
  /** Ids by commas, as in the address. */
  readonly value: string;
  readonly onChoose: (ids: string) => void;
  readonly label: string;
  /** In its place while none is chosen. */
  readonly placeholder?: string;
  readonly helperText?: string;
  readonly isWrong?: boolean;
  readonly sx?: SxProps;
}

/** Products, looked for by name: a shop may have a hundred thousand. */
export function ProductsChooser({ value, onChoose, label, placeholder, helperText, isWrong = false, sx }: Props) {
  const t = useResourceMessages();
  const chosen = ids.read(value) ?? [];
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useProductChoicesQuery({ variables: { keyword: keyword || null } });
  const named = useChosenProductsQuery({ variables: { ids: chosen }, skip: chosen.length === 0 });
  const options = found.data?.products.items ?? [];
  const loaded = [...((named.data ?? named.previousData)?.products.items ?? []), ...options];
  // MGMT-38 A list of choices that cannot be loaded is not drawn.
  if (found.error && !found.data) return null;
  return (
    <Autocomplete
      multiple
      options={options}
      value={chosen.map((id) => loaded.find((product) => product.id === id) ?? { id, name: '…' })}
      inputValue={typed}
      filterOptions={(all) => all}
      loading={found.loading}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={(product) => product.id}
      getOptionLabel={(product) => product.name}
      noOptionsText={t('choices.noProduct')}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, products) => onChoose(ids.write(products.map((product) => product.id)))}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          slotProps={
            placeholder === undefined
              ? slotProps
              : { ...slotProps, inputLabel: { ...slotProps.inputLabel, shrink: true } }
          }
          label={label}
          placeholder={chosen.length === 0 ? placeholder : ''}
          error={isWrong}
          helperText={helperText}
        />
      )}
      sx={sx}
    />
  );
}

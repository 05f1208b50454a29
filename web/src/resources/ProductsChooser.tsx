import { type SxProps, TextField } from '@mui/material';
import { ids } from '@taem/domain/form/filterCodecs.ts';
import { useState } from 'react';
import { Finder } from '../ui/Finder.tsx';
import { useKeyword } from '../ui/useKeyword.ts';
import { useChosenProductsQuery, useProductChoicesQuery } from './gql/hooks.ts';
import { useResourceMessages } from './messages.ts';

interface Props {
  /** Ids separated by commas, as in the address. */
  readonly value: string;
  readonly onChoose: (ids: string) => void;
  readonly label: string;
  /** Text while none is chosen. */
  readonly placeholder?: string;
  readonly helperText?: string;
  readonly isWrong?: boolean;
  readonly disabled?: boolean;
  readonly sx?: SxProps;
}

/** A choice of products by searching their names: a shop may have a hundred thousand. */
export function ProductsChooser({
  value,
  onChoose,
  label,
  placeholder,
  helperText,
  isWrong = false,
  disabled = false,
  sx,
}: Props) {
  const t = useResourceMessages();
  const chosen = ids.read(value) ?? [];
  const [typed, setTyped] = useState('');
  const { keyword } = useKeyword(typed);
  const found = useProductChoicesQuery({ variables: { keyword: keyword || null } });
  const named = useChosenProductsQuery({ variables: { ids: chosen }, skip: chosen.length === 0 });
  const options = found.data?.products.items ?? [];
  const loaded = [...((named.data ?? named.previousData)?.products.items ?? []), ...options];
  // MGMT-38 A list of choices that cannot be loaded is not drawn.
  if (found.error && !found.data) return null;
  return (
    <Finder<{ id: string; name: string }, true>
      multiple
      disabled={disabled}
      found={options}
      value={chosen.map((id) => loaded.find((product) => product.id === id) ?? { id, name: '…' })}
      inputValue={typed}
      loading={found.loading}
      nameOf={(product) => product.name}
      none={t('choices.noProduct')}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, products) => onChoose(ids.write(products.map((product) => product.id)))}
      renderInput={(params) => (
        <TextField
          {...params}
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

import { Autocomplete, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useSalesProductsQuery } from '../gql/hooks.ts';
import type { SoldProduct } from '../sale/toNewLine.ts';
import { useLiteMessages } from './messages.ts';

const PAUSE_MS = 250;

interface LiteProductProps {
  /** Of the product that is sold; null while none is. */
  name: string | null;
  onChoose: (product: SoldProduct) => void;
}

/** What the quick sales of this branch are recorded as: chosen once, and changeable later. */
export function LiteProduct({ name, onChoose }: LiteProductProps) {
  const t = useLiteMessages();
  const [typed, setTyped] = useState<string | null>(null);
  const [keyword, setKeyword] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const { data, previousData, loading } = useSalesProductsQuery({
    variables: { page: 1, keyword: keyword || null, categoryId: null },
    skip: !isOpen,
  });
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed?.trim() ?? ''), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Autocomplete
      options={(data ?? previousData)?.products.items ?? []}
      loading={loading}
      // What is found is what the server found.
      filterOptions={(found) => found}
      getOptionLabel={(product) => product.name}
      getOptionKey={(product) => product.id}
      value={null}
      inputValue={typed ?? name ?? ''}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => {
        setIsOpen(false);
        setTyped(null);
      }}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') setTyped(text);
      }}
      onChange={(_event, product) => {
        if (product) onChoose(product);
      }}
      handleHomeEndKeys
      blurOnSelect
      forcePopupIcon
      noOptionsText={t('lite.noneFound')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('lite.product')}
          helperText={t(name === null ? 'lite.productFirst' : 'lite.productHint')}
          onFocus={(event) => event.target.select()}
        />
      )}
    />
  );
}

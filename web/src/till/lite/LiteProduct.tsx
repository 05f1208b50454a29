import { TextField } from '@mui/material';
import { useState } from 'react';
import { Finder } from '../../ui/Finder.tsx';
import { useKeyword } from '../../ui/useKeyword.ts';
import { useSalesProductsQuery } from '../gql/hooks.ts';
import type { SoldProduct } from '../sale/toNewLine.ts';
import { useLiteMessages } from './messages.ts';

interface LiteProductProps {
  /** Name of the product being sold; null before one is chosen. */
  name: string | null;
  onChoose: (product: SoldProduct) => void;
}

/** The product as which quick sales of this branch are recorded: chosen once, and changeable later. */
export function LiteProduct({ name, onChoose }: LiteProductProps) {
  const t = useLiteMessages();
  const [typed, setTyped] = useState<string | null>(null);
  const { keyword } = useKeyword(typed ?? '');
  const [isOpen, setIsOpen] = useState(false);
  const { data, previousData, loading } = useSalesProductsQuery({
    variables: { page: 1, keyword: keyword || null, categoryId: null, isPopular: null },
    skip: !isOpen,
  });
  return (
    <Finder
      found={(data ?? previousData)?.products.items}
      loading={loading}
      nameOf={(product) => product.name}
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
      none={t('lite.noneFound')}
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

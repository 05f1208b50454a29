import { Box } from '@mui/material';
import { ids } from '@taem/domain/form/filterCodecs.ts';
import { ManyInput } from '../form/fields/ManyInput.tsx';
import { ProductsChooser } from '../resources/ProductsChooser.tsx';
import { useChoices } from '../resources/useChoices.ts';
import type { NamesEntry } from './goodsEntry.ts';
import { useLoyaltyMessages } from './messages.ts';

interface Props {
  readonly value: NamesEntry;
  readonly onChange: (changed: Partial<NamesEntry>) => void;
  readonly onBlur: () => void;
  readonly disabled: boolean;
}

/** A choice of products by category and by name. */
export function GoodsNamesInput({ value, onChange, ...field }: Props) {
  const t = useLoyaltyMessages();
  const categories = useChoices('ProductCategory');
  const subCategories = useChoices('ProductSubCategory');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
      {categories && categories.length > 0 && (
        <ManyInput
          {...field}
          label={t('goods.categories')}
          hint={t('goods.withParts')}
          options={categories}
          value={value.categoryIds}
          onChange={(categoryIds) => onChange({ categoryIds })}
        />
      )}
      {subCategories && subCategories.length > 0 && (
        <ManyInput
          {...field}
          label={t('goods.subCategories')}
          hint={t('goods.partsAlone')}
          options={subCategories}
          value={value.subCategoryIds}
          onChange={(subCategoryIds) => onChange({ subCategoryIds })}
        />
      )}
      <Box sx={{ gridColumn: '1 / -1' }}>
        <ProductsChooser
          label={t('goods.products')}
          value={ids.write([...value.productIds])}
          onChoose={(chosen) => onChange({ productIds: ids.read(chosen) ?? [] })}
          disabled={field.disabled}
        />
      </Box>
    </Box>
  );
}

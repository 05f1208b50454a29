import { Box, Chip } from '@mui/material';
import { chipLabel } from '@taem/domain/till/chipLabel.ts';
import { memo } from 'react';
import { textSize } from '../../ui/tokens.ts';
import { useSalesCategoriesQuery } from '../gql/hooks.ts';
import { useSalesPagePolicy } from '../page/salesPagePolicy.ts';
import { useSaleMessages } from './messages.ts';

interface CategoryChipsProps {
  chosen: string | null;
  onChoose: (categoryId: string | null) => void;
}

/** PAY-09, PAY-19: one chip per category, all of them visible or a scroll away. */
export const CategoryChips = memo(function CategoryChips({ chosen, onChoose }: CategoryChipsProps) {
  const t = useSaleMessages();
  const { data } = useSalesCategoriesQuery({ fetchPolicy: useSalesPagePolicy() });
  const categories = data?.productCategories.items ?? [];
  return (
    <Box
      role="group"
      aria-label={t('sale.categories')}
      sx={{
        display: 'flex',
        gap: 1,
        flexWrap: { xs: 'nowrap', md: 'wrap' },
        // Reserves two lines, which most shops need, so that the content below does not move when they are loaded.
        minHeight: { md: data ? 'auto' : 100 },
        // Part of a third line, or of a chip at the edge of a phone, stays visible to show that there are more.
        maxHeight: 118,
        overflow: 'auto',
        p: '2px',
        pr: { xs: '28px', md: '2px' },
        maskImage: { xs: 'linear-gradient(to left, transparent, black 28px)', md: 'none' },
        flexShrink: 0,
      }}
    >
      <CategoryChip name={t('sale.allCategories')} chosen={chosen === null} onChoose={() => onChoose(null)} />
      {categories.map(({ id, name }) => (
        <CategoryChip
          key={id}
          name={name}
          chosen={id === chosen}
          onChoose={() => onChoose(id === chosen ? null : id)}
        />
      ))}
    </Box>
  );
});

interface CategoryChipProps {
  name: string;
  chosen: boolean;
  onChoose: () => void;
}

function CategoryChip({ name, chosen, onChoose }: CategoryChipProps) {
  const label = chipLabel(name);
  return (
    <Chip
      label={label}
      title={label === name.trim() ? undefined : name}
      aria-pressed={chosen}
      color={chosen ? 'primary' : 'default'}
      variant={chosen ? 'filled' : 'outlined'}
      onClick={onChoose}
      sx={{
        height: 44,
        flexShrink: 0,
        px: 0.5,
        borderRadius: '50vh',
        fontSize: textSize.body,
        bgcolor: chosen ? undefined : 'background.paper',
      }}
    />
  );
}

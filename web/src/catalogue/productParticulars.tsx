import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import { Button } from '@mui/material';
import { product } from '@taem/domain/catalogue/product.ts';
import { formOf } from '@taem/domain/record/formOf.ts';
import { Link } from 'react-router-dom';
import type { OwnField, Particulars } from '../resources/Particulars.ts';
import type { Row } from '../resources/RecordScreens.ts';
import { CodeInput } from './CodeInput.tsx';
import { labelsPath } from './labels/labelsPath.ts';
import { useCatalogueMessages } from './messages.ts';
import { StockTab } from './StockTab.tsx';
import { SubCategoryInput } from './SubCategoryInput.tsx';
import { TagsInput, TagsShow } from './TagsInput.tsx';

const rules = formOf(product, 'create').shape;
const asIs = (read: unknown) => read ?? null;

const code: OwnField<string> = {
  empty: '',
  of: (row) => String(row.code ?? ''),
  rule: rules.code as never,
  input: asIs,
  Input: CodeInput,
  Show: ({ value }) => value,
};

const subCategoryId: OwnField<string> = {
  empty: '',
  of: (row) => String(row.subCategoryId ?? ''),
  rule: rules.subCategoryId as never,
  input: asIs,
  Input: SubCategoryInput,
  Show: ({ row }) => (row?.subCategory as { name?: string } | null)?.name ?? '-',
};

const hashtags: OwnField<readonly string[]> = {
  empty: [],
  of: (row) => (row.hashtags ?? []) as readonly string[],
  rule: rules.hashtags as never,
  input: asIs,
  Input: TagsInput,
  Show: TagsShow,
};

function PrintLabels({ row }: { row: Row }) {
  const t = useCatalogueMessages();
  return (
    <Button component={Link} to={labelsPath([row.id])} variant="outlined" color="inherit" startIcon={<LocalOffer />}>
      {t('print')}
    </Button>
  );
}

export const productParticulars: Particulars = {
  own: { code, subCategoryId, hashtags },
  Actions: PrintLabels,
  tabs: [{ key: 'stock', label: { th: 'สต็อก', en: 'Stock' }, Panel: StockTab }],
};

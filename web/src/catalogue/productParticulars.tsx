import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import { Button, Chip, Stack, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { product } from '@taem/domain/catalogue/product.ts';
import { formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { toBaht } from '@taem/domain/money/money.ts';
import { formOf } from '@taem/domain/record/formOf.ts';
import { LOW_STOCK } from '@taem/domain/stock/lowStock.ts';
import { openingForm, type ReadOpening } from '@taem/domain/stock/openingForm.ts';
import { Link } from 'react-router-dom';
import { STATUSES } from '../app/contractValues.ts';
import { labelsPath, MAX_LABELLED } from '../app/labelsPath.ts';
import { usePermission } from '../app/permission.ts';
import { TagsInput } from '../form/fields/TagsInput.tsx';
import type { FormValues } from '../form/values.ts';
import { ImportLink } from '../import/link/ImportLink.tsx';
import type { ListTab, OwnField, Particulars } from '../resources/Particulars.ts';
import { Pieces } from '../resources/Pieces.tsx';
import type { Row } from '../resources/RecordScreens.ts';
import { NOTHING } from '../ui/nothing.ts';
import { CONTROL } from '../ui/tokens.ts';
import { MarginLine } from './MarginLine.tsx';
import { useCatalogueMessages } from './messages.ts';
import { NewCodeInput } from './NewCodeInput.tsx';
import { NO_OPENING, type Opening, OpeningInput } from './OpeningInput.tsx';
import { optionGroupIds } from './OptionGroupsInput.tsx';
import { StockTab } from './StockTab.tsx';
import { SubCategoryInput } from './SubCategoryInput.tsx';

const rules = formOf(product, 'create').shape;
const asIs = (read: unknown) => read ?? null;

function TagsShow({ value }: { value: readonly string[] }) {
  if (value.length === 0) return NOTHING;
  return (
    <Stack component="span" direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {value.map((tag) => (
        <Chip key={tag} component="span" size="small" label={tag} />
      ))}
    </Stack>
  );
}

const code: OwnField<string> = {
  empty: '',
  of: (row) => String(row.code ?? ''),
  rule: rules.code,
  input: asIs,
  isHalf: true,
  Input: NewCodeInput,
  Show: ({ value }) => value,
};

const subCategoryId: OwnField<string> = {
  empty: '',
  of: (row) => String(row.subCategoryId ?? ''),
  rule: rules.subCategoryId,
  input: asIs,
  isHalf: true,
  Input: SubCategoryInput,
  Show: ({ row }) => (row?.subCategory as { name?: string } | null)?.name ?? NOTHING,
};

const hashtags: OwnField<readonly string[]> = {
  empty: [],
  of: (row) => (row.hashtags ?? []) as readonly string[],
  rule: rules.hashtags,
  input: asIs,
  isHalf: true,
  Input: TagsInput,
  Show: TagsShow,
};

const opening: OwnField<Opening> = {
  empty: NO_OPENING,
  of: () => NO_OPENING,
  rule: openingForm,
  input: ({ branchId, quantity, cost }: ReadOpening) =>
    quantity ? { branchId, quantity, cost: cost === null ? null : toBaht(cost) } : null,
  Input: OpeningInput,
  Show: () => null,
};

/** The cost of a piece, and the margin of the typed price, for users who may see them. */
function Margin({ values, row }: { values: FormValues; row: Row | null }) {
  const t = useCatalogueMessages();
  if (row?.cost == null) return null;
  return (
    <Typography variant="body2" color="textSecondary" component="div" sx={{ mt: 1 }}>
      {t('margin.cost', { cost: formatTwoDecimals(Number(row.cost)) })}
      <MarginLine price={values.retailPrice} cost={row.cost} isVatExempt={values.isVatExempt === true} />
    </Typography>
  );
}

function CostCell({ row }: { row: Row }) {
  if (row.cost == null) return NOTHING;
  return (
    <>
      {formatTwoDecimals(Number(row.cost))}
      <MarginLine price={row.retailPrice} cost={row.cost} isVatExempt={row.isVatExempt === true} />
    </>
  );
}

function PrintLabels({ row }: { row: Row }) {
  const t = useCatalogueMessages();
  return (
    <Button
      component={Link}
      to={labelsPath([{ id: row.id }])}
      variant="outlined"
      color="inherit"
      startIcon={<LocalOffer />}
    >
      {t('print')}
    </Button>
  );
}

/** Prints labels of the ticked rows. */
function PrintSelected({ ids }: { ids: readonly string[] }) {
  const t = useCatalogueMessages();
  const isTooMany = ids.length > MAX_LABELLED;
  return (
    <Button
      component={Link}
      to={labelsPath(ids.map((id) => ({ id })))}
      disabled={isTooMany}
      startIcon={<LocalOffer />}
      color="inherit"
      sx={{ minHeight: CONTROL }}
    >
      {isTooMany ? t('labels.most', { most: MAX_LABELLED }) : t('print')}
    </Button>
  );
}

function ImportButton() {
  const { canWrite } = usePermission(PAGE.product);
  return canWrite ? <ImportLink to="/products/import" /> : null;
}

const LISTED: readonly ListTab[] = [
  { label: { th: 'ทั้งหมด', en: 'All' }, filter: {} },
  { label: { th: 'ขายอยู่', en: 'Selling' }, filter: { status: STATUSES.Active } },
  { label: { th: 'ไม่ขาย', en: 'Not selling' }, filter: { status: STATUSES.Inactive } },
  {
    label: { th: `เหลือไม่เกิน ${LOW_STOCK} ชิ้น`, en: `${LOW_STOCK} or fewer left` },
    filter: { stockAtMost: String(LOW_STOCK) },
  },
  {
    label: product.fields.isBelowLevel.label,
    filter: { isBelowLevel: 'true' },
    columns: ['name', 'code', 'stock', 'reorderLevel', 'shortfall', 'daysOfCover', 'categoryId'],
    sort: { field: 'daysOfCover', direction: 'asc' },
  },
];

export const productParticulars: Particulars = {
  listTabs: LISTED,
  Below: Margin,
  firstOnCard: 'stock',
  cells: {
    cost: CostCell,
    stock: ({ row }) => <Pieces quantity={row.skipStock === true || row.stock == null ? null : Number(row.stock)} />,
  },
  ListActions: ImportButton,
  SelectedActions: PrintSelected,
  own: { code, opening, subCategoryId, optionGroupIds, hashtags },
  Actions: PrintLabels,
  tabs: [{ key: 'stock', label: { th: 'สต็อก', en: 'Stock' }, Panel: StockTab }],
};

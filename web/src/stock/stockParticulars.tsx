import Inventory from '@mui/icons-material/Inventory2Outlined';
import { Box, Button } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { stockImport } from '@taem/domain/stock/stockImport.ts';
import { stockLevel, stockProduct } from '@taem/domain/stock/stockLevel.ts';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { usePermission } from '../app/permission.ts';
import type { Particulars } from '../resources/Particulars.ts';
import { Pieces } from '../resources/Pieces.tsx';
import { createPath, listPath, type Row, showPath } from '../resources/RecordScreens.ts';
import { NOTHING } from '../ui/nothing.ts';
import { MovementsTab } from './MovementsTab.tsx';
import { useStockMessages } from './messages.ts';

interface Shelf {
  readonly branchId: string;
  readonly branchName: string;
  readonly quantity: number;
}

const partOf = (row: Row, part: string) => (row[part] ?? {}) as Readonly<Record<string, string | undefined>>;
const shelvesOf = (row: Row) => (row.branches ?? []) as readonly Shelf[];

const CountedPieces = ({ row }: { row: Row }) => (
  <Pieces quantity={row.skipStock === true ? null : Number(row.quantity)} />
);

/** Number of branches that fit in a cell; with more, the filter chooses one, and the product's page lists all. */
const MAX_SHELVES = 3;

function ShelvesCell({ row }: { row: Row }) {
  const t = useStockMessages();
  // A non-breaking space keeps a number with its branch.
  const named = shelvesOf(row).map(({ branchName, quantity }) => `${branchName}\u00A0${formatCount(quantity)}`);
  const more = named.length - MAX_SHELVES;
  if (named.length === 0) return NOTHING;
  return (
    <span title={more > 0 ? named.join('\n') : undefined}>
      {named.slice(0, MAX_SHELVES).map((each, at) => (
        <Fragment key={each}>
          {at > 0 && ' · '}
          <Box component="span" sx={WHOLE}>
            {each}
          </Box>
        </Fragment>
      ))}
      {more > 0 && ` · ${t('moreBranches', { count: more })}`}
    </span>
  );
}

/** Thai words have no spaces: a name would be broken anywhere. */
const WHOLE = { display: 'inline-block', maxWidth: 1 } as const;

/** Goods received are what fills the shelves. */
function ReceiveButton() {
  const t = useStockMessages();
  const { canWrite } = usePermission(PAGE.stock);
  return canWrite ? (
    <Button component={Link} to={createPath(stockImport)} variant="contained" startIcon={<Inventory />}>
      {t('receive')}
    </Button>
  ) : null;
}

/** Links from the list by branch to the list by product, and back. */
function Other({ to, label }: { to: string; label: string }) {
  return (
    <Button component={Link} to={to} variant="outlined" color="inherit">
      {label}
    </Button>
  );
}

function LevelListActions() {
  const t = useStockMessages();
  return (
    <>
      <Other to={listPath(stockProduct)} label={t('byProduct')} />
      <ReceiveButton />
    </>
  );
}

function ProductListActions() {
  const t = useStockMessages();
  return (
    <>
      <Other to={listPath(stockLevel)} label={t('levels')} />
      <ReceiveButton />
    </>
  );
}

function LevelActions({ row }: { row: Row }) {
  const t = useStockMessages();
  return (
    <>
      <Other to={showPath(stockProduct, String(row.productId))} label={t('byProduct')} />
      <ReceiveButton />
    </>
  );
}

export const stockLevelParticulars: Particulars = {
  cells: {
    productName: ({ row }) => partOf(row, 'product').name,
    productCode: ({ row }) => partOf(row, 'product').code,
    branchName: ({ row }) => partOf(row, 'branch').name,
    quantity: ({ row }) => <Pieces quantity={Number(row.quantity)} />,
  },
  Actions: LevelActions,
  ListActions: LevelListActions,
};

export const stockProductParticulars: Particulars = {
  cells: { quantity: CountedPieces, branches: ShelvesCell },
  tabs: [{ key: 'movements', label: { th: 'ความเคลื่อนไหว', en: 'Movements' }, Panel: MovementsTab }],
  Actions: ReceiveButton,
  ListActions: ProductListActions,
};

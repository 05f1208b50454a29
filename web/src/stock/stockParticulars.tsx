import Inventory from '@mui/icons-material/Inventory2Outlined';
import { Box, Button } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { stockImport } from '@taem/domain/stock/stockImport.ts';
import { stockLevel, stockProduct } from '@taem/domain/stock/stockLevel.ts';
import { Link } from 'react-router-dom';
import { usePermission } from '../app/permission.ts';
import type { Particulars } from '../resources/Particulars.ts';
import { createPath, listPath, type Row, showPath } from '../resources/RecordScreens.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { MovementsTab } from './MovementsTab.tsx';
import { useStockMessages } from './messages.ts';

interface Shelf {
  readonly branchId: string;
  readonly branchName: string;
  readonly quantity: number;
}

const partOf = (row: Row, part: string) => (row[part] ?? {}) as Readonly<Record<string, string | undefined>>;
const shelvesOf = (row: Row) => (row.branches ?? []) as readonly Shelf[];

/** Pieces as they are counted; a negative number is marked in words too. */
function Pieces({ quantity }: { quantity: number }) {
  const t = useStockMessages();
  const text = quantity.toLocaleString('en-US');
  if (quantity >= 0) return text;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
      <StatusChip tone="bad">{t('below')}</StatusChip>
      <Box component="span" sx={{ color: 'error.main', fontWeight: 650 }}>
        {text}
      </Box>
    </Box>
  );
}

function PiecesCell({ row }: { row: Row }) {
  const t = useStockMessages();
  return row.skipStock === true ? t('notCounted') : <Pieces quantity={Number(row.quantity)} />;
}

function ShelvesCell({ row }: { row: Row }) {
  const t = useStockMessages();
  const shelves = shelvesOf(row);
  return (
    shelves.map(({ branchName, quantity }) => `${branchName} ${quantity.toLocaleString('en-US')}`).join(' · ') ||
    t('none')
  );
}

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

/** From the list by branch to that by product, and back. */
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
    quantity: PiecesCell,
  },
  Actions: LevelActions,
  ListActions: LevelListActions,
};

export const stockProductParticulars: Particulars = {
  cells: { quantity: PiecesCell, branches: ShelvesCell },
  tabs: [{ key: 'movements', label: { th: 'ความเคลื่อนไหว', en: 'Movements' }, Panel: MovementsTab }],
  Actions: ReceiveButton,
  ListActions: ProductListActions,
};

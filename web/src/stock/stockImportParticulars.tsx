import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import { Button } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { FORM_MESSAGES } from '@taem/domain/form/messages.ts';
import { requiredText } from '@taem/domain/form/textField.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { Link } from 'react-router-dom';
import { labelsPath } from '../app/labelsPath.ts';
import { usePermission } from '../app/permission.ts';
import { currentSession, useSession } from '../app/session.ts';
import { ChoiceInput } from '../form/fields/ChoiceInput.tsx';
import type { OwnField, OwnInputProps, Particulars } from '../resources/Particulars.ts';
import type { Row } from '../resources/RecordScreens.ts';
import { NOTHING } from '../ui/nothing.ts';
import { type Line, linesInput, linesRule, newLine } from './lines/Line.ts';
import { LinesInput } from './lines/LinesInput.tsx';
import { LinesShow } from './lines/LinesShow.tsx';
import { useStockMessages } from './messages.ts';

/** A line of the contract. */
interface Received {
  readonly productId: string;
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  readonly basePrice: number | null;
  readonly retailPrice: number | null;
  readonly finalPrice: number | null;
  readonly costCode: string | null;
  readonly location: string | null;
  readonly remark: string | null;
}

const receivedOf = (row: Row) => (row.products ?? []) as readonly Received[];

function linesOf(row: Row): Line[] {
  return receivedOf(row).map((line, index) => ({
    ...newLine({ id: line.productId, code: line.code, name: line.name, retailPrice: 0 }),
    key: String(index),
    price: null,
    qty: String(line.quantity),
    basePrice: text(line.basePrice),
    retailPrice: text(line.retailPrice),
    finalPrice: text(line.finalPrice),
    costCode: text(line.costCode),
    location: text(line.location),
    remark: text(line.remark),
  }));
}

const text = (value: string | number | null) => (value === null ? '' : String(value));

const products: OwnField<readonly Line[]> = {
  empty: [],
  of: linesOf,
  rule: linesRule,
  input: linesInput as (read: never) => unknown,
  Input: LinesInput,
  Show: LinesShow,
};

const nameOfBranch = (row: Row | null) => (row?.branch as { name?: string } | null)?.name ?? NOTHING;

const branchId: OwnField<string> = {
  /** The session's branch, or the only one there is. */
  get empty() {
    const { branchId: chosen, branches = [] } = currentSession() ?? {};
    return chosen ?? (branches.length === 1 ? (branches[0]?.id ?? '') : '');
  },
  of: (row) => String(row.branchId ?? ''),
  rule: requiredText(FORM_MESSAGES.required),
  input: (read) => read,
  isHalf: true,
  Input: BranchInput,
  Show: ({ row }) => nameOfBranch(row),
};

function BranchInput({ values: _, row: __, ...field }: OwnInputProps<string>) {
  const t = useStockMessages();
  return <ChoiceInput {...field} required options={useSession().branches} none={t('branch.choose')} />;
}

/** Number of products that fit in a row of the list. */
const ROOM = 2;

function ProductsCell({ row }: { row: Row }) {
  const t = useStockMessages();
  const lines = receivedOf(row);
  const described = lines.slice(0, ROOM).map(({ name, quantity, location }) => {
    const where = location ? ` (${location})` : '';
    return `${name} ×${formatCount(quantity)}${where}`;
  });
  const more = lines.length > ROOM ? [t('products.more', { count: lines.length - ROOM })] : [];
  return [...described, ...more].join(', ') || NOTHING;
}

/** Prints as many labels as pieces were received. */
function PrintLabels({ row }: { row: Row }) {
  const t = useStockMessages();
  const { canRead } = usePermission(PAGE.product);
  const lines = receivedOf(row).map(({ productId, quantity }) => ({ id: productId, number: quantity }));
  return canRead && lines.length > 0 ? (
    <Button component={Link} to={labelsPath(lines)} variant="outlined" color="inherit" startIcon={<LocalOffer />}>
      {t('labels')}
    </Button>
  ) : null;
}

export const stockImportParticulars: Particulars = {
  own: { products, branchId },
  cells: { products: ProductsCell },
  Actions: PrintLabels,
  created: { th: 'รับสินค้าแล้ว สต็อกเพิ่มตามรายการ', en: 'Goods received and added to stock' },
};

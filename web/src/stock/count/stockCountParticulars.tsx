import { MAX_COUNT_CODES } from '@taem/domain/stock/countedLine.ts';
import { countCodesForm } from '@taem/domain/stock/countForms.ts';
import { stockCount } from '@taem/domain/stock/stockCount.ts';
import { TextInput } from '../../form/fields/TextInput.tsx';
import type { OwnField, OwnInputProps, Particulars } from '../../resources/Particulars.ts';
import type { Row } from '../../resources/RecordScreens.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { useCountMessages } from './messages.ts';

function CodesInput({ values: _, row: __, ...field }: OwnInputProps<string>) {
  const t = useCountMessages();
  return <TextInput {...field} lines={3} mostLines={10} max={MAX_COUNT_CODES * 51} hint={t('codesHint')} />;
}

const productCodes: OwnField<string> = {
  empty: '',
  of: () => '',
  rule: countCodesForm,
  input: (read: readonly string[]) => (read.length > 0 ? read : null),
  Input: CodesInput,
  Show: () => null,
};

function ClosedCell({ row }: { row: Row }) {
  const t = useCountMessages();
  return <StatusChip tone={row.isClosed ? 'neutral' : 'good'}>{t(row.isClosed ? 'closed' : 'open')}</StatusChip>;
}

/** A count is created with its form, and continues on its page. */
export const stockCountParticulars: Particulars = {
  own: { productCodes: productCodes as OwnField },
  listTabs: [
    { label: { th: 'ทั้งหมด', en: 'All' }, filter: {} },
    { label: { th: 'กำลังนับ', en: 'Counting' }, filter: { isClosed: 'false' } },
    { label: { th: 'ปิดแล้ว', en: 'Closed' }, filter: { isClosed: 'true' } },
  ],
  cells: { isClosed: ClosedCell },
  // A user who counts blind may not discard a count, which may contain the counts of others.
  canDelete: (row, viewer) => row.isClosed !== true && viewer.mayRead(stockCount.fields.differences),
  isLocked: (_name, row) => row?.isClosed === true,
  created: { th: 'เปิดใบตรวจนับแล้ว', en: 'Count opened' },
  createdTab: 'sheet',
  opensToRead: true,
};

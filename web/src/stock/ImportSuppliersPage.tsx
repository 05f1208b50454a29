import { SUPPLIER_COLUMNS } from '@taem/domain/import/supplierColumns.ts';
import { supplier } from '@taem/domain/stock/supplier.ts';
import type { ImportedRecord } from '../import/ImportedRecord.ts';
import { ImportPage } from '../import/ImportPage.tsx';
import { listPath } from '../resources/RecordScreens.ts';

const suppliers: ImportedRecord = {
  path: supplier.path,
  title: { th: 'นำเข้าผู้จัดจำหน่าย', en: 'Import suppliers' },
  hint: {
    th: 'ผู้จัดจำหน่ายที่มีเลขประจำตัวผู้เสียภาษีหรือชื่อนี้อยู่แล้วจะถูกแก้ไขตามไฟล์',
    en: 'A supplier with this tax ID, or else with this name, takes the values of the file.',
  },
  home: { label: supplier.words.many, to: listPath(supplier) },
  columns: SUPPLIER_COLUMNS,
  fields: ['suppliers', 'supplier'],
};

export function ImportSuppliersPage() {
  return <ImportPage what={suppliers} />;
}

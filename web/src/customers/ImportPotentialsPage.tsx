import { POTENTIAL_IMPORT } from '@taem/domain/import/customerColumns.ts';
import type { ImportedRecord } from '../import/ImportedRecord.ts';
import { ImportPage } from '../import/ImportPage.tsx';

const potentials: ImportedRecord = {
  path: 'potentials',
  title: { th: 'นำเข้าผู้สนใจ', en: 'Import potential customers' },
  hint: {
    th: 'คนที่มีเบอร์โทรหรือชื่อนี้อยู่แล้วจะคงไว้ตามเดิม หรือเลือกให้แก้ไขตามไฟล์ได้ เบอร์โทรที่ซ้ำกันในไฟล์ถือเป็นแถวที่ผิด',
    en: 'Someone with this phone, or without one with this name, is left as they are, unless you choose to bring them up to date. A phone number that is in the file twice counts as a mistake.',
  },
  home: { label: { th: 'ค้นหาผู้สนใจ', en: 'Potential search' }, to: '/ci/potential/search' },
  columns: POTENTIAL_IMPORT,
  fields: ['potentials', 'potential'],
};

/** Imports potential customers from a file. */
export function ImportPotentialsPage() {
  return <ImportPage what={potentials} />;
}

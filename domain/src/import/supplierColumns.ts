import { supplier } from '../stock/supplier.ts';
import type { ImportField } from './ImportField.ts';
import { importFieldsOf } from './importFieldsOf.ts';

/** The columns of a file of suppliers, with their names in other products. */
export const SUPPLIER_COLUMNS: readonly ImportField[] = importFieldsOf(supplier, {
  name: {
    example: { th: 'ไร่ชาตัวอย่าง', en: 'Sample Tea Estate' },
    aliases: [
      'Supplier',
      'Supplier Name',
      'Vendor',
      'Vendor Name',
      'Company',
      'Company Name',
      'ชื่อผู้จัดจำหน่าย',
      'ชื่อผู้ขาย',
      'ชื่อบริษัท',
      'ชื่อร้าน',
    ],
  },
  tax_id: {
    example: { th: '0105500000003', en: '0105500000003' },
    aliases: ['Tax ID', 'Tax Number', 'VAT', 'VAT Number', 'เลขผู้เสียภาษี', 'เลขประจำตัวผู้เสียภาษีอากร'],
  },
  contact1: {
    example: { th: 'คุณมานี', en: 'Manee' },
    aliases: ['Contact', 'Contact Name', 'Contact Person', 'ผู้ติดต่อ', 'ชื่อผู้ติดต่อ'],
  },
  phone: {
    example: { th: '021234567', en: '021234567' },
    aliases: ['Phone Number', 'Telephone', 'Tel', 'Mobile', 'เบอร์โทร', 'เบอร์โทรศัพท์', 'เบอร์'],
  },
  email: { example: { th: 'sales@example.com', en: 'sales@example.com' }, aliases: ['Email Address', 'อีเมล์'] },
  address: { aliases: ['Address 1', 'Street', 'Street Address'] },
  desc: { aliases: ['Note', 'Notes', 'Remark', 'หมายเหตุ'] },
});

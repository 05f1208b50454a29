import { PAGE } from '../accounts/permissions.ts';
import { contactFields, description, name, recordStatus } from '../record/commonFields.ts';
import { defineRecord } from '../record/defineRecord.ts';
import { text } from '../record/field.ts';

const { phone, email, address } = contactFields;

/** A company or person that delivers goods to the shop (SUPPLIER-01). */
export const supplier = defineRecord({
  type: 'Supplier',
  one: 'supplier',
  many: 'suppliers',
  path: 'suppliers',
  listKey: 'suppliers',
  singleKey: 'supplier',
  words: { one: { th: 'ผู้จัดจำหน่าย', en: 'Supplier' }, many: { th: 'ผู้จัดจำหน่าย', en: 'Suppliers' } },
  // A user who enters a delivery chooses the supplier.
  about: {
    th: 'ผู้ที่ส่งสินค้าให้ร้าน ใบรับสินค้าจะบอกได้ว่าสินค้ามาจากใคร',
    en: 'Who supplies the shop. Goods received name the supplier they came from.',
  },
  read: [PAGE.supplier, PAGE.stock],
  create: PAGE.supplier,
  update: PAGE.supplier,
  remove: PAGE.supplier,
  fields: {
    name: name(),
    description: description({ searched: true }),
    businessType: text({ label: { th: 'ประเภทธุรกิจ', en: 'Business type' }, searched: true }),
    taxId: text({ label: { th: 'เลขประจำตัวผู้เสียภาษี', en: 'Tax id' }, searched: true }),
    contact1: text({ label: { th: 'ผู้ติดต่อ 1', en: 'Contact 1' }, searched: true, listed: true }),
    contact2: text({ label: { th: 'ผู้ติดต่อ 2', en: 'Contact 2' }, searched: true }),
    phone,
    email: { ...email, searched: true },
    address,
    status: recordStatus(),
  },
  byDays: true,
});

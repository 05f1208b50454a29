import type { Example } from './Example.ts';
import { latestReceipt } from './latestReceipt.ts';
import { oneSale, saleOf } from './oneSale.ts';
import { staleProduct } from './staleProduct.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** The library, in the order it is shown. */
export const examples: readonly Example[] = [
  {
    name: 'receipt',
    group: 'sales',
    title: { th: 'ใบเสร็จพร้อมทุกอย่าง', en: 'A receipt with everything on it' },
    about: {
      th: 'รายการ ส่วนลด การชำระ สมาชิก และเหตุผลของทุกกฎราคา ในคำขอเดียว',
      en: 'Lines, deductions, payments, the member, and why each pricing rule applied: one request.',
    },
    prepare: latestReceipt,
    otherwise: { id: UNKNOWN_ID },
  },
  {
    name: 'pay',
    group: 'sales',
    title: { th: 'ขายสินค้าหนึ่งชิ้น', en: 'Sell one product' },
    about: {
      th: 'บันทึกการขายจริงด้วยเงินสด ส่งซ้ำด้วยคีย์เดิมก็ยังเป็นการขายเดียว',
      en: 'Records a real cash sale. Sent again with the same key it is still one sale.',
    },
    prepare: oneSale,
    otherwise: saleOf(UNKNOWN_ID, UNKNOWN_ID, 100),
  },
  {
    name: 'shelf',
    group: 'sales',
    title: { th: 'สินค้าพร้อมหมวดหมู่', en: 'Products with their categories' },
    about: {
      th: 'ค้นหา กรอง เรียง และแบ่งหน้า หมวดหมู่ทั้งหมดใช้การเรียกเพียงครั้งเดียว',
      en: 'Search, filter, sort and pages; all categories together cost one call.',
    },
  },
  {
    name: 'revenueDashboard',
    group: 'figures',
    title: { th: 'แดชบอร์ดรายได้ เดือนนี้เทียบเดือนก่อน', en: 'Revenue dashboard, this month compared with last' },
    about: {
      th: 'หกสถิติ สองช่วงเวลา ในคำขอเดียว',
      en: 'Six statistics, two periods, one request.',
    },
  },
  {
    name: 'topProducts',
    group: 'figures',
    title: { th: 'สินค้าขายดี ตามสมาชิกและลูกค้าทั่วไป', en: 'Top products of members and walk-in' },
    about: {
      th: 'ฟิลด์เดียวกันสองแบบด้วย alias และใช้ fragment ร่วมกัน',
      en: 'One field twice by aliases, with a shared fragment.',
    },
  },
  {
    name: 'tierReport',
    group: 'figures',
    title: { th: 'รายงานระดับสมาชิก', en: 'Tier report' },
    about: {
      th: 'จำนวนสมาชิก ยอดซื้อ และสิทธิพิเศษของแต่ละระดับ',
      en: 'Members, revenue and privileges of each tier.',
    },
  },
  {
    name: 'membersWithTier',
    group: 'loyalty',
    title: { th: 'สมาชิกพร้อมระดับ', en: 'Members with their tiers' },
    about: {
      th: 'ยี่สิบแถวพร้อมความสัมพันธ์ ดูจำนวนการเรียกด้านล่างคำตอบ',
      en: 'Twenty rows with a relation; look at the calls under the answer.',
    },
  },
  {
    name: 'offers',
    group: 'loyalty',
    title: { th: 'ส่วนลดและข้อเสนอ', en: 'Discounts and offers' },
    about: { th: 'เงื่อนไขและสูตรเป็นข้อมูล อ่านได้ทั้งหมด', en: 'Conditions and formulas are data you can read.' },
  },
  {
    name: 'whoMayDoWhat',
    group: 'limits',
    title: { th: 'ใครทำอะไรได้บ้าง', en: 'Who may do what' },
    about: {
      th: 'สิทธิ์ของบทบาทปัจจุบัน ลองเปลี่ยนบทบาทแล้วรันอีกครั้ง',
      en: 'The rights of the current role; change the role and run it again.',
    },
  },
  {
    name: 'refused',
    group: 'limits',
    title: { th: 'ถูกปฏิเสธ: ไม่มีสิทธิ์', en: 'Refused: the right is missing' },
    about: {
      th: 'รันเป็น cashier แล้วอ่านว่าขาดสิทธิ์ใด',
      en: 'Run it as cashier and read which right is missing.',
    },
    prepare: staleProduct,
    otherwise: { input: { id: UNKNOWN_ID, version: 1, retailPrice: 1 } },
  },
  {
    name: 'payTold',
    group: 'limits',
    title: { th: 'ถูกปฏิเสธ: ราคาที่แจ้งไม่ตรง', en: 'Refused: the price told was wrong' },
    about: {
      th: 'ไม่มีอะไรถูกบันทึก userErrors บอกเหตุผลพร้อมตัวเลขทั้งสอง',
      en: 'Nothing is recorded; userErrors says why, with both figures.',
    },
    prepare: (ask) => oneSale(ask, 10),
    otherwise: saleOf(UNKNOWN_ID, UNKNOWN_ID, 100),
  },
  {
    name: 'tooCostly',
    group: 'limits',
    title: { th: 'ถูกปฏิเสธ: ต้นทุนสูงเกินไป', en: 'Refused: too costly' },
    about: {
      th: 'เห็นต้นทุนก่อนรัน เซิร์ฟเวอร์ปฏิเสธก่อนเรียกข้อมูลใด ๆ',
      en: 'The cost shows before running; the server refuses before any call.',
    },
  },
];

import { PAGE, type PageCode } from '@taem/domain/accounts/permissions.ts';
import { addDays, type Day } from '@taem/domain/time/calendar.ts';
import { BELOW_LEVEL_PATH } from '../../app/belowLevelPath.ts';
import type { Words } from '../../app/siteMap.ts';

/** Further search words of a page, by its address, besides its name and its text; phrases are separated by commas. */
export const FURTHER_WORDS: Readonly<Record<string, Words>> = {
  '/payment': {
    th: 'ขายของ, คิดเงิน, พักบิล, บิลที่พัก',
    en: 'till, checkout, ring up, pos, parked bills, open a parked bill',
  },
  '/kitchen': {
    th: 'ครัว, ออเดอร์, ออเดอร์ครัว, รอทำ, คิวทำอาหาร',
    en: 'kitchen, orders, orders for the kitchen, what is to be made, preparation',
  },
  '/option-groups': { th: 'ท็อปปิ้ง, ไซซ์, เพิ่มพิเศษ', en: 'toppings, modifiers, extras, variants' },
  '/customers/register': { th: 'สมัครสมาชิก, ลูกค้าใหม่', en: 'sign up, new customer' },
  '/transactions': {
    th: 'ประวัติการขาย, ยอดขาย, บิล, ใบเสร็จ, หาใบเสร็จ, หาบิล, บิลหาย, พิมพ์บิล, ใบเสร็จเมื่อเช้า, ยกเลิกบิล, ยกเลิกการขาย, คืนเงิน, คืนสินค้า, ขายผิด, ลบบิล, พิมพ์ใบเสร็จซ้ำ, พิมพ์ใบเสร็จอีกครั้ง, ให้แต้ม, แจกแต้ม, เพิ่มแต้ม, แก้แต้ม, ขอคืนของ, คืนของ, เปลี่ยนสินค้า, เปลี่ยนของ, ไฟล์ Excel, เอ็กเซล',
    en: 'sold, receipt, receipts, find a receipt, bill, bills, refund, return, cancel a sale, undo a sale, delete a sale, wrong sale, reverse, print a receipt again, reprint receipt, give points to a customer, add points for a customer, returns, wants return, exchange, Excel',
  },
  '/payment-channels': { th: 'พร้อมเพย์, โอนเงิน, คิวอาร์', en: 'bank account, transfer, qr' },
  '/member-tiers': {
    th: 'สมาชิกโกลด์, ระดับทอง, คูปองของสมาชิก, โกลด์',
    en: 'gold members, silver, bronze, platinum, coupons for gold members, levels',
  },
  '/offers': {
    th: 'โปรโมชั่น, โปรโมชัน, คูปอง, ลดราคา, ของแถม, ซื้อ 1 แถม 1, ลดตามเวลา',
    en: 'promotion, coupon, voucher, sale price, deals, free gift, buy one get one, happy hour',
  },
  '/ci/member/search': {
    th: 'หาลูกค้า, แต้มของลูกค้า, แต้มไม่ถูก, แต้มไม่ตรง, แต้มผิด, แต้มหาย, แต้มไม่เข้า, แต้มของสมาชิกไม่ถูก, แต้มลูกค้าไม่ถูก, รายชื่อลูกค้า, ค้นหาเบอร์โทร, เลขท้ายเบอร์โทร, ติดแท็กลูกค้า, แท็กลูกค้าหลายคน, แท็กหลายคน, ติดแท็กหลายคน, ลูกค้าหลายคน',
    en: 'find a customer, points of a customer, points of a member are wrong, points are missing, missing points, did not get points, customer list, phone number, last digits of the phone, tag customers, tag many members, tags, tags for many customers, tag many customers, add a tag to many customers',
  },
  '/ci/member/merges': { th: 'ลูกค้าซ้ำ', en: 'duplicates' },
  '/products/import': { th: 'ไฟล์ Excel, เอ็กเซล, อัปโหลดสินค้า', en: 'Excel, upload products, bulk upload' },
  '/products': {
    th: 'ราคาสินค้า, เปลี่ยนราคา, แก้ราคา, ขึ้นราคา, ส่งออก, เมนู, ไฟล์ Excel, เอ็กเซล',
    en: 'price list, change a price, edit price, export, barcode labels, Excel',
  },
  '/stock/product': {
    th: 'สินค้าคงเหลือ, เหลือกี่ชิ้น, เหลือเท่าไร, เช็คสต็อก',
    en: 'inventory, on hand, how many are left, left in stock, is it in stock',
  },
  '/suppliers': { th: 'ซัพพลายเออร์, คู่ค้า', en: 'vendor, wholesaler' },
  '/stock-counts': {
    th: 'นับสต็อก, นับสินค้า, นับของ, ตรวจสต็อก, ของหาย, ของเสีย, ของชำรุด, ของหมดอายุ, ตัดสต็อก',
    en: 'stocktake, stock take, count the stock, inventory count, shrinkage, waste, spoilage, damaged goods, expired goods, write off',
  },
  '/stock': { th: 'สต็อกทุกสาขา, สต็อกแต่ละสาขา', en: 'stock in all branches, stock of a product in each branch' },
  '/stock-import': { th: 'รับของ, ของมาส่ง, เติมสต็อก', en: 'delivery, restock, purchase' },
  '/bi': { th: 'แดชบอร์ด, ยอดขาย, สรุปยอด', en: 'dashboard, sales figures, summary, takings' },
  '/bi/revenue': {
    th: 'รายงาน, พิมพ์รายงาน, ส่งออก, ไฟล์ Excel, เอ็กเซล',
    en: 'report, print a report, print yesterday’s report, export, Excel',
  },
  '/merchant-branches': {
    th: 'ที่อยู่ร้าน, ที่อยู่บนใบเสร็จ, เบอร์ร้าน',
    en: 'receipt address, address on the receipt, shop address, phone of the shop',
  },
  '/output-tax': {
    th: 'ภ.พ.30, ภาษีขาย, ภาษีขายเดือนนี้, ภาษีมูลค่าเพิ่ม, ใบกำกับภาษี, ใบลดหนี้',
    en: 'VAT report, VAT of this month, PP30, tax invoices, credit notes',
  },
  '/shifts': {
    th: 'เปิดกะ, ปิดกะ, ปิดยอด, นับเงิน, เงินในลิ้นชัก, เงินขาด, เงินเกิน, รายงานปิดกะ, รายงาน Z',
    en: 'open shift, open a shift, open the shift, close the shift, close till, close the till, Z report, X report, cash count, close the day, end of day, over or short',
  },
  '/tills': { th: 'จุดขาย, เครื่องบันทึกเงินสด, ลิ้นชักเงิน', en: 'counter, cash register, cash drawer, POS machine' },
  '/tills/create': { th: 'เพิ่มเครื่องคิดเงิน', en: 'add a till, new till' },
  '/merchant-users': {
    th: 'พนักงาน, แคชเชียร์, ทีมงาน, พนักงานลืมรหัสผ่าน, แคชเชียร์ลืมรหัสผ่าน',
    en: 'staff, employee, cashier, team, staff forgot password, cashier forgot password',
  },
  '/merchant-users/create': { th: 'เพิ่มพนักงาน, เพิ่มแคชเชียร์, พนักงานใหม่', en: 'cashier, staff, employee' },
  '/merchant-roles': { th: 'สิทธิ์, สิทธิ์การใช้งาน', en: 'permissions, rights, access' },
  '/calendar': {
    th: 'วันเกิดสัปดาห์นี้, ปฏิทิน, รายชื่อวันเกิด, วันเกิดลูกค้า, วันเกิดเดือนนี้',
    en: 'birthdays this week, appointments, birthday list, birthdays this month, whose birthday',
  },
  '/management/setting': {
    th: 'ตั้งค่า, การตั้งค่า, อัตราแต้ม, รหัสอนุมัติ',
    en: 'settings, configuration, preferences, point rate, approval code',
  },
  '/management/profile': {
    th: 'เปลี่ยนรหัสผ่าน, บัญชีของฉัน, ลืมรหัสผ่าน',
    en: 'password, my account, forgot password, forgot my password, I forgot my password, forgotten password',
  },
  '/service-accounts': { th: 'คีย์, เอพีไอ', en: 'api key, integration, token' },
  '/changes': {
    th: 'เลิกทำ, ย้อนกลับ, ใครแก้, ใครแก้ราคา, ใครเปลี่ยนราคา',
    en: 'undo a change, audit log, history, who changed a price, who edited',
  },
  '/merchant-setting': { th: 'ข้อมูลร้าน, ชื่อร้าน', en: 'shop information, what is set' },
  '/': {
    th: 'วันนี้ขาย, ขายวันนี้, ยอดวันนี้, ขายได้เท่าไร, ขายได้เท่าไหร่',
    en: 'sell today, sold today, sales today',
  },
  '/bi/ranking': { th: 'สินค้าขายดี, ขายดีที่สุด', en: 'best sellers, sell best' },
  '/revenue-targets': { th: 'เป้ายอดขาย, ตั้งเป้า', en: 'sales target, set a sales target, sales goal' },
  '/bi/unsold': { th: 'ขายไม่ออก, ขายไม่ได้, สินค้าขายไม่ออก', en: 'do not sell, dead stock, slow stock' },
  '/bi/buyers': { th: 'ลูกค้าหาย, ลูกค้าที่หายไป, ลูกค้าไม่กลับมา', en: 'lost customers, customers who stopped coming' },
  '/insight/dashboards': {
    th: 'รายงานทางอีเมล, ส่งรายงานทางอีเมล',
    en: 'email a report, mail a report, email me a report every morning',
  },
  '/bi/points': { th: 'แต้มค้าง, แต้มที่ยังไม่ใช้', en: 'unused points, points we owe' },
  '/bi/baskets': { th: 'ยอดเฉลี่ยต่อบิล, ยอดต่อบิล', en: 'average bill, average sale, items per bill' },
  '/test': {
    th: 'เครื่องพิมพ์, เครื่องพิมพ์เสีย, พิมพ์ไม่ออก, ปริ้นไม่ออก, สแกนเนอร์, เครื่องสแกน',
    en: 'printer, printer is broken, printer does not print, test print, scanner',
  },
  '/sandbox': { th: 'นักพัฒนา, กราฟคิวแอล', en: 'graphql playground, graphiql, api, developer' },
};

interface FurtherPlace {
  /** The page of the map that it is a state of. */
  readonly on: string;
  /** A right that is needed in addition to that of the page. */
  readonly right?: PageCode;
  /** The address; a function of today's date if it contains days. */
  readonly to: string | ((today: Day) => string);
  readonly title: Words;
  readonly also: Words;
}

/** Search targets that are a page in a certain state. */
export const FURTHER_PLACES: readonly FurtherPlace[] = [
  {
    ...{ on: '/transactions', to: '/transactions?days=YESTERDAY' },
    title: { th: 'ยอดขายเมื่อวาน', en: 'Sales yesterday' },
    also: {
      th: 'เมื่อวานขายได้, ขายได้กี่บาทเมื่อวาน, ขายได้เท่าไรเมื่อวาน, ขายได้เท่าไหร่เมื่อวาน, เมื่อวาน',
      en: 'yesterday, sold yesterday, sell yesterday, yesterday’s sales, yesterday’s takings',
    },
  },
  {
    on: '/bi',
    to: (today) => `/bi?period=custom&from=${addDays(today, -1)}&to=${addDays(today, -1)}`,
    title: { th: 'ยอดขายเมื่อวานรายชั่วโมง', en: 'Sales yesterday by hour' },
    also: { th: 'รายชั่วโมง, ขายดีกี่โมง, ช่วงเวลาขายดี', en: 'hourly sales, sales by hour, busiest hour' },
  },
  {
    ...{ on: '/bi/ranking', to: '/bi/report/ranking/bigspender?period=month' },
    title: { th: 'ลูกค้าที่ซื้อมากที่สุดเดือนนี้', en: 'Top customers this month' },
    also: {
      th: 'ใครซื้อมากที่สุด, ซื้อมากที่สุด, ใครซื้อเยอะ, ซื้อเยอะที่สุด, ลูกค้าซื้อเยอะ, ลูกค้าดีที่สุด',
      en: 'who bought most, best customers, biggest customers, top spenders',
    },
  },
  {
    ...{ on: '/bi/productandCategory', to: '/bi/report/product/margin?period=month', right: PAGE.cost },
    title: { th: 'ต้นทุนและกำไรเดือนนี้', en: 'Cost and margin this month' },
    also: {
      th: 'กำไรขั้นต้น, กำไรเท่าไร, กำไรเท่าไหร่, ได้กำไร, ขาดทุน, ต้นทุนสินค้า',
      en: 'profit, gross profit, profit and loss, how much did we earn, cost of goods',
    },
  },
  {
    ...{ on: '/stock/product', to: '/stock/product?sort=quantity.asc' },
    title: { th: 'สินค้าใกล้หมด', en: 'Low stock' },
    also: { th: 'ใกล้หมด, ของหมด, หมดสต็อก', en: 'out of stock, nearly out of stock, lowest stock, running out' },
  },
  {
    ...{ on: '/management/setting', to: '/management/setting?tab=paper' },
    title: { th: 'ตั้งค่าใบเสร็จและภาษี', en: 'Receipt and tax settings' },
    also: {
      th: 'ภาษีมูลค่าเพิ่ม, แวต, เลขผู้เสียภาษี, เลขประจำตัวผู้เสียภาษี, ข้อความท้ายใบเสร็จ, หัวใบเสร็จ, ตั้งค่าใบเสร็จ, โลโก้, ปัดเศษ',
      en: 'vat, vat number, tax id, receipt text, receipt footer, receipt settings, logo, rounding of cash, round cash',
    },
  },
  {
    ...{ on: '/management/setting', to: '/management/setting?tab=sales' },
    title: { th: 'ตั้งค่าการขาย', en: 'Sales settings' },
    also: {
      th: 'ปิดร้านหลังเที่ยงคืน, วันทำการ, ขายย้อนหลัง, ส่วนลดสูงสุด, ล็อกหน้าจอ, ต้องเปิดกะก่อนขาย, เวลาปิดร้าน, สิ้นสุดวัน',
      en: 'business day, open after midnight, sell on an earlier day, back-date a sale, largest discount, lock the till, open a shift before selling, closing time, end of the business day',
    },
  },
  {
    ...{ on: '/products', to: BELOW_LEVEL_PATH },
    title: { th: 'สินค้าที่ต้องสั่งเพิ่ม', en: 'Below reorder level' },
    also: {
      th: 'ต้องสั่งของ, ของที่ต้องสั่ง, สั่งของเพิ่ม, จุดสั่งซื้อ',
      en: 'what must be ordered, what to order, order goods, reorder, purchase order',
    },
  },
];

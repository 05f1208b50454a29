import type { Ask, Example } from './Example.ts';
import { oneSale, saleOf } from './oneSale.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** The library, in display order. */
export const examples: readonly Example[] = [
  {
    name: 'receipt',
    group: 'sales',
    title: { th: 'ใบเสร็จพร้อมทุกอย่าง', en: 'A receipt with everything on it' },
    about: {
      th: 'รายการ ส่วนลด การชำระ สมาชิก และเหตุผลของทุกกฎราคา ในคำขอเดียว',
      en: 'Lines, deductions, payments, the member, and why each pricing rule applied: one request.',
    },
    note: {
      th: ['ใบเสร็จพร้อมทุกอย่าง: รายการ ส่วนลด การชำระ สมาชิก ณ ตอนนี้', 'และเหตุผลที่กฎราคาแต่ละข้อมีผลหรือไม่มีผล'],
      en: [
        'A receipt with everything on it: lines, deductions, tenders, the member as of now,',
        'and why each pricing rule applied or did not.',
      ],
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
    note: {
      th: ['ขายสินค้าจริงหนึ่งชิ้นให้ลูกค้าทั่วไปด้วยเงินสด มีคีย์กันส่งซ้ำ: รันสองครั้งก็ยังเป็นการขายเดียว', 'เปิดตัวอย่างนี้ใหม่เพื่อรับคีย์ใหม่'],
      en: [
        'Sells one real product to a walk-in customer for cash. The key makes it safe to send again:',
        'run it twice and there is still one sale. Open the example again for a new key.',
      ],
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
    note: {
      th: ['สินค้าที่ขายอยู่พร้อมหมวดหมู่ ราคาสูงสุดก่อน'],
      en: ['Products on sale with their categories, the most expensive first.'],
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
    note: {
      th: [
        'ทั้งแดชบอร์ดในคำขอเดียว: เดือนนี้จนถึงตอนนี้ เทียบกับวันเดียวกันของเดือนก่อนด้วย `compare`',
        'สถิติหนึ่งตัวใช้การเรียกหนึ่งครั้ง ไม่ว่าจะขอกี่ฟิลด์หรือกี่ alias',
      ],
      en: [
        'A whole dashboard in one request: this month so far, and the same days of last month by `compare`.',
        'Each statistic costs one call, however many fields and aliases use it.',
      ],
    },
  },
  {
    name: 'topProducts',
    group: 'figures',
    title: { th: 'สินค้าขายดี ตามสมาชิกและลูกค้าทั่วไป', en: 'Top products of members and walk-ins' },
    about: {
      th: 'ฟิลด์เดียวกันสองแบบด้วย alias และใช้ fragment ร่วมกัน',
      en: 'One field twice by aliases, with a shared fragment.',
    },
    note: {
      th: ['สินค้าห้าอันดับที่สมาชิกซื้อมากที่สุดในปีนี้ และห้าอันดับที่ลูกค้าทั่วไปซื้อ'],
      en: ['The five products that members bought most this year, and the five that walk-in customers bought most.'],
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
    note: {
      th: ['ระดับจากต่ำไปสูง: มีสมาชิกกี่คน ซื้อเท่าไรในปีนี้ และได้สิทธิพิเศษอะไร'],
      en: ['Tiers from the lowest up: how many members each has, what they bought this year, and their privileges.'],
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
    note: {
      th: ['ยี่สิบคนพร้อมระดับของแต่ละคน ไม่ว่ากี่แถว ระดับทั้งหมดใช้การเรียกเพียงครั้งเดียว', 'ดูการเรียกข้อมูลของร้านใต้คำตอบ'],
      en: [
        'Twenty members with their tiers. However many rows there are, the tiers cost one call:',
        'see the calls below the answer.',
      ],
    },
  },
  {
    name: 'offers',
    group: 'loyalty',
    title: { th: 'ส่วนลดและข้อเสนอ', en: 'Discounts and offers' },
    about: { th: 'เงื่อนไขและสูตรเป็นข้อมูล อ่านได้ทั้งหมด', en: 'Conditions and formulas are data you can read.' },
    note: {
      th: ['ส่วนลดและข้อเสนอพิเศษ พร้อมเงื่อนไขและสิ่งที่ลูกค้าได้'],
      en: ['Discounts and special offers with what they require and what they give.'],
    },
  },
  {
    name: 'whoMayDoWhat',
    group: 'limits',
    title: { th: 'ใครทำอะไรได้บ้าง', en: 'Who may do what' },
    about: {
      th: 'สิทธิ์ของบทบาทปัจจุบัน ลองเปลี่ยนบทบาทแล้วรันอีกครั้ง',
      en: 'The rights of the current role; change the role and run it again.',
    },
    note: {
      th: ['ใครเข้าสู่ระบบอยู่ ที่สาขาใด และมีสิทธิ์อะไร เปลี่ยนบทบาทด้านบนแล้วรันอีกครั้ง'],
      en: ['Who is signed in, in which branch, and with which rights. Change the role at the top and run it again.'],
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
    note: {
      th: [
        'ผู้ที่ไม่มีสิทธิ์แก้สินค้าจะได้ PERMISSION และชื่อสิทธิ์ที่ขาด: ลองรันเป็น cashier',
        'ผู้ที่มีสิทธิ์จะได้ STALE_VERSION เพราะเลขรุ่นไม่ตรง ไม่มีอะไรถูกแก้ทั้งสองกรณี',
      ],
      en: [
        'Without the right to change products the answer is PERMISSION, with the missing right: run it as the cashier.',
        'With it the answer is STALE_VERSION, because the version is made up. Nothing changes either way.',
      ],
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
    note: {
      th: ['ลูกค้าได้ยินราคาที่ไม่ตรงกับราคาจริง จึงไม่มีอะไรถูกขาย', '`params` บอกราคาที่คาดไว้และราคาจริง'],
      en: [
        'The customer heard a price that is not the real one: nothing is sold,',
        'and `params` says which price was expected and what it really is.',
      ],
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
    note: {
      th: [
        'ขอมากเกินไปในครั้งเดียว: ต้นทุนโดยประมาณด้านบนเกินที่กำหนด เซิร์ฟเวอร์ปฏิเสธก่อนเรียกข้อมูลใด ๆ',
        'ลด `perPage` แล้วดูต้นทุนเปลี่ยน',
      ],
      en: [
        'Too much at once: the estimate above is over the limit, and the server refuses it before any call.',
        'Make `perPage` smaller and watch the estimate.',
      ],
    },
  },
];

interface FoundSales {
  transactions: { items: { id: string; memberId: string | null; items: unknown[] }[] };
}

/** Returns the latest sale with the most content, if possible one to a member. */
async function latestReceipt(ask: Ask): Promise<{ id: string }> {
  const { transactions } = await ask<FoundSales>(
    '{ transactions(perPage: 30, filter: { status: COMPLETE }) { items { id memberId items { itemType } } } }',
  );
  const weightOf = ({ memberId, items }: FoundSales['transactions']['items'][number]) =>
    items.length + (memberId ? 10 : 0);
  const [richest] = transactions.items.toSorted((a, b) => weightOf(b) - weightOf(a));
  return { id: richest?.id ?? '' };
}

interface FoundProducts {
  products: { items: { id: string; retailPrice: number }[] };
}

/** Returns a product with an outdated version, so that every change of it is refused. */
async function staleProduct(ask: Ask) {
  const { products } = await ask<FoundProducts>('{ products(perPage: 1) { items { id retailPrice } } }');
  const [product] = products.items;
  return { input: { id: product?.id ?? '', version: 999_999, retailPrice: product?.retailPrice ?? 1 } };
}

/** A sale by the cashier, and its expected result: every figure is calculated by hand, as in the comment beside it. */
export interface SaleRow {
  title: string;
  customer: 'guest' | 'described guest' | 'standard' | 'gold';
  /** Product, pieces, and the price typed in place of the shelf price. */
  lines: readonly (readonly [product: keyof typeof PRODUCTS, qty: number, price?: string])[];
  tierOff?: true;
  discount?: Choice;
  offer?: Choice;
  points?: string;
  delivery?: string;
  pay: Payment;
  totalPayment: number;
  totalDiscount: number;
  deliveryCost?: number;
  amountDue: number;
  earn?: number;
  redeem?: number;
  /** Rows of the receipt between the products and the total. */
  taken?: readonly string[];
  /** Tenders, as the gateway stores them. */
  channels: readonly Record<string, unknown>[];
}

export interface Choice {
  name: string;
  value?: string;
  pin?: string;
}

export type Payment =
  | { by: 'cash'; received: string; change: string }
  | { by: 'skip' }
  | { by: 'card'; bank?: string; card?: string }
  | { by: 'transfer'; bank: string }
  | { by: 'split'; rows: readonly (readonly [type: string, amount: string])[] }
  | { by: 'other' }
  | { by: 'nothing' };

/** Put on sale for these tests; the shop earns 1 point for 25 THB and takes 10 points for 1 THB. */
export const PRODUCTS = {
  hundred: { code: 'SALE100', name: 'ชุดทดสอบร้อยบาท', retail_price: 100 },
  third: { code: 'SALE033', name: 'ชุดทดสอบสามสิบสาม', retail_price: 33.33 },
} as const;

const DETAILS = { name: 'ลด 20 บาท เมื่อซื้อครบ 200' };

export const SALES: readonly SaleRow[] = [
  {
    title: 'guest, cash with change',
    customer: 'guest',
    lines: [['third', 3]],
    pay: { by: 'cash', received: '100', change: '0.01' },
    totalPayment: 99.99, // 3 × 33.33
    totalDiscount: 0,
    amountDue: 99.99,
    channels: [{ type: 'Cash', amount: 99.99, received_amount: 100 }],
  },
  {
    title: 'guest with details, fixed discount, cash skipped',
    customer: 'described guest',
    lines: [
      ['hundred', 2],
      ['third', 1],
    ],
    discount: DETAILS,
    pay: { by: 'skip' },
    totalPayment: 233.33,
    totalDiscount: -20,
    amountDue: 213.33,
    taken: ['ลด 20 บาท เมื่อซื้อครบ 200 −20.00'],
    channels: [{ type: 'Cash', amount: 213.33, received_amount: 213.33 }],
  },
  {
    title: 'guest, percent discount, delivery, card',
    customer: 'guest',
    lines: [
      ['hundred', 3],
      ['third', 1],
    ],
    discount: { name: 'ลด 10% เมื่อซื้อครบ 300' },
    delivery: '50',
    pay: { by: 'card', bank: 'ธนาคารล้านนา', card: 'JCB' },
    totalPayment: 333.33,
    totalDiscount: -33, // floor(33.333)
    deliveryCost: 50,
    amountDue: 350.33, // 300.33 + 50
    taken: ['ลด 10% เมื่อซื้อครบ 300 −33.00', 'ค่าจัดส่ง 50.00'],
    channels: [{ type: 'Credit-Debit', amount: 350.33, institute_name: 'ธนาคารล้านนา', card_name: 'JCB' }],
  },
  {
    title: 'guest, custom discount in baht, transfer with its slip',
    customer: 'guest',
    lines: [['hundred', 1]],
    discount: { name: 'ส่วนลดตามที่ระบุ (บาท)', value: '12.50' },
    pay: { by: 'transfer', bank: 'ธนาคารอันดามัน' },
    totalPayment: 100,
    totalDiscount: -12.5,
    amountDue: 87.5,
    taken: ['ส่วนลดตามที่ระบุ (บาท) −12.50'],
    channels: [{ type: 'Transfer', amount: 87.5, institute_name: 'ธนาคารอันดามัน' }],
  },
  {
    title: 'guest, custom discount in percent typed with a minus, split',
    customer: 'guest',
    lines: [['third', 2]],
    discount: { name: 'ส่วนลดตามที่ระบุ (%)', value: '-7' },
    pay: {
      by: 'split',
      rows: [
        ['เงินสด', '30'],
        ['บัตรเครดิต/เดบิต', '32.66'],
      ],
    },
    totalPayment: 66.66,
    totalDiscount: -4, // floor(66.66 × 7 / 100 = 4.6662)
    amountDue: 62.66,
    taken: ['ส่วนลดตามที่ระบุ (%) −4.00'],
    channels: [
      { type: 'Cash', amount: 30 },
      { type: 'Credit-Debit', amount: 32.66 },
    ],
  },
  {
    title: 'guest, discount with a code, other',
    customer: 'guest',
    lines: [
      ['hundred', 1],
      ['third', 1],
    ],
    discount: { name: 'ส่วนลดผู้จัดการ 15%', pin: '3333' },
    pay: { by: 'other' },
    totalPayment: 133.33,
    totalDiscount: -19, // floor(19.9995)
    amountDue: 114.33,
    taken: ['ส่วนลดผู้จัดการ 15% −19.00'],
    channels: [{ type: 'Other', amount: 114.33 }],
  },
  {
    title: 'guest, price typed by the cashier beside the shelf price, cash',
    customer: 'guest',
    lines: [
      ['hundred', 2, '80.50'],
      ['hundred', 1],
    ],
    pay: { by: 'cash', received: '500', change: '239.00' },
    totalPayment: 261, // 161 + 100
    totalDiscount: 0,
    amountDue: 261,
    channels: [{ type: 'Cash', amount: 261, received_amount: 500 }],
  },
  {
    title: 'guest, discount above the total: nothing to pay, Other by itself',
    customer: 'guest',
    lines: [['hundred', 1]],
    discount: { name: 'ส่วนลดตามที่ระบุ (บาท)', value: '150' },
    pay: { by: 'nothing' },
    totalPayment: 100,
    totalDiscount: -100,
    amountDue: 0,
    taken: ['ส่วนลดตามที่ระบุ (บาท) −100.00'],
    channels: [{ type: 'Other', amount: 0 }],
  },
  {
    title: 'guest, free products with delivery: the delivery is paid in cash',
    customer: 'guest',
    lines: [['hundred', 1]],
    discount: { name: 'ส่วนลดตามที่ระบุ (%)', value: '100' },
    delivery: '40',
    pay: { by: 'cash', received: '50', change: '10.00' },
    totalPayment: 100,
    totalDiscount: -100,
    deliveryCost: 40,
    amountDue: 40,
    taken: ['ส่วนลดตามที่ระบุ (%) −100.00', 'ค่าจัดส่ง 40.00'],
    channels: [{ type: 'Cash', amount: 40, received_amount: 50 }],
  },
  {
    title: 'standard member, cash',
    customer: 'standard',
    lines: [
      ['hundred', 2],
      ['third', 1],
    ],
    pay: { by: 'cash', received: '240', change: '6.67' },
    totalPayment: 233.33,
    totalDiscount: 0,
    amountDue: 233.33,
    earn: 9, // floor(233.33 / 25)
    channels: [{ type: 'Cash', amount: 233.33, received_amount: 240 }],
  },
  {
    title: 'standard member, reward, card of an unnamed bank',
    customer: 'standard',
    lines: [['hundred', 3]],
    offer: { name: 'แต้มพิเศษ 20 แต้ม เมื่อซื้อครบ 250' },
    pay: { by: 'card' },
    totalPayment: 300,
    totalDiscount: 0,
    amountDue: 300,
    earn: 32, // 300 / 25 + 20
    channels: [{ type: 'Credit-Debit', amount: 300, institute_name: 'Other', card_name: 'Other' }],
  },
  {
    title: 'standard member, multiplier and points, transfer',
    customer: 'standard',
    lines: [['hundred', 2]],
    offer: { name: 'แต้มคูณ 2 ทั้งบิล' },
    points: '105',
    pay: { by: 'transfer', bank: 'ธนาคารรวงทอง' },
    totalPayment: 200,
    totalDiscount: -10, // 105 points are rounded down to 100
    amountDue: 190,
    earn: 14, // floor(190 / 25) × 2
    redeem: 100,
    taken: ['ใช้ 100 แต้ม −10.00'],
    channels: [{ type: 'Transfer', amount: 190, institute_name: 'ธนาคารรวงทอง' }],
  },
  {
    title: 'standard member, percent discount, reward, delivery, split over three',
    customer: 'standard',
    lines: [
      ['hundred', 3],
      ['third', 1],
    ],
    discount: { name: 'ลด 10% เมื่อซื้อครบ 300' },
    offer: { name: 'แต้มพิเศษ 20 แต้ม เมื่อซื้อครบ 250' },
    delivery: '60',
    pay: {
      by: 'split',
      rows: [
        ['เงินสด', '100'],
        ['โอนเงิน', '200.33'],
        ['อื่น ๆ', '60'],
      ],
    },
    totalPayment: 333.33,
    totalDiscount: -33,
    deliveryCost: 60,
    amountDue: 360.33, // 300.33 + 60
    earn: 32, // floor(300.33 / 25) + 20: the delivery earns nothing
    taken: ['ลด 10% เมื่อซื้อครบ 300 −33.00', 'ค่าจัดส่ง 60.00'],
    channels: [
      { type: 'Cash', amount: 100 },
      { type: 'Transfer', amount: 200.33 },
      { type: 'Other', amount: 60 },
    ],
  },
  {
    title: 'standard member, an offer that doubles points and takes 25 THB off',
    customer: 'standard',
    lines: [
      ['hundred', 2],
      ['third', 1],
    ],
    offer: { name: 'เดือนเกิด แต้มคูณ 2 และลด 25 บาท' },
    pay: { by: 'other' },
    totalPayment: 233.33,
    totalDiscount: -25,
    amountDue: 208.33,
    earn: 16, // floor(208.33 / 25) × 2
    taken: ['เดือนเกิด แต้มคูณ 2 และลด 25 บาท −25.00'],
    channels: [{ type: 'Other', amount: 208.33 }],
  },
  {
    title: 'standard member, reward with a code on a typed price',
    customer: 'standard',
    lines: [['hundred', 1, '99.99']],
    offer: { name: 'แต้มชดเชย 50 แต้ม', pin: '3333' },
    pay: { by: 'skip' },
    totalPayment: 99.99,
    totalDiscount: 0,
    amountDue: 99.99,
    earn: 53, // floor(99.99 / 25) + 50
    channels: [{ type: 'Cash', amount: 99.99, received_amount: 99.99 }],
  },
  {
    title: 'standard member, points worth more than the bill: nothing to pay, nothing earned',
    customer: 'standard',
    lines: [['third', 1]],
    points: '340',
    pay: { by: 'nothing' },
    totalPayment: 33.33,
    totalDiscount: -33.33, // 340 points are 34 THB; the total stops at 0
    amountDue: 0,
    earn: 0,
    redeem: 340,
    taken: ['ใช้ 340 แต้ม −33.33'],
    channels: [{ type: 'Other', amount: 0 }],
  },
  {
    title: 'gold member, tier privilege, discount with a code and points, cash',
    customer: 'gold',
    lines: [
      ['hundred', 3],
      ['third', 1],
    ],
    discount: { name: 'ส่วนลดผู้จัดการ 15%', pin: '3333' },
    points: '50',
    pay: { by: 'cash', received: '1000', change: '736.67' },
    totalPayment: 333.33,
    totalDiscount: -70, // floor(16.6665) + floor(49.9995) + 5
    amountDue: 263.33,
    earn: 15, // floor(263.33 / 25) = 10, × 1.5
    redeem: 50,
    taken: ['สิทธิ์ระดับ Gold −16.00', 'ส่วนลดผู้จัดการ 15% −49.00', 'ใช้ 50 แต้ม −5.00'],
    channels: [{ type: 'Cash', amount: 263.33, received_amount: 1000 }],
  },
  {
    title: 'gold member, tier switched off, multiplier, delivery, card',
    customer: 'gold',
    lines: [['hundred', 4]],
    tierOff: true,
    offer: { name: 'แต้มคูณ 2 ทั้งบิล' },
    delivery: '0.50',
    pay: { by: 'card', bank: 'ธนาคารเจ้าพระยา', card: 'Visa' },
    totalPayment: 400,
    totalDiscount: 0,
    deliveryCost: 0.5,
    amountDue: 400.5,
    earn: 32, // 400 / 25 × 2
    taken: ['ค่าจัดส่ง 0.50'],
    channels: [{ type: 'Credit-Debit', amount: 400.5, institute_name: 'ธนาคารเจ้าพระยา', card_name: 'Visa' }],
  },
];

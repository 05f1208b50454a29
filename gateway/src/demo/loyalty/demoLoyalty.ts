import type { ConditionKey, CouponKey } from '../../setup/standardLoyalty.ts';
import type { Tint } from '../catalogue/DemoCategory.ts';

type Requirement = readonly [condition: ConditionKey, value: number];
type Benefit = readonly [coupon: CouponKey, value: number];

export interface DemoOffer {
  name: string;
  description: string;
  requires: readonly Requirement[];
  gives: readonly Benefit[];
  pin?: string;
  inactive?: boolean;
  /** How often a cashier chooses it, relative to 1. */
  use?: number;
}

/** One of every kind: fixed, percent, open value, with a code, reward, multiplier, several coupons, inactive. */
export const demoOffers: readonly DemoOffer[] = [
  {
    name: 'ลด 20 บาท เมื่อซื้อครบ 200',
    description: 'ส่วนลดหน้าร้านทุกวัน',
    requires: [['total', 200]],
    gives: [['discount', 20]],
    use: 5,
  },
  {
    name: 'ลด 10% เมื่อซื้อครบ 300',
    description: 'ส่วนลดเปอร์เซ็นต์ ขั้นต่ำ 300 บาท',
    requires: [['total', 300]],
    gives: [['percent', 10]],
    use: 5,
  },
  {
    name: 'ซื้อ 5 ชิ้น ลด 5%',
    description: 'สำหรับกลุ่มเพื่อนและออฟฟิศ',
    requires: [['qty', 5]],
    gives: [['percent', 5]],
    use: 3,
  },
  { name: 'ส่วนลดตามที่ระบุ (บาท)', description: 'พนักงานพิมพ์จำนวนบาทเอง', requires: [], gives: [['discount', 0]], use: 1.5 },
  { name: 'ส่วนลดตามที่ระบุ (%)', description: 'พนักงานพิมพ์เปอร์เซ็นต์เอง', requires: [], gives: [['percent', 0]], use: 0.7 },
  {
    name: 'ส่วนลดผู้จัดการ 15%',
    description: 'ต้องใส่รหัสอนุมัติของผู้จัดการ',
    requires: [],
    gives: [['percent', 15]],
    pin: '3333',
    use: 0.8,
  },
  {
    name: 'ขอบคุณลูกค้าประจำ ลด 30 บาท',
    description: 'ซื้อมาแล้ว 10 ครั้งขึ้นไป',
    requires: [
      ['transaction', 10],
      ['paid', 100],
    ],
    gives: [['discount', 30]],
    use: 2,
  },
  {
    name: 'แต้มพิเศษ 20 แต้ม เมื่อซื้อครบ 250',
    description: 'รับแต้มเพิ่มทันที',
    requires: [['total', 250]],
    gives: [['reward', 20]],
    use: 4,
  },
  {
    name: 'แต้มคูณ 2 ทั้งบิล',
    description: 'ทุกวันที่มีโปรโมชัน ขั้นต่ำ 150 บาท',
    requires: [['paid', 150]],
    gives: [['multiplier', 2]],
    use: 4,
  },
  {
    name: 'สมาชิกคนสำคัญ แต้มคูณ 3',
    description: 'ยอดซื้อสะสม 20,000 บาทขึ้นไป',
    requires: [['ltv', 20_000]],
    gives: [['multiplier', 3]],
    use: 1,
  },
  {
    name: 'แต้มชดเชย 50 แต้ม',
    description: 'ต้องใส่รหัสอนุมัติของผู้จัดการ',
    requires: [],
    gives: [['reward', 50]],
    pin: '3333',
    use: 0.5,
  },
  {
    name: 'เดือนเกิด แต้มคูณ 2 และลด 25 บาท',
    description: 'แสดงบัตรประชาชนที่หน้าร้าน',
    requires: [['total', 200]],
    gives: [
      ['multiplier', 2],
      ['discount', 25],
    ],
    use: 1.5,
  },
  {
    name: 'สงกรานต์ ลด 13%',
    description: 'หมดเขตแล้ว',
    requires: [['total', 150]],
    gives: [['percent', 13]],
    inactive: true,
  },
];

/** An offer for the products of a category. */
export interface DemoGoodsOffer extends Pick<DemoOffer, 'name' | 'description'> {
  percentOff: number;
  category: string;
  groupOf: number;
  benefits: number;
}

/** New, so that no sale contains them yet. */
export const demoGoodsOffers: readonly DemoGoodsOffer[] = [
  {
    name: 'เบเกอรี่ ซื้อ 2 แถม 1',
    description: 'ครบ 3 ชิ้น ชิ้นที่ราคาต่ำสุดฟรี',
    percentOff: 100,
    category: 'เบเกอรี่',
    groupOf: 3,
    benefits: 1,
  },
];

export interface DemoTier {
  name: string;
  description: string;
  /** Lifetime value in baht from which a member has this tier. */
  from: number;
  icon: string;
  tint: Tint;
  privileges: readonly { when: Requirement | null; gives: Benefit }[];
}

export const demoTiers: readonly DemoTier[] = [
  {
    name: 'Standard',
    description: 'สมาชิกเริ่มต้น สะสมแต้มทุกบิล',
    from: 0,
    icon: 'seedling',
    tint: ['#f2f7ee', '#d5e6c8'],
    privileges: [],
  },
  {
    name: 'Bronze',
    description: 'แต้มคูณ 1.2 ทุกบิล',
    from: 5_000,
    icon: '3rd-place-medal',
    tint: ['#fbeee2', '#ecc9a4'],
    privileges: [{ when: null, gives: ['multiplier', 1.2] }],
  },
  {
    name: 'Silver',
    description: 'ลด 3% เมื่อซื้อครบ 300 บาท และแต้มคูณ 1.2',
    from: 20_000,
    icon: '2nd-place-medal',
    tint: ['#f4f6f9', '#cfd6e0'],
    privileges: [
      { when: ['total', 300], gives: ['percent', 3] },
      { when: null, gives: ['multiplier', 1.2] },
    ],
  },
  {
    name: 'Gold',
    description: 'ลด 5% เมื่อซื้อครบ 300 บาท และแต้มคูณ 1.5',
    from: 50_000,
    icon: '1st-place-medal',
    tint: ['#fff7dc', '#f5dd8b'],
    privileges: [
      { when: ['total', 300], gives: ['percent', 5] },
      { when: null, gives: ['multiplier', 1.5] },
    ],
  },
  {
    name: 'Platinum',
    description: 'ลด 8% ทุกบิล แต้มคูณ 2 และรับ 10 แต้มเมื่อซื้อ 5 ชิ้น',
    from: 150_000,
    icon: 'gem-stone',
    tint: ['#eaf4ff', '#bcd8f5'],
    privileges: [
      { when: null, gives: ['percent', 8] },
      { when: null, gives: ['multiplier', 2] },
      { when: ['qty', 5], gives: ['reward', 10] },
    ],
  },
];

/** One point for 25 baht; ten points are worth one baht. */
export const demoRates = { earnCash: 2_500, earnPoint: 1, redeemCash: 100, redeemPoint: 10 } as const;

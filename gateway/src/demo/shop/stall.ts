import type { DemoCategory } from '../catalogue/DemoCategory.ts';
import type { DemoStore } from '../store/demoStore.ts';
import type { DemoBranch } from './demoBranches.ts';
import type { DemoUser } from './demoUsers.ts';

/** The one category of the other realm, a fruit stall that must never see anything of the demo shop. */
const category: DemoCategory = {
  slug: 'stall',
  name: 'ผลไม้รถเข็น',
  description: 'ปอกสด ๆ หน้าร้าน',
  tint: ['#fdf6e3', '#f2dca0'],
  subCategories: [
    {
      name: 'ผลไม้ปอก',
      products: [
        {
          name: 'ฝรั่งแป้นสีทอง',
          description: 'พร้อมพริกเกลือ',
          price: 20,
          icons: ['green-apple'],
          counted: true,
          hashtags: ['#ผลไม้'],
        },
        {
          name: 'มะม่วงเปรี้ยวน้ำปลาหวาน',
          description: 'น้ำปลาหวานกุ้งแห้ง',
          price: 30,
          icons: ['mango'],
          hashtags: ['#ผลไม้'],
        },
        {
          name: 'แตงโมเย็น',
          description: 'ชิ้นพอดีคำ',
          price: 20,
          icons: ['watermelon'],
          counted: true,
          hashtags: ['#ผลไม้'],
        },
      ],
    },
  ],
};

const branch: DemoBranch = {
  code: 'STALL',
  name: 'หน้าตลาดสด',
  address: 'หน้าตลาดสดเทศบาล ถนนมิตรภาพ อำเภอเมืองขอนแก่น ขอนแก่น 40000',
  phone: '0843550119',
  email: 'stall@other.example',
  latitude: 16.4322,
  longitude: 102.8236,
  picture: ['cityscape'],
  trade: 1,
  memberShare: 0.5,
};

const users: readonly DemoUser[] = [
  {
    username: 'owner',
    firstname: 'สมศรี',
    lastname: 'มีสุข',
    jobTitle: 'เจ้าของร้าน',
    jobUnit: 'หน้าร้าน',
    role: 'administrator',
    branches: [],
    picture: ['old-woman-medium'],
    sells: false,
  },
  {
    username: 'cashier',
    firstname: 'บุญมี',
    lastname: 'มีสุข',
    jobTitle: 'คนขาย',
    jobUnit: 'หน้าร้าน',
    role: 'cashier',
    branches: ['STALL'],
    picture: ['boy-medium'],
    sells: true,
  },
  {
    username: 'niece',
    firstname: 'ใบเตย',
    lastname: 'มีสุข',
    jobTitle: 'หลานสาว ช่วยดูบัญชี',
    jobUnit: 'หน้าร้าน',
    role: 'analyst',
    branches: ['STALL'],
    picture: ['woman-medium'],
    sells: false,
  },
];

const store: DemoStore = {
  suppliers: [
    {
      name: 'แผงผลไม้เจ๊น้อย',
      description: 'ตลาดศรีเมืองทอง ส่งก่อนตีห้า',
      businessType: 'ค้าส่งผลไม้',
      taxId: '3409900551207',
      contacts: ['เจ๊น้อย'],
      phone: '0843550120',
      email: 'noi@fruit.example',
      address: 'ตลาดศรีเมืองทอง ถนนมิตรภาพ อำเภอเมืองขอนแก่น ขอนแก่น 40000',
      delivers: ['stall'],
    },
    {
      name: 'ร้านถุงหูหิ้วรุ่งเรือง',
      description: 'ถุง ไม้เสียบ พริกเกลือ',
      businessType: 'ค้าปลีกบรรจุภัณฑ์',
      taxId: '3409900551215',
      contacts: ['คุณรุ่ง'],
      phone: '0843550121',
      email: 'rung@bags.example',
      address: 'หน้าตลาดสดเทศบาล อำเภอเมืองขอนแก่น ขอนแก่น 40000',
      delivers: [],
    },
  ],
  locations: [],
  attributes: [],
  appointments: [
    { day: 1, hour: 5, hours: 1, name: 'รับผลไม้', description: 'แผงผลไม้เจ๊น้อย' },
    { day: 3, hour: 9, hours: 1, name: 'ตะกร้าผลไม้งานบุญ', description: '10 ตะกร้า', withMember: true },
  ],
};

export const stall = { realm: 'other', name: 'รถเข็นป้าสมศรี', branch, users, category, store } as const;

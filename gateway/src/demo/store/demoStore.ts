export interface DemoAppointment {
  /** Relative to the day of loading. */
  day: number;
  hour: number;
  hours: number;
  name: string;
  description: string | null;
  withMember?: boolean;
  everyBranch?: boolean;
}

/** The shop's records other than sales. */
export interface DemoStore {
  suppliers: readonly DemoSupplier[];
  locations: readonly Readonly<Record<string, string>>[];
  attributes: readonly { name: string; description: string; choices: readonly string[] }[];
  appointments: readonly DemoAppointment[];
}

export interface DemoSupplier {
  name: string;
  description: string;
  businessType: string;
  taxId: string;
  contacts: readonly [string, string?];
  phone: string;
  email: string;
  address: string;
  /** Slugs of the categories that it delivers; a supplier without any delivers the rest. */
  delivers: readonly string[];
  inactive?: boolean;
}

const suppliers: readonly DemoSupplier[] = [
  {
    name: 'ดอยเช้า คอฟฟี่ โรสเตอร์',
    description: 'เมล็ดกาแฟคั่วจากเชียงราย ส่งทุกวันอังคาร',
    businessType: 'โรงคั่วกาแฟ',
    taxId: '0505561000425',
    contacts: ['คุณอาทิตย์ ใจเมือง', 'คุณแสงดาว'],
    phone: '0815550121',
    email: 'order@doichao.example',
    address: '55 หมู่ 3 ตำบลแม่ยาว อำเภอเมืองเชียงราย เชียงราย 57100',
    delivers: ['coffee', 'tea'],
  },
  {
    name: 'บ้านเครื่องดื่ม ซัพพลาย',
    description: 'น้ำดื่ม น้ำผลไม้ และเครื่องดื่มบรรจุขวด',
    businessType: 'ค้าส่งเครื่องดื่ม',
    taxId: '0105558004419',
    contacts: ['คุณวราภรณ์ สุขสม'],
    phone: '0825550134',
    email: 'sales@bandrinks.example',
    address: '240 ถนนบางนา-ตราด แขวงบางนาใต้ เขตบางนา กรุงเทพมหานคร 10260',
    delivers: ['drinks'],
  },
  {
    name: 'ขนมกรอบรวมมิตร',
    description: 'ขนมขบเคี้ยวและของแห้ง วางบิลทุกสิ้นเดือน',
    businessType: 'ค้าส่งขนม',
    taxId: '0735560002210',
    contacts: ['คุณประเสริฐ แซ่ลิ้ม', 'คุณมยุรี'],
    phone: '0835550147',
    email: 'snack@ruammit.example',
    address: '18/4 ตำบลอ้อมใหญ่ อำเภอสามพราน นครปฐม 73160',
    delivers: ['snacks'],
  },
  {
    name: 'สวนผลไม้ลุงหมาน',
    description: 'ผลไม้ตามฤดูกาลจากสวน ส่งเช้ามืด',
    businessType: 'เกษตรกร',
    taxId: '3220400112844',
    contacts: ['ลุงหมาน'],
    phone: '0845550158',
    email: 'lungman@fruit.example',
    address: '9 หมู่ 6 ตำบลท่าใหม่ อำเภอท่าใหม่ จันทบุรี 22120',
    delivers: ['fruit'],
  },
  {
    name: 'ของฝากไทยแฮนด์เมด',
    description: 'ของขวัญ ของที่ระลึก และบรรจุภัณฑ์',
    businessType: 'ผู้ผลิตสินค้าชุมชน',
    taxId: '0205563001138',
    contacts: ['คุณนภัสสร ทองดี'],
    phone: '0855550169',
    email: 'hello@thaihandmade.example',
    address: '77/1 ถนนช้างคลาน ตำบลช้างคลาน อำเภอเมืองเชียงใหม่ เชียงใหม่ 50100',
    delivers: [],
  },
  {
    name: 'เบเกอรี่ครัวคุณย่า',
    description: 'เลิกส่งแล้ว ร้านอบเองทุกเช้า',
    businessType: 'โรงงานเบเกอรี่',
    taxId: '0105552009974',
    contacts: ['คุณสุดา'],
    phone: '0865550171',
    email: 'suda@granny.example',
    address: '112 ซอยลาดพร้าว 71 แขวงสะพานสอง เขตวังทองหลาง กรุงเทพมหานคร 10310',
    delivers: ['bakery'],
    inactive: true,
  },
];

const locations = [
  {
    name: 'โกดังกลางบางนา',
    description: 'เก็บสินค้าก่อนกระจายไปแต่ละสาขา',
    phone: '0875550182',
    email: 'warehouse@taem.example',
    address: '99 ถนนศรีนครินทร์ แขวงบางนาเหนือ เขตบางนา กรุงเทพมหานคร 10260',
  },
  {
    name: 'ครัวกลาง',
    description: 'อบขนมและเตรียมน้ำเชื่อม',
    phone: '0885550193',
    email: 'kitchen@taem.example',
    address: '14 ซอยอารีย์ 4 แขวงพญาไท เขตพญาไท กรุงเทพมหานคร 10400',
  },
  {
    name: 'บูธตลาดนัดวันเสาร์',
    description: 'ออกบูธทุกวันเสาร์แรกของเดือน',
    phone: '0895550104',
    email: 'booth@taem.example',
    address: 'ลานกิจกรรมสวนลุมพินี แขวงลุมพินี เขตปทุมวัน กรุงเทพมหานคร 10330',
  },
];

const attributes = [
  { name: 'ขนาดแก้ว', description: 'ปริมาณเครื่องดื่ม', choices: ['เล็ก 12 ออนซ์', 'กลาง 16 ออนซ์', 'ใหญ่ 22 ออนซ์'] },
  { name: 'ความหวาน', description: 'น้ำเชื่อมตามใจลูกค้า', choices: ['ไม่หวาน', 'หวานน้อย', 'หวานปกติ', 'หวานมาก'] },
  { name: 'อุณหภูมิ', description: 'เสิร์ฟแบบไหน', choices: ['ร้อน', 'เย็น', 'ปั่น'] },
  { name: 'บรรจุภัณฑ์', description: 'สำหรับของฝาก', choices: ['ถุงกระดาษ', 'กล่องของขวัญ', 'ตะกร้า'] },
];

const appointments: readonly DemoAppointment[] = [
  { day: -21, hour: 10, hours: 2, name: 'ตรวจนับสต็อกประจำเดือน', description: 'ปิดร้านช้าลงหนึ่งชั่วโมง' },
  { day: -12, hour: 14, hours: 1, name: 'คุยราคากับผู้จัดส่งกาแฟ', description: 'ดอยเช้า คอฟฟี่ โรสเตอร์' },
  { day: -5, hour: 9, hours: 3, name: 'ล้างเครื่องชงกาแฟ', description: 'ช่างจากศูนย์บริการ' },
  { day: -1, hour: 16, hours: 1, name: 'สัมภาษณ์พนักงานขาย', description: null },
  { day: 0, hour: 15, hours: 1, name: 'รับเค้กวันเกิดที่สั่งไว้', description: 'เค้กมะพร้าว 2 ปอนด์', withMember: true },
  { day: 2, hour: 11, hours: 2, name: 'ชิมเมนูใหม่', description: 'ชานมอัญชันและครัวซองต์แฮมชีส' },
  { day: 4, hour: 18, hours: 2, name: 'จองโต๊ะงานเลี้ยงเล็ก ๆ', description: '12 ที่นั่ง', withMember: true },
  { day: 9, hour: 8, hours: 4, name: 'อบรมการใช้เครื่องรับบัตร', description: 'ทุกสาขา', everyBranch: true },
  { day: 15, hour: 10, hours: 2, name: 'ตรวจนับสต็อกประจำเดือน', description: null },
  { day: 27, hour: 13, hours: 1, name: 'ถ่ายรูปสินค้าใหม่', description: null },
];

/** Listed in the side menu, but without separate rights: they use those of the management. */
export const demoHiddenMenus = [
  { code: 'Page.Merchant.Management.Calendar', th: 'ปฏิทิน', en: 'Calendar', parent: 'Page.Merchant.Management' },
  { code: 'Page.Merchant.Management.Location', th: 'สถานที่', en: 'Location', parent: 'Page.Merchant.Management' },
];

export const demoStore: DemoStore = { suppliers, locations, attributes, appointments };

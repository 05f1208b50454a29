export interface StandardMenu {
  /** The page's code, as used in rights. */
  code: string;
  th: string;
  en: string;
  parent?: string;
}

/** The pages for which a role can have rights, as in the permission matrix. */
export const standardMenus: readonly StandardMenu[] = [
  { code: 'Page.Merchant.Payment', th: 'การขาย', en: 'Payment' },
  {
    code: 'Page.Merchant.Payment.Preparation',
    th: 'ครัวและบาร์',
    en: 'Kitchen and bar',
    parent: 'Page.Merchant.Payment',
  },
  { code: 'Page.Merchant.Payment.Subscribe', th: 'สมัครสมาชิก', en: 'Register members', parent: 'Page.Merchant.Payment' },
  { code: 'Page.Merchant.Payment.Shift', th: 'กะ', en: 'Shifts', parent: 'Page.Merchant.Payment' },
  {
    code: 'Page.Merchant.Payment.Approval',
    th: 'อนุมัติรายการ',
    en: 'Approve for others',
    parent: 'Page.Merchant.Payment',
  },
  { code: 'Page.Merchant.Customer_Insight', th: 'ข้อมูลลูกค้า', en: 'Customer insight' },
  {
    code: 'Page.Merchant.Customer_Insight.Export',
    th: 'ส่งออกข้อมูลลูกค้า',
    en: "Export customers' data",
    parent: 'Page.Merchant.Customer_Insight',
  },
  { code: 'Page.Merchant.Business_Insight', th: 'ข้อมูลธุรกิจ', en: 'Business insight' },
  { code: 'Page.Merchant.Management', th: 'การจัดการ', en: 'Management' },
  { code: 'Page.Merchant.Management.Branch', th: 'สาขา', en: 'Branches', parent: 'Page.Merchant.Management' },
  { code: 'Page.Merchant.Management.Category', th: 'หมวดหมู่สินค้า', en: 'Categories', parent: 'Page.Merchant.Management' },
  { code: 'Page.Merchant.Management.Product', th: 'สินค้า', en: 'Products', parent: 'Page.Merchant.Management' },
  { code: 'Page.Merchant.Management.Offer', th: 'ส่วนลดและข้อเสนอ', en: 'Offers', parent: 'Page.Merchant.Management' },
  { code: 'Page.Merchant.Management.Tier', th: 'ระดับสมาชิก', en: 'Tiers', parent: 'Page.Merchant.Management' },
  {
    code: 'Page.Merchant.Management.Payment_Method',
    th: 'ช่องทางชำระเงิน',
    en: 'Payment methods',
    parent: 'Page.Merchant.Management',
  },
  {
    code: 'Page.Merchant.Management.Payment_History',
    th: 'ประวัติการขาย',
    en: 'Payment history',
    parent: 'Page.Merchant.Management',
  },
  {
    code: 'Page.Merchant.Management.Payment_History.Return',
    th: 'คืนสินค้า',
    en: 'Return items',
    parent: 'Page.Merchant.Management.Payment_History',
  },
  {
    code: 'Page.Merchant.Management.Output_Tax',
    th: 'รายงานภาษีขาย',
    en: 'Output tax',
    parent: 'Page.Merchant.Management',
  },
  { code: 'Page.Merchant.Management.User', th: 'ผู้ใช้งาน', en: 'Users', parent: 'Page.Merchant.Management' },
  { code: 'Page.Merchant.Management.Role', th: 'บทบาท', en: 'Roles', parent: 'Page.Merchant.Management' },
  { code: 'Page.Merchant.Management.Setting', th: 'ตั้งค่าร้าน', en: 'Settings', parent: 'Page.Merchant.Management' },
  { code: 'Page.Merchant.Management.Supplier', th: 'ผู้จัดจำหน่าย', en: 'Suppliers', parent: 'Page.Merchant.Management' },
  { code: 'Page.Merchant.Management.Stock', th: 'สต็อกสินค้า', en: 'Stock', parent: 'Page.Merchant.Management' },
  {
    code: 'Page.Merchant.Management.Cost',
    th: 'ต้นทุนและกำไร',
    en: 'Cost and margin',
    parent: 'Page.Merchant.Management',
  },
  {
    code: 'Page.Merchant.Management.Stock_Count',
    th: 'ตรวจนับสต็อก',
    en: 'Stock counts',
    parent: 'Page.Merchant.Management',
  },
];

/** Returns the menu in stored form: with the name in the shop's language, and in both languages. */
export const menuRow = ({ code, th, en, parent }: StandardMenu, position: number) => ({
  code,
  name: th,
  i18n: { 'th-TH': { name: th }, 'en-US': { name: en } },
  parent_code: parent ?? null,
  position,
});

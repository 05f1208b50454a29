/** The pages a role may be given, as the permission matrix lists them. */
export const standardMenus: readonly { code: string; name: string; parent?: string }[] = [
  { code: 'Page.Merchant.Payment', name: 'การขาย · Payment' },
  { code: 'Page.Merchant.Payment.Subscribe', name: 'สมัครสมาชิก · Register members', parent: 'Page.Merchant.Payment' },
  { code: 'Page.Merchant.Customer_Insight', name: 'ข้อมูลลูกค้า · Customer insight' },
  { code: 'Page.Merchant.Business_Insight', name: 'ข้อมูลธุรกิจ · Business insight' },
  { code: 'Page.Merchant.Management', name: 'การจัดการ · Management' },
  { code: 'Page.Merchant.Management.Branch', name: 'สาขา · Branches', parent: 'Page.Merchant.Management' },
  { code: 'Page.Merchant.Management.Category', name: 'หมวดหมู่สินค้า · Categories', parent: 'Page.Merchant.Management' },
  { code: 'Page.Merchant.Management.Product', name: 'สินค้า · Products', parent: 'Page.Merchant.Management' },
  { code: 'Page.Merchant.Management.Offer', name: 'ส่วนลดและข้อเสนอ · Offers', parent: 'Page.Merchant.Management' },
  { code: 'Page.Merchant.Management.Tier', name: 'ระดับสมาชิก · Tiers', parent: 'Page.Merchant.Management' },
  {
    code: 'Page.Merchant.Management.Payment_Method',
    name: 'ช่องทางชำระเงิน · Payment channels',
    parent: 'Page.Merchant.Management',
  },
  {
    code: 'Page.Merchant.Management.Payment_History',
    name: 'ประวัติการขาย · Payment history',
    parent: 'Page.Merchant.Management',
  },
  { code: 'Page.Merchant.Management.User', name: 'ผู้ใช้งาน · Users', parent: 'Page.Merchant.Management' },
  { code: 'Page.Merchant.Management.Role', name: 'บทบาท · Roles', parent: 'Page.Merchant.Management' },
  { code: 'Page.Merchant.Management.Setting', name: 'ตั้งค่าร้าน · Settings', parent: 'Page.Merchant.Management' },
  { code: 'Page.Merchant.Management.Supplier', name: 'ผู้จัดจำหน่าย · Suppliers', parent: 'Page.Merchant.Management' },
  { code: 'Page.Merchant.Management.Stock', name: 'สต็อกสินค้า · Stock', parent: 'Page.Merchant.Management' },
];

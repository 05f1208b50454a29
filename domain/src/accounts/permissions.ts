/** Codes of the pages that rights are given for (PERM-06..10, OP-10, OP-11). */
export const PAGE = {
  payment: 'Page.Merchant.Payment',
  subscribe: 'Page.Merchant.Payment.Subscribe',
  /** What a kitchen and a bar have to make. Write: to tick it off. */
  preparation: 'Page.Merchant.Payment.Preparation',
  /** Read: what shifts come to. Write: to open, count and close one; without Read that is a blind count. */
  shift: 'Page.Merchant.Payment.Shift',
  /** Write: what takes a second person at the counter otherwise, and to approve it for others. */
  approval: 'Page.Merchant.Payment.Approval',
  customerInsight: 'Page.Merchant.Customer_Insight',
  /** CU-4 Read: to take lists of people away as files. */
  customerExport: 'Page.Merchant.Customer_Insight.Export',
  businessInsight: 'Page.Merchant.Business_Insight',
  /** The parent of those below; the calendar and the locations have no separate code and follow it. */
  management: 'Page.Merchant.Management',
  branch: 'Page.Merchant.Management.Branch',
  category: 'Page.Merchant.Management.Category',
  offer: 'Page.Merchant.Management.Offer',
  paymentMethod: 'Page.Merchant.Management.Payment_Method',
  product: 'Page.Merchant.Management.Product',
  tier: 'Page.Merchant.Management.Tier',
  user: 'Page.Merchant.Management.User',
  paymentHistory: 'Page.Merchant.Management.Payment_History',
  /** Write: to take pieces of a sale back. */
  saleReturn: 'Page.Merchant.Management.Payment_History.Return',
  role: 'Page.Merchant.Management.Role',
  setting: 'Page.Merchant.Management.Setting',
  supplier: 'Page.Merchant.Management.Supplier',
  stock: 'Page.Merchant.Management.Stock',
  /** Read: what goods cost, and what a shop keeps of a sale. */
  cost: 'Page.Merchant.Management.Cost',
  /** Read: what is expected and how counts differ. Write: to open and to count; without Read that is blind, and closes none. */
  stockCount: 'Page.Merchant.Management.Stock_Count',
  /** Read: the report of output tax; its buyers are for users who may see personal data. */
  outputTax: 'Page.Merchant.Management.Output_Tax',
  security: 'Page.Merchant.Management.Security',
} as const;
export type PageCode = (typeof PAGE)[keyof typeof PAGE];

/** Each of these alone lets a role read sales (CALL-41). */
export const SALE_READERS: readonly PageCode[] = [
  PAGE.payment,
  PAGE.customerInsight,
  PAGE.businessInsight,
  PAGE.paymentHistory,
];

/** Each of these alone lets a role read the paper of a tax document. */
export const TAX_DOCUMENT_READERS: readonly PageCode[] = [PAGE.payment, PAGE.paymentHistory, PAGE.outputTax];

/** Who may follow that sales of a branch changed, without what they were. */
export const SALE_FOLLOWERS: readonly PageCode[] = [...SALE_READERS, PAGE.preparation];

const CODES: ReadonlySet<string> = new Set(Object.values(PAGE));

/** Whether rights can be given for this code at all. */
export function isPageCode(code: string): code is PageCode {
  return CODES.has(code);
}

/** The two rights there are on a page (PERM-05). */
export const ACTIONS = ['Read', 'Write'] as const;
export type Action = (typeof ACTIONS)[number];

/** What a role may do on one page (PERM-05). */
export interface Authorize {
  objectCode: string;
  actionCodes: readonly string[];
}

/** A role by this name, in any case, may do everything (PERM-01). */
export function isAdministrator(role: { name: string }): boolean {
  return role.name.trim().toLowerCase() === 'administrator';
}

/**
 * Whether a role may read or write a page (PERM-01, PERM-02). Rights that could not be loaded (null) deny (PERM-03),
 * and Write does not bring Read with it: each is given on its own (PERM-17).
 */
export function can(
  role: { name: string } | null,
  authorizes: readonly Authorize[] | null,
  objectCode: string,
  action: Action,
): boolean {
  if (role && isAdministrator(role)) return true;
  const holds = (entry: Authorize) => entry.objectCode === objectCode && entry.actionCodes.includes(action);
  return authorizes?.some(holds) ?? false;
}

const HIDDEN_MENUS = ['New_Payment', 'Enquiry', 'Calendar', 'Campaign', 'Location'];

/** Whether a menu has no row in the permission matrix of a role (PERM-18): recognised by the last part of its code. */
export function isHiddenMenu(menu: { code: string }): boolean {
  return HIDDEN_MENUS.includes(menu.code.split('.').at(-1) ?? '');
}

/** The rights of a role as they are saved: entries without any action are left out (PERM-19). */
export function dropEmptyAuthorizations<Entry extends Authorize>(authorizes: readonly Entry[]): Entry[] {
  return authorizes.filter((entry) => entry.actionCodes.length > 0);
}

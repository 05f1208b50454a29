/** Codes of the pages that rights are given for (PERM-06..10, OP-10, OP-11). */
export const PAGE = {
  payment: 'Page.Merchant.Payment',
  subscribe: 'Page.Merchant.Payment.Subscribe',
  /** Read: the lines that a kitchen or bar has to prepare. Write: to tick them off. */
  preparation: 'Page.Merchant.Payment.Preparation',
  /** Read: the figures of shifts. Write: to open, count and close one; without Read that is a blind count. */
  shift: 'Page.Merchant.Payment.Shift',
  /** Write: to do without a second person what needs an approval at the counter, and to approve it for others. */
  approval: 'Page.Merchant.Payment.Approval',
  customerInsight: 'Page.Merchant.Customer_Insight',
  /** CU-4 Read: to export lists of people as files. */
  customerExport: 'Page.Merchant.Customer_Insight.Export',
  businessInsight: 'Page.Merchant.Business_Insight',
  /** The parent of the pages below; the calendar and the locations have no separate code and use this one. */
  management: 'Page.Merchant.Management',
  branch: 'Page.Merchant.Management.Branch',
  category: 'Page.Merchant.Management.Category',
  offer: 'Page.Merchant.Management.Offer',
  paymentMethod: 'Page.Merchant.Management.Payment_Method',
  product: 'Page.Merchant.Management.Product',
  tier: 'Page.Merchant.Management.Tier',
  user: 'Page.Merchant.Management.User',
  paymentHistory: 'Page.Merchant.Management.Payment_History',
  /** Write: to return pieces of a sale. */
  saleReturn: 'Page.Merchant.Management.Payment_History.Return',
  role: 'Page.Merchant.Management.Role',
  setting: 'Page.Merchant.Management.Setting',
  supplier: 'Page.Merchant.Management.Supplier',
  stock: 'Page.Merchant.Management.Stock',
  /** Read: the cost of goods, and the margin of a sale. */
  cost: 'Page.Merchant.Management.Cost',
  /**
   * Read: the expected pieces and the differences. Write: to open and to count; without Read that is a blind count,
   * which the user cannot close.
   */
  stockCount: 'Page.Merchant.Management.Stock_Count',
  /** Read: the output tax report; its buyers only for users who may see personal data. */
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

/** Each of these alone lets a role be notified that sales of a branch changed, without their content. */
export const SALE_FOLLOWERS: readonly PageCode[] = [...SALE_READERS, PAGE.preparation];

const CODES: ReadonlySet<string> = new Set(Object.values(PAGE));

/** Whether this is the code of a page, for which rights can be given. */
export function isPageCode(code: string): code is PageCode {
  return CODES.has(code);
}

/** The two rights on a page (PERM-05). */
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
 * and Write does not include Read: each is given separately (PERM-17).
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

/** Whether a menu, by the last part of its code, has no row in the permission matrix of a role (PERM-18). */
export function isHiddenMenu(menu: { code: string }): boolean {
  return HIDDEN_MENUS.includes(menu.code.split('.').at(-1) ?? '');
}

/** Returns the rights of a role as saved: without entries that have no action (PERM-19). */
export function dropEmptyAuthorizations<Entry extends Authorize>(authorizes: readonly Entry[]): Entry[] {
  return authorizes.filter((entry) => entry.actionCodes.length > 0);
}

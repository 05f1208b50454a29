import type { TaxMode } from './taxSetting.ts';

/** The fields of a branch that the rules of tax documents read. */
export interface TaxBranch {
  id: string;
  code: string;
  name: string;
  isActive: boolean;
  address: string | null;
  /** The number in the VAT register; null for none. */
  taxBranchNo: string | null;
}

/** A till; a removed one keeps its series and is not active. */
export interface TaxTill {
  branchId: string;
  code: string;
  isActive: boolean;
}

/** Everything in a shop that its tax documents depend on: its settings, branches and tills. */
export interface TaxShop {
  taxMode: TaxMode;
  /** As registered, or else the name of the shop. */
  taxName: string;
  /** As registered; empty for the address of each branch. */
  taxAddress: string;
  /** 13 digits; empty for none. */
  taxId: string;
  branches: readonly TaxBranch[];
  tills: readonly TaxTill[];
}

/**
 * `SAME_CODES`: a branch `BR-1` and a till `1` of a branch `BR`, whose documents would have the same numbers.
 * `SAME_NUMBERS`: such a pair that issues documents. `SAME_BRANCH_NO`: active branches with the same number in the VAT
 * register. The others are what tax invoices need of the shop, or of an active branch.
 */
export type TaxFaultKind = 'SAME_CODES' | 'SAME_NUMBERS' | SellerPart | 'SAME_BRANCH_NO';

/** The details of the seller on a full tax invoice (Revenue Code 86/4). */
export type SellerPart = 'NAME' | 'ADDRESS' | 'TAX_ID' | 'BRANCH_NO';

/** The seller as stored with a document. */
export interface TaxSeller {
  name: string | null;
  address: string | null;
  tax_id: string | null;
  branch_no: string | null;
}

/** Returns the details that a seller lacks for a full tax invoice. */
export function lackingOf({ name, address, tax_id, branch_no }: TaxSeller): SellerPart[] {
  const parts = { NAME: name, ADDRESS: address, TAX_ID: tax_id, BRANCH_NO: branch_no };
  return (Object.keys(parts) as SellerPart[]).filter((part) => !parts[part]?.trim());
}

export interface TaxFault {
  kind: TaxFaultKind;
  /** The branch or the pair, as named in the message; empty for the shop itself. */
  of: string;
  /** Identifies the fault before and after a change, even if names changed. */
  key: string;
}

/** Returns the faults in the tax setup of a shop (docs/adr/0148). Codes never change, so they are checked in every mode. */
export function taxFaults({ taxMode, branches, tills, ...shop }: TaxShop): TaxFault[] {
  const pairs = sameCodes(branches, tills);
  const faults: TaxFault[] = pairs.map(({ of }) => ({ kind: 'SAME_CODES', of, key: of }));
  if (taxMode === 'NONE') return faults;
  for (const { of, isActive } of pairs) if (isActive) faults.push({ kind: 'SAME_NUMBERS', of, key: of });
  const active = branches.filter(({ isActive }) => isActive);
  for (const branch of active) {
    const { id, address, taxBranchNo } = branch;
    const seller = {
      ...{ name: shop.taxName, tax_id: shop.taxId },
      ...{ address: shop.taxAddress || address, branch_no: taxBranchNo },
    };
    for (const kind of lackingOf(seller)) {
      const isOfShop = kind === 'NAME' || kind === 'TAX_ID';
      faults.push({ kind, of: isOfShop ? '' : nameOf(branch), key: isOfShop ? '' : id });
    }
    faults.push(...sharedNumber(branch, active));
  }
  return faults;
}

function sharedNumber(branch: TaxBranch, among: readonly TaxBranch[]): TaxFault[] {
  const { id, taxBranchNo } = branch;
  if (!taxBranchNo || !among.some((other) => other.id !== id && other.taxBranchNo === taxBranchNo)) return [];
  return [{ kind: 'SAME_BRANCH_NO', of: `${nameOf(branch)} ${taxBranchNo}`, key: `${id} ${taxBranchNo}` }];
}

function sameCodes(branches: readonly TaxBranch[], tills: readonly TaxTill[]) {
  const byId = new Map(branches.map((branch) => [branch.id, branch]));
  const byCode = new Map(branches.map((branch) => [branch.code.toLowerCase(), branch]));
  return tills.flatMap((till) => {
    const owner = byId.get(till.branchId);
    const other = owner && byCode.get(`${owner.code}-${till.code}`.toLowerCase());
    if (!other) return [];
    const of = `Branch ${other.code} and till ${till.code} of branch ${owner.code}`;
    return [{ of, isActive: till.isActive && owner.isActive && other.isActive }];
  });
}

const nameOf = ({ name, code }: TaxBranch) => `${name} (${code})`;

/**
 * Returns the faults that a change adds, so that a shop with an earlier fault can still save other changes. A number
 * shared with a closed branch counts as an earlier fault too, so that the branch can be opened again with it.
 */
export function newTaxFaults(before: TaxShop, after: TaxShop): TaxFault[] {
  const { taxMode, branches } = before;
  const shared = taxMode === 'NONE' ? [] : branches.flatMap((branch) => sharedNumber(branch, branches));
  const earlier = new Set([...taxFaults(before), ...shared].map(({ kind, key }) => `${kind} ${key}`));
  const found = taxFaults(after).filter(({ kind, key }) => !earlier.has(`${kind} ${key}`));
  // A new pair is reported only once, for its codes.
  const pairs = new Set(found.flatMap(({ kind, of }) => (kind === 'SAME_CODES' ? [of] : [])));
  return found.filter(({ kind, of }) => kind !== 'SAME_NUMBERS' || !pairs.has(of));
}

/** The maximum number of branches named in one message. */
const MAX_NAMED = 10;

export interface TaxFaultMessage {
  kind: TaxFaultKind;
  message: string;
}

/** Returns the messages for the user of the form: one for each pair, and one for each detail that branches lack. */
export function taxFaultMessages(faults: readonly TaxFault[]): TaxFaultMessage[] {
  return [...new Set(faults.map(({ kind }) => kind))].flatMap((kind): TaxFaultMessage[] => {
    const all = faults.flatMap((fault) => (fault.kind === kind ? [fault.of] : []));
    if (kind === 'SAME_CODES' || kind === 'SAME_NUMBERS') {
      return all
        .slice(0, MAX_NAMED)
        .map((of) => ({ kind, message: `${of} would print the same tax document numbers` }));
    }
    const names = [...new Set(all)];
    const rest = names.length - MAX_NAMED;
    const branches = `${names.slice(0, MAX_NAMED).join(', ')}${rest > 0 ? ` +${rest}` : ''}`;
    return [{ kind, message: NEEDED[kind](branches) }];
  });
}

const NEEDED = {
  NAME: () => 'Tax invoices need the registered name of the shop',
  ADDRESS: (branches: string) => `Tax invoices need the registered address, or the address of: ${branches}`,
  TAX_ID: () => 'Tax invoices need the tax id of the shop',
  BRANCH_NO: (branches: string) => `Tax invoices need the VAT branch number of: ${branches}`,
  SAME_BRANCH_NO: (branches: string) => `Several branches have one VAT branch number: ${branches}`,
};

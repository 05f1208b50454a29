import type { TaxMode } from './taxSetting.ts';

/** What is said of a branch in the rules of tax documents. */
export interface TaxBranch {
  id: string;
  code: string;
  name: string;
  isActive: boolean;
  /** In the register of VAT; null for none. */
  taxBranchNo: string | null;
}

/** A till that is gone keeps its series, and is not active. */
export interface TaxTill {
  branchId: string;
  code: string;
  isActive: boolean;
}

/** All of a shop that its tax documents hang on: its setting, branches and tills together. */
export interface TaxShop {
  taxMode: TaxMode;
  /** 13 digits; empty for none. */
  taxId: string;
  branches: readonly TaxBranch[];
  tills: readonly TaxTill[];
}

/**
 * `SAME_CODES`: a branch `BR-1` beside a till `1` of a branch `BR`, whose documents would have the same numbers.
 * `SAME_NUMBERS`: such a pair that issues. The others are what tax invoices need of the shop, or of an active branch.
 */
export type TaxFaultKind = 'SAME_CODES' | 'SAME_NUMBERS' | 'TAX_ID' | 'BRANCH_NO';

export interface TaxFault {
  kind: TaxFaultKind;
  /** The branch or the pair, as the message has it; empty for the shop itself. */
  of: string;
}

/** What is wrong with the tax documents of a shop (docs/adr/0148). Codes never change, so they are judged in every mode. */
export function taxFaults({ taxMode, taxId, branches, tills }: TaxShop): TaxFault[] {
  const pairs = sameCodes(branches, tills);
  const faults: TaxFault[] = pairs.map(({ of }) => ({ kind: 'SAME_CODES', of }));
  if (taxMode === 'NONE') return faults;
  for (const { of, isActive } of pairs) if (isActive) faults.push({ kind: 'SAME_NUMBERS', of });
  if (taxId === '') faults.push({ kind: 'TAX_ID', of: '' });
  for (const branch of branches.filter(({ isActive }) => isActive)) {
    if (branch.taxBranchNo === null) faults.push({ kind: 'BRANCH_NO', of: nameOf(branch) });
  }
  return faults;
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

/** What a change breaks: a shop that had a fault before it can save all else. */
export function newTaxFaults(before: readonly TaxFault[], after: readonly TaxFault[]): TaxFault[] {
  const key = ({ kind, of }: TaxFault) => `${kind} ${of}`;
  const earlier = new Set(before.map(key));
  const found = after.filter((fault) => !earlier.has(key(fault)));
  // A pair that comes to be is refused for its codes, and once.
  const pairs = new Set(found.flatMap(({ kind, of }) => (kind === 'SAME_CODES' ? [of] : [])));
  return found.filter(({ kind, of }) => kind !== 'SAME_NUMBERS' || !pairs.has(of));
}

/** Branches that one message names. */
const MOST_NAMED = 10;

export interface TaxFaultMessage {
  kind: TaxFaultKind;
  message: string;
}

/** What is wrong, for who fills in the form: one message for each pair, and one for each thing that branches lack. */
export function taxFaultMessages(faults: readonly TaxFault[]): TaxFaultMessage[] {
  return [...new Set(faults.map(({ kind }) => kind))].flatMap((kind): TaxFaultMessage[] => {
    const all = faults.flatMap((fault) => (fault.kind === kind ? [fault.of] : []));
    if (kind === 'SAME_CODES' || kind === 'SAME_NUMBERS') {
      return all
        .slice(0, MOST_NAMED)
        .map((of) => ({ kind, message: `${of} would print the same tax document numbers` }));
    }
    const rest = all.length - MOST_NAMED;
    const branches = `${all.slice(0, MOST_NAMED).join(', ')}${rest > 0 ? ` +${rest}` : ''}`;
    return [{ kind, message: NEEDED[kind](branches) }];
  });
}

const NEEDED = {
  TAX_ID: () => 'Tax invoices need the tax id of the shop',
  BRANCH_NO: (branches: string) => `Tax invoices need the VAT branch number of: ${branches}`,
};

import { HEAD_OFFICE, taxBuyerForm } from '@taem/domain/till/taxBuyer.ts';

/** A buyer as typed in forms. */
export interface TypedBuyer {
  taxId: string;
  name: string;
  address: string;
  /** Empty for a person. */
  office: '' | 'HEAD' | 'BRANCH';
  branchNo: string;
}

interface Buyer {
  readonly name: string;
  readonly address: string;
  readonly taxId?: string | null;
  readonly branchNo?: string | null;
}

export const EMPTY_BUYER: TypedBuyer = { taxId: '', name: '', address: '', office: '', branchNo: '' };

export const typedOf = ({ name, address, taxId, branchNo }: Buyer): TypedBuyer => ({
  ...{ name, address, taxId: taxId ?? '' },
  office: branchNo ? (branchNo === HEAD_OFFICE ? 'HEAD' : 'BRANCH') : '',
  branchNo: branchNo && branchNo !== HEAD_OFFICE ? branchNo : '',
});

export const buyerOf = ({ office, branchNo, ...typed }: TypedBuyer) => ({
  ...typed,
  // A branch without a number must be refused; mere hyphens would be read as no number.
  branchNo: office === 'HEAD' ? HEAD_OFFICE : office === 'BRANCH' ? branchNo.trim() || '?' : null,
});

/** Checks the buyer, and that a chosen branch has a number; returns the first fault of each field. */
export function faultsOfBuyer(typed: TypedBuyer): Partial<Record<keyof TypedBuyer, string>> {
  const read = taxBuyerForm.safeParse(buyerOf(typed));
  return Object.fromEntries(read.error?.issues.map(({ path, message }) => [String(path[0]), message]).reverse() ?? []);
}

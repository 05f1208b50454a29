/** What the dialogs that void or adjust a sale need to know of it. */
export interface ReversedSale {
  readonly id: string;
  readonly transactionNo: string;
  readonly status: string;
  /** WALL-10 null where the sale came without it. */
  readonly version: number | null;
  readonly branchId: string;
  readonly branchName?: string | null;
  readonly memberId?: string | null;
  /** What the sale stands for now. */
  readonly earnPoints: number;
  /** What the member may spend now; null where it is not known. */
  readonly balance: number | null;
  /** Returned pieces paid for it: it is not voided; left out where it is not read. */
  readonly isExchange?: boolean;
  /** A return, and a sale that has some, is neither voided nor adjusted; left out where it is not read. */
  readonly returns?: 'IS_RETURN' | 'HAS_RETURNS' | null;
}

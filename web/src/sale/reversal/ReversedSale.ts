/** The data that the void and adjust dialogs need of a sale. */
export interface ReversedSale {
  readonly id: string;
  readonly transactionNo: string;
  readonly status: string;
  /** WALL-10 The version; null if the gateway sent none. */
  readonly version: number | null;
  readonly branchId: string;
  readonly branchName?: string | null;
  readonly memberId?: string | null;
  /** The current points of the sale. */
  readonly earnPoints: number;
  /** The points that the member may spend now; null if unknown. */
  readonly balance: number | null;
  /** Whether returned pieces paid for it, so that it cannot be voided; undefined if that was not read. */
  readonly isExchange?: boolean;
  /** A return, or a sale with returns, can be neither voided nor adjusted; undefined if that was not read. */
  readonly returns?: 'IS_RETURN' | 'HAS_RETURNS' | null;
}

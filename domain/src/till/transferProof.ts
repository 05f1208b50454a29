import type { TransferProof } from '../merchant/counterSetting.ts';
import type { TenderType } from './paymentPayload.ts';

interface Tender {
  type: TenderType;
  /** The customer's bank. */
  instituteId: string | null;
}

/** The missing proof of a bill's transfers. */
export interface MissingProof {
  /** Positions of the transfers whose bank is not named (CHAN-08). */
  banks: readonly number[];
  /** Whether the picture of the slip is missing (CHAN-09). */
  slip: boolean;
}

/**
 * Returns the proof that a bill lacks before it can be paid, whether a transfer pays all or part of it; nothing if the
 * shop makes proof optional.
 */
export function missingProof(proof: TransferProof, tenders: readonly Tender[], hasSlip: boolean): MissingProof {
  const transfers = tenders.flatMap((tender, at) => (tender.type === 'Transfer' ? [{ ...tender, at }] : []));
  if (proof === 'OPTIONAL' || transfers.length === 0) return { banks: [], slip: false };
  return { banks: transfers.filter(({ instituteId }) => !instituteId).map(({ at }) => at), slip: !hasSlip };
}

export function isProven({ banks, slip }: MissingProof): boolean {
  return banks.length === 0 && !slip;
}

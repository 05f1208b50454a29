import type { TransferProof } from '../merchant/counterSetting.ts';
import type { TenderType } from './paymentPayload.ts';

interface Tender {
  type: TenderType;
  /** The customer's bank. */
  instituteId: string | null;
}

/** What a bill lacks of the proof of its transfers. */
export interface MissingProof {
  /** Positions of the transfers whose bank is not named (CHAN-08). */
  banks: readonly number[];
  /** Whether the picture of the slip is missing (CHAN-09). */
  slip: boolean;
}

/** What a bill lacks before it can be paid, whether one transfer pays it or a part of it; nothing where the shop leaves it open. */
export function missingProof(proof: TransferProof, tenders: readonly Tender[], hasSlip: boolean): MissingProof {
  const transfers = tenders.flatMap((tender, at) => (tender.type === 'Transfer' ? [{ ...tender, at }] : []));
  if (proof === 'OPTIONAL' || transfers.length === 0) return { banks: [], slip: false };
  return { banks: transfers.filter(({ instituteId }) => !instituteId).map(({ at }) => at), slip: !hasSlip };
}

/** Whether nothing is missing. */
export function isProven({ banks, slip }: MissingProof): boolean {
  return banks.length === 0 && !slip;
}

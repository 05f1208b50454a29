import { slipVerify } from 'promptparse/validate';
import { z } from 'zod';

/** The transfer that a bank's slip proves, as encoded in its QR. */
export interface SlipReference {
  /** Code of the bank that sent the money: three digits. */
  sending_bank: string;
  /** That bank's own reference of the transfer, case-sensitive. */
  reference: string;
}

export const slipReferenceSchema = z
  .strictObject({
    sending_bank: z.string().regex(/^\d{3}$/, 'must be three digits'),
    reference: z.string().regex(/^[0-9A-Za-z]{4,40}$/, 'must be 4 to 40 letters and digits'),
  })
  .describe("The transfer in the QR of the customer's slip; for a transfer only. A slip cannot pay for two sales.");

/** Reads the QR of a Thai bank's slip; null if it is another QR or damaged. */
export function readSlipQr(text: string): SlipReference | null {
  // The parser trusts the lengths inside: on a negative one it would loop forever.
  if (!/^[0-9A-Za-z]{20,200}$/.test(text)) return null;
  const read = slipVerify(text);
  const slip = slipReferenceSchema.safeParse(read && { sending_bank: read.sendingBank, reference: read.transRef });
  return slip.success ? slip.data : null;
}

/**
 * Returns the position and problem of each tender whose slip is already used by an earlier tender of the bill, or that
 * is not a transfer.
 */
export function slipProblems(
  tenders: readonly { type: string; slip?: SlipReference | null | undefined }[],
): { at: number; message: string }[] {
  const seen = new Set<string>();
  return tenders.flatMap(({ type, slip }, at) => {
    if (!slip) return [];
    if (type !== 'Transfer') return [{ at, message: 'is for a transfer alone' }];
    const name = `${slip.sending_bank} ${slip.reference}`;
    if (seen.has(name)) return [{ at, message: 'pays for another part of this bill already' }];
    seen.add(name);
    return [];
  });
}

import { type Form, readForm } from '../../app/kept.ts';
import type { TypedBuyer } from '../../sale/tax/typedBuyer.ts';

/** Stored only for this tab and its lifetime: it may be a borrowed phone. */
const KEY = 'taem.tax-request';
const FORM: Form = { token: '', typed: { taxId: '', name: '', address: '', office: '', branchNo: '' } };

interface Kept {
  readonly token: string;
  readonly typed: TypedBuyer;
}

/** Returns the buyer for whom this tab requested the invoice of a receipt, or null. */
export function keptRequest(token: string): TypedBuyer | null {
  try {
    const kept = readForm<Kept>(sessionStorage.getItem(KEY), FORM);
    return kept?.token === token ? kept.typed : null;
  } catch {
    return null;
  }
}

export function keepRequest(token: string, typed: TypedBuyer): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ token, typed } satisfies Kept));
  } catch {
    // The browser stores nothing: the buyer must be typed again after a reload.
  }
}

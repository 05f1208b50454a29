import { type Form, readForm } from '../../app/kept.ts';
import type { TypedBuyer } from '../../sale/tax/typedBuyer.ts';

/** In this tab alone, and no longer: it may be a borrowed phone. */
const KEY = 'taem.tax-request';
const FORM: Form = { token: '', typed: { taxId: '', name: '', address: '', office: '', branchNo: '' } };

interface Kept {
  readonly token: string;
  readonly typed: TypedBuyer;
}

/** Whom this tab requested the invoice of a receipt for. */
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
    // A browser that keeps nothing: the buyer is typed again after a reload.
  }
}

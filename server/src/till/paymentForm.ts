import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import { FormData } from 'undici';
import { PassedFile } from '../gateway/PassedFile.ts';
import type { Slip } from './readSlip.ts';

/** CALL-22 A payment with the picture of its slip: texts as they stand, all else as JSON text. */
export function paymentForm(payload: PaymentPayload, slip: Slip): FormData {
  const form = new FormData();
  const fields: PaymentPayload = { ...payload, action: 'upload_image' };
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  form.append('image', new PassedFile(slip));
  return form;
}

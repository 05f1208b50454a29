import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import type { FormData } from 'undici';
import { formOf } from '../../gateway/formOf.ts';
import type { UploadedFile } from '../../gateway/uploadedFile.ts';

/** CALL-22 A payment with the picture of its slip. */
export function paymentForm(payload: PaymentPayload, slip: UploadedFile): FormData {
  return formOf({ ...payload, action: 'upload_image' } satisfies PaymentPayload, slip);
}

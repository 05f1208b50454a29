import { merchantForm, type NewMerchant } from '@taem/domain/merchant/merchantForm.ts';
import { refuseFields } from '../http/errors.ts';

/** Parses the answers by their wire names and checks them by the rules of the form. */
export function readMerchant(body: Readonly<Record<string, unknown>>): NewMerchant {
  const { tax_id, branch_code, branch_name, time_zone, ...rest } = body;
  const answers = {
    ...rest,
    taxId: tax_id,
    branchCode: branch_code,
    branchName: branch_name,
    timeZone: time_zone,
  };
  const { data, error } = merchantForm.safeParse(answers);
  if (data) return data;
  throw refuseFields(error.issues.map(({ path, message }) => ({ path: wireName(String(path[0])), message })));
}

const wireName = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

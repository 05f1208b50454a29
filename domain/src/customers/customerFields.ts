import { z } from 'zod';
import { optionalText } from '../form/textField.ts';

/** A place or an occupation as the form holds it; a postcode has a code beside its name. */
const choice = z
  .object({ id: z.string(), name: z.string(), code: z.string().optional() })
  .nullish()
  .transform((chosen) => (chosen?.id ? chosen : null));

/** The fields that members and potentials are registered with and that have no rule of their own (CUST-27). */
export const customerFields = {
  nickname: optionalText(),
  nationality: optionalText(),
  state: optionalText(),
  address: optionalText(),
  occupation: choice,
  subdistrict: choice,
  district: choice,
  province: choice,
  postcode: choice,
  locale: z.string().default('th-TH'),
  status: z.string().default('Active'),
  inviteCode: optionalText(),
};

/** CUST-36 What is cleared when a part of the address changes: everything within it. */
export function clearedBy(
  changed: 'province' | 'district' | 'subdistrict',
): ('district' | 'subdistrict' | 'postcode')[] {
  const within = ['district', 'subdistrict', 'postcode'] as const;
  if (changed === 'province') return [...within];
  return changed === 'district' ? within.slice(1) : within.slice(2);
}

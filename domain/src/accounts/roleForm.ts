import { z } from 'zod';
import { FORM_MESSAGES } from '../form/messages.ts';
import { statusField } from '../form/statusField.ts';
import { optionalText, requiredText } from '../form/textField.ts';
import { ACTIONS, dropEmptyAuthorizations } from './permissions.ts';

/** A role with its rights (MGMT-08, PERM-17); entries without an action are left out (PERM-19). */
export const roleForm = z.object({
  name: requiredText('The name is required'),
  desc: optionalText(),
  status: statusField(FORM_MESSAGES.required),
  authorizes: z
    .array(z.object({ objectCode: z.string().min(1), actionCodes: z.array(z.enum(ACTIONS)) }))
    .default([])
    .transform((entries) => dropEmptyAuthorizations(entries)),
});

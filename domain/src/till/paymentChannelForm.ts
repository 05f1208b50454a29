import { z } from 'zod';
import { FORM_MESSAGES } from '../form/messages.ts';
import { statusField } from '../form/statusField.ts';
import { optionalText, requiredText } from '../form/textField.ts';
import { readPromptPayId } from './promptPayId.ts';

const ACCOUNT_NO = /^\d{3}-\d-\d{5}-\d$/;

/** A way to pay that the merchant sets up (MGMT-15). */
export const paymentChannelForm = z.object({
  name: requiredText(FORM_MESSAGES.required),
  desc: optionalText(),
  status: statusField(FORM_MESSAGES.required),
  instituteId: requiredText(FORM_MESSAGES.required),
  paymentMethodId: requiredText(FORM_MESSAGES.required),
  accountName: optionalText(),
  accountNo: optionalText().refine(
    (text) => text === null || ACCOUNT_NO.test(text),
    'Account No. should match xxx-x-xxxxx-x',
  ),
  promptPayId: optionalText().refine(
    (text) => text === null || readPromptPayId(text) !== null,
    'PromptPay id should be a mobile phone number or a tax id',
  ),
  actionCode: optionalText(),
});

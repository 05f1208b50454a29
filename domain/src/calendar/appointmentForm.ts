import { z } from 'zod';
import { FORM_MESSAGES } from '../form/messages.ts';
import { optionalText, requiredText } from '../form/textField.ts';

/** The maximum length of an appointment's description. */
export const MAX_APPOINTMENT_TEXT = 2_000;

export const END_BEFORE_START = 'Must not end before it begins';

/** The fields of an appointment, each checked separately; moments are ISO texts. */
export const appointmentForm = z.object({
  name: requiredText(FORM_MESSAGES.required),
  description: optionalText(MAX_APPOINTMENT_TEXT),
  startTime: requiredText(FORM_MESSAGES.required),
  endTime: requiredText(FORM_MESSAGES.required),
});

/** Whether an appointment would end before it begins; anything that is not a moment is refused elsewhere. */
export const endsBeforeStart = (start: unknown, end: unknown): boolean =>
  Date.parse(String(start)) > Date.parse(String(end));

/** The form with the rule for both times. */
export const wholeAppointmentForm = appointmentForm.refine(
  ({ startTime, endTime }) => !endsBeforeStart(startTime, endTime),
  { path: ['endTime'], error: END_BEFORE_START },
);

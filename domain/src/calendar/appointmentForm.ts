import { z } from 'zod';
import { FORM_MESSAGES } from '../form/messages.ts';
import { optionalText, requiredText } from '../form/textField.ts';

/** Most characters of what an appointment is about in full. */
export const MAX_APPOINTMENT_TEXT = 2_000;

export const END_BEFORE_START = 'Must not end before it begins';

/** What a person fills in for an appointment, each field on its own; moments are ISO texts. */
export const appointmentForm = z.object({
  name: requiredText(FORM_MESSAGES.required),
  description: optionalText(MAX_APPOINTMENT_TEXT),
  startTime: requiredText(FORM_MESSAGES.required),
  endTime: requiredText(FORM_MESSAGES.required),
});

/** Whether an appointment would be over before it begins; anything that is not a moment is refused elsewhere. */
export const endsBeforeStart = (start: unknown, end: unknown): boolean =>
  Date.parse(String(start)) > Date.parse(String(end));

/** The form with its rule over both times. */
export const wholeAppointmentForm = appointmentForm.refine(
  ({ startTime, endTime }) => !endsBeforeStart(startTime, endTime),
  { path: ['endTime'], error: END_BEFORE_START },
);

import { text } from '@taem/domain/record/field.ts';
import { formatMoment } from '../app/formatMoment.ts';
import { fullName } from '../app/fullName.ts';
import type { Language } from '../app/language.ts';
import { fromField } from '../app/shopDay.ts';
import type { FormField } from '../resources/formValues.ts';
import type { AppointmentValues } from './appointmentValues.ts';

/** The fields of an appointment for choosing between two versions, each as text. */
export const CONFLICT_FIELDS = [
  fieldOf('name', 'เรื่อง', 'What it is about'),
  fieldOf('startTime', 'เริ่ม', 'Begins'),
  fieldOf('endTime', 'สิ้นสุด', 'Ends'),
  fieldOf('branchId', 'สาขา', 'Branch'),
  fieldOf('member', 'สมาชิก', 'Member'),
  fieldOf('description', 'รายละเอียด', 'Description'),
];

/** Returns the text of each field. */
export function displayedValues(
  values: AppointmentValues,
  branches: readonly { id: string; name: string }[],
  language: Language,
): Record<string, string> {
  const moment = (field: string) => (fromField(field) ? formatMoment(fromField(field), language) : '');
  const { name, description, startTime, endTime, branchId, member } = values;
  return {
    name,
    description,
    startTime: moment(startTime),
    endTime: moment(endTime),
    branchId: branches.find(({ id }) => id === branchId)?.name ?? branchId,
    member: member ? fullName(member) : '',
  };
}

function fieldOf<Name extends keyof AppointmentValues>(name: Name, th: string, en: string): FormField & { name: Name } {
  return { name, field: text({ label: { th, en } }), own: null };
}

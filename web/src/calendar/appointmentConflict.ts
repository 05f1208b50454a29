import { type RecordField, text } from '@taem/domain/record/field.ts';
import { formatMoment } from '../app/formatMoment.ts';
import type { Language } from '../app/language.ts';
import type { AppointmentValues } from './appointmentValues.ts';
import { fromField } from './shopDay.ts';

/** The fields of an appointment for the choice between two versions, each shown as a text. */
export const CONFLICT_FIELDS: readonly [keyof AppointmentValues, RecordField][] = [
  ['name', text({ label: { th: 'เรื่อง', en: 'What it is about' } })],
  ['startTime', text({ label: { th: 'เริ่ม', en: 'Begins' } })],
  ['endTime', text({ label: { th: 'สิ้นสุด', en: 'Ends' } })],
  ['branchId', text({ label: { th: 'สาขา', en: 'Branch' } })],
  ['member', text({ label: { th: 'สมาชิก', en: 'Member' } })],
  ['description', text({ label: { th: 'รายละเอียด', en: 'Description' } })],
];

/** What a person reads for each of the fields. */
export function shownValues(
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
    member: member ? `${member.firstname} ${member.lastname}` : '',
  };
}

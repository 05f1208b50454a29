import type { Day } from '@taem/domain/time/calendar.ts';
import { fromField, shopDateOf, toField } from '../app/shopDay.ts';
import type { AppointmentFragment } from './gql/graphql.ts';

/** A member in a form. */
export interface Met {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** The values of the appointment form; times as date-time fields hold them. */
export interface AppointmentValues {
  name: string;
  description: string;
  startTime: string;
  endTime: string;
  /** Empty for none. */
  branchId: string;
  member: Met | null;
}

const HOUR = 3_600_000;
const MORNING = '09:00';

/** Returns a new appointment of an hour: on a future day in the morning, today at the next full hour. */
export function newAppointment(day: Day, branchId: string | null, now: Date): AppointmentValues {
  const next = new Date(Math.ceil(now.getTime() / HOUR) * HOUR);
  const start = day === shopDateOf(next) ? toField(next) : `${day}T${MORNING}`;
  return {
    name: '',
    description: '',
    startTime: start,
    endTime: movedEnd(start, start, '', HOUR),
    branchId: branchId ?? '',
    member: null,
  };
}

export function valuesOf(appointment: AppointmentFragment): AppointmentValues {
  const { name, description, startTime, endTime, branchId, member } = appointment;
  return {
    name,
    description: description ?? '',
    startTime: toField(new Date(startTime ?? '')),
    endTime: toField(new Date(endTime ?? '')),
    branchId: branchId ?? '',
    member: member ?? null,
  };
}

/** Returns the end for a new beginning, so that the duration stays the same. */
export function movedEnd(start: string, before: string, end: string, otherwise = HOUR): string {
  const [from, was, until] = [start, before, end].map((field) => Date.parse(fromField(field)));
  if (from === undefined || Number.isNaN(from)) return end;
  const length = Number(until) - Number(was);
  return toField(new Date(from + (length >= 0 ? length : otherwise)));
}

/** Returns the values as the contract's input. */
export function inputOf({ name, description, startTime, endTime, branchId, member }: AppointmentValues) {
  return {
    name: name.trim(),
    description: description.trim() || null,
    startTime: fromField(startTime),
    endTime: fromField(endTime),
    branchId: branchId || null,
    memberId: member?.id ?? null,
  };
}

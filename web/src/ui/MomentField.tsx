import { dayIn } from '@taem/domain/reading/day.ts';
import { isDay } from '@taem/domain/time/calendar.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { maskMoment } from './maskDay.ts';
import { TypedField, type TypedFieldProps, type Writing } from './TypedField.tsx';

/**
 * A field for a local time. The value is `YYYY-MM-DDTHH:mm`, or empty; it is typed as people here write it: `31-12-2569
 * 13:30`.
 */
export function MomentField(props: TypedFieldProps) {
  return <TypedField writing={MOMENT} {...props} />;
}

const MOMENT: Writing = {
  picker: 'datetime-local',
  shape: 'moment.shape',
  none: 'moment.none',
  longest: 46,
  mask: maskMoment,
  read(typed) {
    const [, day = '', clock = ''] = /^(.*)[ T]+(\S+)$/.exec(typed) ?? [];
    const read = dayIn(day);
    return read && CLOCK.test(clock) ? `${read}T${clock.padStart(5, '0')}` : null;
  },
  write(moment, language) {
    const [day = '', clock = ''] = moment.split('T');
    return isDay(day) && CLOCK.test(clock.slice(0, 5)) ? `${writtenDay(day, language)} ${clock.slice(0, 5)}` : null;
  },
};
const CLOCK = /^([01]?\d|2[0-3]):[0-5]\d$/;

import type { Days } from '../resource/days.ts';
import type { Parameters } from '../resource/Parameters.ts';

const ZONE = "(select time_zone from realms where id = current_setting('app.realm_id')::uuid)";

/**
 * Returns a condition for appointments that overlap the days, and birthdays that fall on one of them; a whole year has
 * every birthday.
 */
export function withinCalendar({ from, to }: Days, parameters: Parameters): string {
  const start = `${parameters.add(from ?? '0001-01-01')}::date`;
  const end = `${parameters.add(to ?? '9999-12-31')}::date`;
  return `case when t.birthdate is null
    then t.start_time < (${end} + 1)::timestamp at time zone ${ZONE} and t.end_time >= ${start}::timestamp at time zone ${ZONE}
    else t.birthdate <= ${end} and (${end} - ${start} >= 365 or exists (
      select from generate_series(extract(year from ${start})::int, extract(year from ${end})::int) year
      where (t.birthdate + make_interval(years => year - extract(year from t.birthdate)::int))::date
        between ${start} and ${end})) end`;
}

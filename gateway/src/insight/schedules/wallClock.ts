/** A schedule `s`, with the current time of its branch's clock, or else the shop's: `c.zone`, `c.day`, `c.hour`. */
export const WALL_CLOCK = `dashboard_schedules s,
  lateral (select coalesce((select b.time_zone from merchant_branches b where b.id = (s.rule->>'branch_id')::uuid),
    (select r.time_zone from realms r where r.id = s.realm_id)) as zone) z,
  lateral (select z.zone, to_char(now() at time zone z.zone, 'YYYY-MM-DD') as day,
    extract(hour from now() at time zone z.zone)::int as hour) c`;

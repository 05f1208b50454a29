import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { bahtSql } from '../../database/bahtSql.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { mayDo } from '../../http/requirePermission.ts';
import { nameOfUser } from '../../resource/nameOfUser.ts';
import type { Parameters } from '../../resource/Parameters.ts';
import { mayKnowColumn } from '../../resource/personal.ts';
import { amountDue } from '../../sales/amountDue.ts';
import { mayShowSale } from './mayShowSale.ts';

interface EventSource {
  kind: string;
  /** Order of events at the same moment: a consequence is listed above its cause. */
  rank: number;
  /** SQL of `time` and `ref`, the id of each event. */
  moments: string;
  /** SQL of the facts of the event `p` as one JSON object. */
  details: string;
}

const SALE = `'transaction_id', t.id, 'transaction', jsonb_build_object(
  'id', t.id, 'transaction_no', t.transaction_no, 'status', t.status)`;
const BY = (user: string) => `'by', ${nameOfUser(user)}`;

/**
 * Returns the sources of all events of a member, each once: the points of a sale are part of the sale. Only what the
 * reader may see.
 */
export function eventSources(session: GatewaySession, member: string, parameters: Parameters): EventSource[] {
  const own = mayShowSale('t', session, parameters);
  return [
    {
      kind: 'registered',
      rank: 0,
      moments: `select created_at as time, id as ref from members where id = ${member}`,
      details: "'{}'",
    },
    {
      kind: 'sale',
      rank: 1,
      moments: `select t.create_local_time at time zone b.time_zone as time, t.id as ref
        from transactions t join merchant_branches b on b.id = t.branch_id where t.member_id = ${member} and t.returns_id is null and ${own}`,
      details: `select jsonb_build_object(${SALE}, 'amount', ${bahtSql(amountDue('t'))}, 'points', (
          select coalesce(sum(e.points), 0) from point_entries e where e.transaction_id = t.id and e.kind in ('earn', 'redeem')))
        from transactions t where t.id = p.ref`,
    },
    {
      kind: 'void',
      rank: 3,
      moments: `select t.void_time as time, t.id as ref from transactions t
        where t.member_id = ${member} and t.status = 'Void' and ${own}`,
      details: `select jsonb_build_object(${SALE}, 'remark', t.void_remark, ${BY('t.void_by_id')}, 'points', (
          select coalesce(sum(e.points), 0) from point_entries e where e.transaction_id = t.id and e.kind = 'void'))
        from transactions t where t.id = p.ref`,
    },
    {
      kind: 'return',
      rank: 3,
      moments: `select t.create_local_time at time zone b.time_zone as time, t.id as ref
        from transactions t join merchant_branches b on b.id = t.branch_id
        where t.member_id = ${member} and t.returns_id is not null and ${own}`,
      details: `select jsonb_build_object(${SALE}, 'amount', ${bahtSql(amountDue('t'))},
          'remark', t.remark, ${BY('t.create_by_id')}, 'points', (
          select coalesce(sum(e.points), 0) from point_entries e where e.transaction_id = t.id))
        from transactions t where t.id = p.ref`,
    },
    movement('adjust', "'adjust'", member, own),
    movement('points', "'opening'", member, own),
    movement('claim', "'claim'", member, own),
    merged('merge', 'created_at', 'by', member),
    merged('unmerge', 'undone_at', 'undone_by', member),
    {
      kind: 'tier',
      rank: 4,
      moments: `select time, id as ref from tier_changes where member_id = ${member}`,
      details: `select jsonb_build_object('tier_before', (select name from member_tiers where id = c.before_id),
          'tier_after', (select name from member_tiers where id = c.after_id)) from tier_changes c where c.id = p.ref`,
    },
    ...(mayReadChanges(session) ? [changed(member)] : []),
    ...(mayReadContacts(session) ? [message(member)] : []),
  ];
}

/**
 * Movements of points that do not belong to a sale as it was made. Their author and reason are part of the sale, if
 * there is one.
 */
function movement(kind: string, kinds: string, member: string, own: string): EventSource {
  return {
    kind,
    rank: 2,
    moments: `select e.time, e.id as ref from point_entries e where e.member_id = ${member} and e.kind in (${kinds})`,
    details: `select jsonb_build_object('points', e.points)
        || case when e.transaction_id is null or t.id is not null
          then jsonb_build_object('remark', e.remark, ${BY('e.by_id')}) else '{}' end
        || case when t.id is not null then jsonb_build_object(${SALE}) else '{}' end
      from point_entries e left join transactions t on t.id = e.transaction_id and ${own} where e.id = p.ref`,
  };
}

/** Listed even if no points moved. The movements of a merge, or of its undoing, have the same time. */
function merged(kind: string, time: string, by: string, member: string): EventSource {
  return {
    kind,
    rank: 2,
    moments: `select ${time} as time, id as ref from member_merges
      where ${time} is not null and ${member} in (kept_id, merged_id)`,
    details: `select jsonb_build_object('by', ${nameOfUser(`g.${by}_id`, `g.${by}_username`)},
        'remark', (select m.code from members m where m.id in (g.kept_id, g.merged_id) and m.id <> ${member}),
        'points', (select coalesce(sum(e.points), 0) from point_entries e
          where e.merge_id = g.id and e.member_id = ${member} and e.time = g.${time}))
      from member_merges g where g.id = p.ref`,
  };
}

/** The history of the record has the values; this lists the author and the fields. */
function changed(member: string): EventSource {
  return {
    kind: 'change',
    rank: 5,
    moments: `select c.time, c.set_id as ref from changes c
      where c.record = 'members' and c.record_id = ${member} and c.before is not null group by c.time, c.set_id`,
    details: `select jsonb_build_object('by', (select ${nameOfUser('s.user_id', 's.username')} from change_sets s where s.id = p.ref), 'fields', (
        select jsonb_agg(distinct name) from changes c cross join lateral (
          select jsonb_object_keys(coalesce(c.after, '{}')) as name union select unnest(c.secrets)) names
        where c.set_id = p.ref and c.record = 'members' and c.record_id = ${member}))`,
  };
}

/** Leaves out mails to the shop's users, such as codes for a new password. */
function message(member: string): EventSource {
  return {
    kind: 'message',
    rank: 6,
    moments: `select o.created_at as time, o.id as ref from outbox_messages o, members m
      where m.id = ${member} and o.realm_id = m.realm_id
        and o.recipient in (m.email, '+66' || substr(split_part(m.phone, '|', 1), 2))
        and not exists (select from merchant_users u where u.email = o.recipient)`,
    details: `select jsonb_build_object('channel', o.channel, 'state', o.state) from outbox_messages o where o.id = p.ref`,
  };
}

/** Users who may read and write a member may know what was changed. */
const mayReadChanges = (session: GatewaySession) => mayDo(session, PAGE.customerInsight, 'Write');

/** A role that only reads figures may not see how a member is contacted. */
const mayReadContacts = (session: GatewaySession) => mayKnowColumn(session, 'members', 'phone');

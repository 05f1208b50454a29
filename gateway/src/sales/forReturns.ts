import { bahtSql } from '../database/bahtSql.ts';
import type { Field } from '../resource/defineResource.ts';
import { computed, id, integer } from '../resource/fields.ts';
import type { Locale } from '../resource/listQuery.ts';
import { amountDue } from './amountDue.ts';
import { handedBack } from './billJson.ts';

const addon = (field: Field): Field => ({ ...field, addon: true });
const REFERENCE = "'id', r.id, 'transaction_no', r.transaction_no";
const exchange = (locale?: Locale) =>
  `(select json_build_object(${REFERENCE}, 'handed_back', ${handedBack(locale)}) from transactions r where r.id = t.exchange_id)`;

/** Extension: the sale that a return belongs to, and the returns of a sale; returned when requested by name. */
export const forReturns: Readonly<Record<string, Field>> = {
  returns_id: addon(id('returns_id')),
  return_of: addon(
    computed('json', `(select json_build_object(${REFERENCE}) from transactions r where r.id = t.returns_id)`),
  ),
  /** For a sale, the return that came with it; for that return, the sale; with what was refunded to the customer. */
  exchange: addon({ ...computed('json', exchange()), inLanguage: exchange }),
  returned_qty: addon(integer('returned_qty')),
  returns: addon(
    computed(
      'json',
      `(select coalesce(json_agg(json_build_object('id', r.id, 'transaction_no', r.transaction_no,
          'create_local_time', to_char(r.create_local_time, 'YYYY-MM-DD HH24:MI:SS'), 'total_qty', r.total_qty,
          'amount', ${bahtSql(amountDue('r'))}, 'cash_rounding', ${bahtSql('r.cash_rounding')}) order by r.id), '[]')
        from transactions r where r.returns_id = t.id)`,
    ),
  ),
  /** By position of the row in `bill_detail`; below 0. */
  returned_lines: addon(
    computed(
      'json',
      `(select coalesce(json_agg(json_build_object('position', b.position, 'qty', b.qty) order by b.position), '[]') from (
          select i.returns_position as position, sum(i.qty) as qty
          from transactions r join transaction_items i on i.transaction_id = r.id
          where r.returns_id = t.id and i.item_type = 'product' group by i.returns_position) b)`,
    ),
  ),
};

import { bahtSql } from '../database/bahtSql.ts';
import type { Locale } from '../resource/listQuery.ts';

const ofProduct = (sql: string) => `case when i.item_type = 'product' then ${sql} end`;
const notOfPoints = (sql: string) => `case when i.item_type <> 'event' then ${sql} end`;

/** The chosen options of a product, with the names and prices of the day. */
const OPTIONS = `(select json_agg(o.value || jsonb_build_object('price', ${bahtSql("(o.value ->> 'price')::bigint")}) order by o.position)
      from jsonb_array_elements(i.options) with ordinality o(value, position))`;

/** The rows of a sale, each with the fields of its kind; empty fields are left out (CHAN-26). */
export const billDetail = `(
  select json_agg(json_strip_nulls(json_build_object(
    'item_ref', i.item_ref, 'item_type', i.item_type, 'event_code', i.event_code,
    'discount_amount', ${bahtSql('i.discount_amount')}, 'earn_points', i.earn_points,
    'redeem', case when i.item_type = 'event' then json_build_object('amount', -i.redeem_points) end,
    'offer_id', i.offer_id, 'custom_value', trim_scale(i.custom_value), 'coupons', i.coupons, 'goods', i.goods,
    'product_id', i.product_id, 'product_code', i.code, 'code', i.code, 'product_name', ${notOfPoints('i.name')},
    'product_category_id', i.category_id, 'product_category_name', i.category_name,
    'product_sub_category_id', i.sub_category_id, 'product_sub_category_name', i.sub_category_name,
    'skip_stock', i.skip_stock, 'qty', ${ofProduct('i.qty')}, 'retail_price', ${bahtSql('i.retail_price')},
    'charge_amount', ${ofProduct(bahtSql('i.charge_amount'))}, 'paid_amount', ${ofProduct(bahtSql('i.paid_amount'))},
    'options', ${OPTIONS}, 'note', i.note, 'sold_by_id', i.sold_by_id
  )) order by i.position) from transaction_items i where i.transaction_id = t.id)`;

/** The tenders of a sale; names of banks in the requested language. */
export const paymentChannels = (locale: Locale = RECORDED) => tendersWhere('c.transaction_id = t.id', locale);

/** The tenders with which an exchange refunded the customer, from its return; below 0. */
export const handedBack = (locale: Locale = RECORDED) =>
  `coalesce(${tendersWhere(`c.transaction_id = case when t.returns_id is null then t.exchange_id else t.id end and c.type <> 'Exchange' and c.amount < 0`, locale)}, '[]')`;

const tendersWhere = (condition: string, locale: Locale) => `(
  select json_agg(json_strip_nulls(json_build_object(
    'type', c.type, 'amount', ${bahtSql('c.amount')}, 'received_amount', ${bahtSql('c.received_amount')},
    'payment_channel_id', c.payment_channel_id, 'institute_id', c.institute_id, 'institute_name', ${bankName('c.institute_id', 'c.institute_name', locale)},
    'card_id', c.card_id, 'card_name', c.card_name, 'action_code', c.action_code, 'sender', ${sender(locale)},
    'confirmed_at', c.confirmed_at
  )) order by c.position) from transaction_channels c where ${condition})`;

/** The transfers that the slips of a sale identify; null if there are none. */
export const slips = `(
  select json_agg(json_build_object('position', c.position, 'sending_bank', c.slip_bank, 'reference', c.slip_reference)
    order by c.position)
  from transaction_channels c where c.transaction_id = t.id and c.slip_reference is not null)`;

/** The confirmations that banks sent for the transfers of a sale; null if there are none. */
export const confirmations = `(
  select json_agg(json_build_object('position', c.position, 'reference', f.reference, 'paid_at', f.paid_at, 'received_at', f.received_at)
    order by c.position)
  from transaction_channels c join payment_confirmations f on f.realm_id = c.realm_id and f.id = c.confirmation_id
  where c.transaction_id = t.id)`;

/** The language in which names are recorded in a sale. */
const RECORDED: Locale = 'th-TH';

const bankName = (id: string, recorded: string, locale: Locale) =>
  locale === RECORDED ? recorded : `bank_name(${id}, ${recorded}, '${locale}')`;

const sender = (locale: Locale) =>
  locale === RECORDED
    ? 'c.sender'
    : `c.sender || jsonb_build_object('institute_name',
        ${bankName("(c.sender ->> 'institute_id')::uuid", "c.sender ->> 'institute_name'", locale)})`;

import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { MAX_COUNT_CODES } from '@taem/domain/stock/countedLine.ts';
import { stockCount } from '@taem/domain/stock/stockCount.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { Refusal, refuseField } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { mayDo, requirePermission } from '../../http/requirePermission.ts';
import { computed } from '../../resource/fields.ts';
import { orNull } from '../../resource/jsonShapes.ts';
import { recordResource } from '../../resource/recordResource.ts';
import { refuseClosedCount } from './findCount.ts';

/** While a blind count is open, no one sees what it expects. */
const unlessBlind = (sql: string) => `case when not t.is_blind or t.closed_at is not null then ${sql} end`;
/** Open sheets leave out products whose stock is no longer counted (docs/adr/0180). */
const ofLines = (what: string) => `(select ${what} from stock_count_lines l
  where l.count_id = t.id and (t.closed_at is not null or l.product_id not in (select id from products where skip_stock)))`;
const DIFFERENCE = '(l.counted - l.qty_at_count)';
/** Sums only values above 0, limited to the contract's integer range, which sums of typing errors may exceed. */
const sumOf = (pieces: string) => `least(coalesce(sum(greatest(${pieces}, 0)), 0), 2147483647)::int`;

/** Counts can be listed, opened, renamed and, while they are open, discarded. */
export const stockCounts = {
  ...recordResource(stockCount, {
    visibleRows: mayBeSeen,
    fields: {
      lines: computed('integer', ofLines('count(*)::int')),
      counted_lines: computed('integer', ofLines('count(l.counted)::int')),
      differences: computed('integer', unlessBlind(ofLines(`count(*) filter (where ${DIFFERENCE} <> 0)::int`))),
      surplus: computed('integer', unlessBlind(ofLines(sumOf(DIFFERENCE)))),
      shortage: computed('integer', unlessBlind(ofLines(sumOf(`-${DIFFERENCE}`)))),
      value: computed('money', ofLines('sum(l.value)::bigint')),
      is_closed: computed('boolean', '(t.closed_at is not null)'),
    },
    async prepare(values, client, { userId }, id) {
      if (id === null) values.create_by_id = userId;
      else await refuseClosedCount(client, id);
    },
    async beforeRemove(client, session, id) {
      // A user who counts blind may not discard what others counted (docs/adr/0180).
      requirePermission(session, PAGE.stockCount, 'Read');
      await refuseClosedCount(client, id);
      await client.query('delete from stock_count_entries where count_id = $1', [id]);
      await client.query('delete from stock_count_lines where count_id = $1', [id]);
    },
  }),
  besideNew: {
    fields: {
      product_codes: orNull(
        Type.Array(Type.String({ maxLength: 50 }), {
          maxItems: MAX_COUNT_CODES,
          description:
            'Codes of the products to count; without it, all of the category and the supplier. With an empty list, products are added to the sheet as they are counted.',
        }),
      ),
    },
    write: (
      client: DatabaseClient,
      _session: GatewaySession,
      id: string,
      { product_codes }: { product_codes?: unknown },
    ) => chooseGoods(client, id, (product_codes ?? null) as readonly string[] | null),
  },
};

/** Returns a condition: users who may not read counts only see open ones, to count in them. */
export function mayBeSeen(session: GatewaySession): string | null {
  if (mayDo(session, PAGE.stockCount, 'Read')) return null;
  return mayDo(session, PAGE.stockCount, 'Write') ? 't.closed_at is null' : 'false';
}

/**
 * Creates the sheet of a new count; with an empty list of codes, products are added as they are counted. A product is
 * on at most one open count of a branch, as two counts would each post its difference.
 */
async function chooseGoods(client: DatabaseClient, id: string, codes: readonly string[] | null): Promise<void> {
  const keys = codes && [...new Set(codes.map((code) => code.trim().toLowerCase()).filter((code) => code !== ''))];
  if (keys?.length === 0) return;
  if (keys) {
    const codesOfNoProduct = await client.query<{ code: string }>(UNKNOWN, [keys]);
    const named = codesOfNoProduct.rows.map(({ code }) => code).join(', ');
    if (named) throw refuseField('product_codes', `are of no product whose stock is counted: ${named}`);
  }
  await holdSheets(client, id);
  const chosen = await client.query(CHOOSE, [id, keys]);
  const other = await client.query<{ name: string; products: number }>(COUNTED_ELSEWHERE, [id, null]);
  refuseCountedElsewhere(other.rows[0]);
  if (chosen.rowCount === 0) throw refuseField('category_id', 'has no goods whose stock is counted');
}

/** Makes writes to sheets of one branch take turns. */
export const holdSheets = (client: DatabaseClient, countId: string) =>
  client.query(`select pg_advisory_xact_lock(4100098, hashtext(branch_id::text)) from stock_counts where id = $1`, [
    countId,
  ]);

export function refuseCountedElsewhere(other: { name: string; products: number } | undefined): void {
  if (other)
    throw new Refusal(
      422,
      'COUNTED_ELSEWHERE',
      `Goods are on the open stock count “${other.name}” of this branch: close or discard that first.`,
      other,
    );
}

const UNKNOWN = `
  select code from unnest($1::text[]) as c(code)
  where not exists (select from products p where p.code_key = c.code and not p.skip_stock) limit 20`;
const CHOOSE = `
  insert into stock_count_lines (count_id, product_id)
  select c.id, p.id from stock_counts c join products p on not p.skip_stock
    and (c.category_id is null or p.category_id = c.category_id)
    and (c.supplier_id is null or exists (select from stock_imports i join stock_import_lines l on l.import_id = i.id
      where i.supplier_id = c.supplier_id and l.product_id = p.id))
    and ($2::text[] is null or p.code_key = any($2))
    -- What is sold no more is counted where there is any, or less than none.
    and (p.status = 'Active' or exists (select from stock k where k.branch_id = c.branch_id and k.product_id = p.id and k.qty <> 0))
  where c.id = $1`;
/** Finds another open count of the branch with some of the products: all those of this count, or the given ones. */
export const COUNTED_ELSEWHERE = `
  select o.name, count(*)::int as products from stock_counts c
    join stock_counts o on o.branch_id = c.branch_id and o.id <> c.id and o.closed_at is null
    join stock_count_lines theirs on theirs.count_id = o.id
    join stock_count_lines mine on mine.count_id = c.id and mine.product_id = theirs.product_id
  where c.id = $1 and ($2::uuid[] is null or mine.product_id = any($2)) group by o.id, o.name order by o.name limit 1`;

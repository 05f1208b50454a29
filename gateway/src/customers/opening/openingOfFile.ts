import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { tierAfterMerge } from '@taem/domain/customers/merge/mergeTier.ts';
import { DEFAULT_TIME_ZONE, localDate } from '@taem/domain/merchant/businessDay.ts';
import { satang } from '@taem/domain/money/money.ts';
import { readAmount, readNumber } from '@taem/domain/reading/amount.ts';
import { readDay } from '@taem/domain/reading/day.ts';
import { readFlag } from '@taem/domain/reading/flag.ts';
import { foldSearch } from '@taem/domain/reading/foldSearch.ts';
import { businessDateSql } from '../../database/businessDay.ts';
import type { Members } from '../../database/generated/rows.ts';
import { refuseField } from '../../http/errors.ts';
import { requirePermission } from '../../http/requirePermission.ts';
import type { Cells, ImportScope, PartRow, Say, TakenRow } from '../../import/ImportRules.ts';
import { textOfCell } from '../../import/textOfCell.ts';
import { valueOfCell } from '../../import/valueOfCell.ts';
import type { RecordValues } from '../../resource/defineResource.ts';
import { isOpen } from '../isOpen.ts';
import { readTierRules } from '../merge/readTierRules.ts';

/** The initial values of a member, none of which a form can write. */
interface Opening {
  points: number | null;
  spent: number | null;
  visits: number | null;
  tierId: string | null;
  consent: boolean | null;
  /** Whether spending, visits or a tier are taken from it. */
  isBrought: boolean;
}

/** Facts about a member who existed before. */
export type Standing = Pick<
  Members,
  'points' | 'total_revenue' | 'total_transaction' | 'brought_revenue' | 'brought_transactions' | 'tier_id'
> & {
  id: string;
  /** Whether points were earned or spent, apart from opening entries. */
  has_moved: boolean;
  /** Points from opening entries. */
  opened: number;
  has_answered: boolean;
};

const MOST = 100_000_000;

/**
 * Reads the points, spending, visits, tier, date of joining and consent of a file (ADR 0121). They open an account: if
 * the member already has points, or has bought here since, the shop's own data is right, and the row reports where the
 * file differs.
 */
export async function openingOfFile({ client, session, importId, fileName, brought: kinds }: ImportScope) {
  const rules = await readTierRules(client);
  const tiers = new Map([...rules.names].map(([id, name]) => [foldSearch(name), id]));
  const openings = new WeakMap<RecordValues, Opening>();

  function tierNamed(cell: unknown): string | null {
    const name = textOfCell(cell);
    if (name === '') return null;
    const id = tiers.get(foldSearch(name));
    if (!id) throw refuseField('tier', `there is no "${name.slice(0, 50)}"`);
    return id;
  }

  return {
    read(values: RecordValues, cells: Cells, doubt: Say): void {
      const opening: Opening = {
        points: wholeOf('points', cells.points, doubt),
        spent: amountOf('spent', cells.spent),
        visits: countOf('visits', cells.visits),
        tierId: tierNamed(cells.tier),
        consent: valueOfCell('consent', cells.consent, readFlag),
        isBrought: false,
      };
      // Each of these is worth money, so the importing user needs the right to give them by hand.
      if (opening.points || opening.spent || opening.visits || opening.tierId)
        requirePermission(session, PAGE.paymentHistory, 'Write');
      openings.set(values, opening);
      const joined = dayOf('joined', cells.joined);
      if (joined) values.created_at = `${joined} 00:00:00 ${DEFAULT_TIME_ZONE}`;
    },

    /** Sets the initial values of a new member. */
    begin(values: RecordValues, openingTier: string | null): void {
      const opening = openings.get(values) ?? NONE;
      const { points, spent, visits, tierId } = opening;
      const [revenue, transactions] = [spent ?? 0, visits ?? 0];
      const figures = { totalRevenue: satang(revenue), totalTransaction: transactions };
      opening.isBrought = revenue > 0 || transactions > 0 || tierId !== null;
      values.points = points ?? 0;
      values.total_revenue = values.brought_revenue = revenue;
      values.total_transaction = values.brought_transactions = transactions;
      values.tier_id =
        tierId || revenue || transactions
          ? tierAfterMerge({ kept: openingTier, merged: tierId }, figures, rules)
          : openingTier;
    },

    /** Applies to an existing member what may still open the account. */
    bring({ values, doubt }: PartRow, there: Standing): void {
      const opening = openings.get(values);
      delete values.created_at;
      if (!opening) return;
      const { points, spent, visits, tierId } = opening;
      const hasPoints = there.has_moved || there.points !== 0;
      if (points !== null && hasPoints) {
        if (points !== there.points && points !== there.opened) doubt('points', HAS_POINTS);
        opening.points = null;
      }
      const hasBought = there.total_transaction > there.brought_transactions;
      const brought = { revenue: spent ?? there.brought_revenue, transactions: visits ?? there.brought_transactions };
      const isOther = brought.revenue !== there.brought_revenue || brought.transactions !== there.brought_transactions;
      const isSame =
        (spent ?? there.total_revenue) === there.total_revenue &&
        (visits ?? there.total_transaction) === there.total_transaction;
      if (isOther && !isSame && hasBought) doubt('spent', HAS_BOUGHT);
      const isBrought = isOther && !isSame && !hasBought;
      if (isBrought) {
        values.brought_revenue = brought.revenue;
        values.brought_transactions = brought.transactions;
      }
      if (isBrought || tierId) {
        const totalRevenue = satang(there.total_revenue + (isBrought ? brought.revenue - there.brought_revenue : 0));
        const totalTransaction =
          there.total_transaction + (isBrought ? brought.transactions - there.brought_transactions : 0);
        const figures = { totalRevenue, totalTransaction };
        values.tier_id = tierAfterMerge({ kept: there.tier_id, merged: tierId }, figures, rules);
        opening.isBrought = isBrought || values.tier_id !== there.tier_id;
      }
      if (there.has_answered) opening.consent = null;
    },

    /** Writes the ledger and the answers, or in a dry run returns which rows would have some. */
    async take(rows: readonly TakenRow[]): Promise<ReadonlySet<RecordValues>> {
      const taken = rows.flatMap(({ values, state }) => {
        const { points, consent, isBrought } = openings.get(values) ?? NONE;
        if (points) kinds.add('points');
        if (consent !== null) kinds.add('consent');
        if (isBrought) kinds.add('figures');
        return points || consent !== null
          ? [{ values, code: values.code, points: points ?? 0, consent, isNew: state === 'inserted' }]
          : [];
      });
      if (importId !== null && taken.length > 0) {
        const json = JSON.stringify(taken.map(({ values: _values, ...entry }) => entry));
        await client.query(ADD_POINTS, [json]);
        await client.query(ENTER, [json, session.userId, importId, fileName]);
        await client.query(ANSWER, [
          json,
          session.userId,
          session.username,
          `${CONSENT_OF_FILE} ${fileName}`,
          importId,
        ]);
      }
      return new Set(taken.map(({ values }) => values));
    },
  };
}

const NONE: Opening = { points: null, spent: null, visits: null, tierId: null, consent: null, isBrought: false };

const HAS_POINTS = 'is not taken in: the member has points here already';
const HAS_BOUGHT = 'is not taken in: the member has bought here since';
/** Takes the place of the agreed wording, which a file does not contain. */
const CONSENT_OF_FILE = 'ตามคำตอบที่นำเข้าจากไฟล์';

function countOf(path: string, cell: unknown): number | null {
  const number = valueOfCell(path, cell, readNumber);
  if (number === null) return null;
  const count = Number(number);
  if (!Number.isInteger(count)) throw refuseField(path, 'Must be a whole number');
  if (count < 0 || count > MOST) throw refuseField(path, count < 0 ? 'must be at least 0' : `must be at most ${MOST}`);
  return count;
}

/** Other products have points with decimals; here they are whole numbers, so the fraction is dropped. */
function wholeOf(path: string, cell: unknown, doubt: Say): number | null {
  const number = valueOfCell(path, cell, readNumber);
  if (number === null || Number.isInteger(Number(number)) || Number(number) < 0) return countOf(path, cell);
  const whole = Math.floor(Number(number));
  doubt(path, `is taken in as ${whole}: points are whole`);
  return countOf(path, whole);
}

function amountOf(path: string, cell: unknown): number | null {
  const amount = valueOfCell(path, cell, readAmount);
  if (amount !== null && amount < 0) throw refuseField(path, 'must be at least 0');
  return amount;
}

function dayOf(path: string, cell: unknown): string | null {
  const day = valueOfCell(path, cell, (text) => readDay(text, { serials: true }));
  if (day !== null && day > localDate(new Date(), DEFAULT_TIME_ZONE)) throw refuseField(path, 'is in the future');
  return day;
}

const ROWS = 'json_to_recordset($1) as v(code text, points int, consent boolean, "isNew" boolean)';

/** A new member was created with them. */
const ADD_POINTS = `
  update members m set points = m.points + v.points from ${ROWS}
  where m.code = v.code and v.points > 0 and not v."isNew" and ${isOpen('m')}`;

const ENTER = `
  insert into point_entries (member_id, kind, points, business_date, by_id, import_id, remark)
  select m.id, 'opening', v.points, ${businessDateSql('now() at time zone coalesce(b.time_zone, r.time_zone)')}, $2, $3, $4
  from ${ROWS} join members m on m.code = v.code join realms r on r.id = m.realm_id
    left join merchant_branches b on b.id = m.branch_id
  where v.points > 0 and ${isOpen('m')} order by m.id`;

const ANSWER = `
  insert into message_consents (member_id, is_given, wording, language, by_id, by_username, import_id)
  select m.id, v.consent, $4, m.locale, $2, $3, $5 from ${ROWS} join members m on m.code = v.code
  where v.consent is not null and ${isOpen('m')}`;

import { randomUUID } from 'node:crypto';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { POTENTIAL_IMPORT } from '@taem/domain/import/customerColumns.ts';
import type { Potentials } from '../../database/generated/rows.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { refuseField } from '../../http/errors.ts';
import { requirePermission } from '../../http/requirePermission.ts';
import type { ImportRules, PartRow } from '../../import/ImportRules.ts';
import { refuseOtherBranch } from '../../resource/branchScope.ts';
import { isSaid } from '../isSaid.ts';
import { NO_LASTNAME, namePerson } from '../namePerson.ts';
import { potentials } from '../potentials.ts';
import { prepareCustomer } from '../prepareCustomer.ts';
import { upToDateChoice } from '../upToDateChoice.ts';
import { withoutForeignPhone } from '../withoutForeignPhone.ts';

/** Columns that are never null, with their values for a row that leaves them empty. */
const DEFAULTS = { tags: [], invite_codes: [], i18n: {}, status: 'Active' };

/**
 * Imports people who are not members yet from a file. An existing one, matched by phone or without a phone by name, is
 * left unchanged, or updated if that is chosen; a phone in two rows of the file is a mistake.
 */
export const importPotentials: ImportRules = {
  resource: potentials,
  fields: POTENTIAL_IMPORT,
  needs: [['firstname', 'name']],
  choices: { update_known: false },
  async open({ client, session, branchId, choices }) {
    if (choices.update_known) requirePermission(session, PAGE.customerInsight, 'Write');
    const branch = await client.query('select 1 from merchant_branches where id = $1', [branchId]);
    if (branchId && branch.rowCount === 0) throw refuseField('branch_id', 'does not exist');
    const existing = upToDateChoice(potentials, session);
    return {
      unique: ['phone'],
      readCells: (cells, _refuse, doubt) => withoutForeignPhone(namePerson(cells, doubt), 'firstname', doubt),
      async prepare(values) {
        await prepareCustomer('potentials', values, client, null);
        values.branch_id ??= branchId;
        await refuseOtherBranch(client, potentials, session, null, values);
        if (values.lastname === NO_LASTNAME) values.lastname = '';
        if (typeof values.i18n === 'string') values.i18n = JSON.parse(values.i18n);
      },
      async completePart(rows) {
        const find = await existingPotentials(client, rows);
        for (const row of rows) {
          const { values, leave } = row;
          const person = find(row);
          values.id = person?.id ?? randomUUID();
          if (!person) continue;
          existing.add([person.firstname, person.lastname].filter(Boolean).join(' '));
          if (!choices.update_known) leave();
          for (const column of Object.keys(values)) if (!isSaid(column, values[column])) delete values[column];
          // Filled in, as the rules require it of a new one.
          values.lastname ??= person.lastname;
        }
      },
      choices: existing.choices,
      defaults: DEFAULTS,
      key: 'id',
    };
  },
};

type Existing = Pick<Potentials, 'id' | 'phone' | 'firstname' | 'lastname'>;

/** Matches by phone; without one, by names. */
async function existingPotentials(
  client: DatabaseClient,
  rows: readonly PartRow[],
): Promise<(row: PartRow) => Existing | undefined> {
  const phones = rows.flatMap(({ values }) => (typeof values.phone === 'string' ? [values.phone] : []));
  const names = rows.flatMap(({ values }) => (values.phone ? [] : [String(values.firstname).toLowerCase()]));
  const { rows: found } = await client.query<Existing>(EXISTING, [phones, names]);
  // Of several, the one that came first is matched.
  const byKey = new Map([...found].reverse().map((person) => [keyOf(person), person]));
  return ({ values }) => byKey.get(keyOf(values));
}

const keyOf = ({ phone, firstname, lastname }: Partial<Record<keyof Existing, unknown>>): string =>
  phone ? String(phone) : `${String(firstname).toLowerCase()} ${String(lastname).toLowerCase()}`;

const EXISTING = `
  select id, phone, firstname, lastname from potentials
  where phone = any($1) or (phone is null and lower(firstname) = any($2)) order by id`;

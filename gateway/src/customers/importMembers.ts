import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { MEMBER_IMPORT } from '@taem/domain/import/customerColumns.ts';
import type { MemberTiers, MerchantBranches } from '../database/generated/rows.ts';
import { refuseField } from '../http/errors.ts';
import { requirePermission } from '../http/requirePermission.ts';
import type { Cells, ImportRules, ImportScope, PartRow, Say } from '../import/ImportRules.ts';
import { refuseOtherBranch } from '../resource/branchScope.ts';
import { type ExistingMember, existingMembers } from './existingMembers.ts';
import { isOpen } from './isOpen.ts';
import { isSaid } from './isSaid.ts';
import { members } from './members.ts';
import { NO_LASTNAME, namePerson } from './namePerson.ts';
import { openingOfFile } from './opening/openingOfFile.ts';
import { prepareCustomer } from './prepareCustomer.ts';
import { nextMemberCodes, OPENING_TIER } from './prepareMember.ts';
import { withoutForeignPhone } from './withoutForeignPhone.ts';

/** Columns that are never null, with their values for a row that leaves them empty. */
const DEFAULTS = { tags: [], invite_codes: [], i18n: {}, status: 'Active' };

/**
 * CALL-32 Imports members from a file. Existing members, matched by phone or code, are left unchanged, or updated with
 * the file's values if that is chosen.
 */
export const importMembers: ImportRules = {
  resource: members,
  fields: MEMBER_IMPORT,
  needs: [['firstname', 'name']],
  choices: { update_known: false },
  async open(scope) {
    const { client, session, branchId, choices } = scope;
    if (choices.update_known) requirePermission(session, PAGE.customerInsight, 'Write');
    const branches = (await client.query<Branch>('select id, code, name from merchant_branches')).rows;
    if (branchId && !branches.some(({ id }) => id === branchId)) throw refuseField('branch_id', 'does not exist');
    const tier = await client.query<Pick<MemberTiers, 'id'>>(OPENING_TIER);
    const openingTier = tier.rows[0]?.id ?? null;
    const nextCode = codesFor(scope);
    const opening = await openingOfFile(scope);
    const existing = upToDateChoice(members, session);

    /** Reduces a row for an existing member to the values that it contains and that may change. */
    function bringUpToDate(row: PartRow, member: ExistingMember): void {
      const { values } = row;
      for (const column of Object.keys(values)) if (!isSaid(column, values[column])) delete values[column];
      // Filled in, as the rules require them of a new member.
      values.lastname ??= member.lastname;
      values.code = member.code;
      opening.bring(row, member);
    }

    return {
      unique: ['code', 'phone'],
      readCells: (cells, refuse, doubt) =>
        withoutForeignPhone(nameBranch(namePerson(cells, doubt), branches, refuse), 'code', doubt),
      async prepare(values, doubt, cells) {
        await prepareCustomer('members', values, client, null);
        values.branch_id ??= branchId;
        // S7 A row may name its own branch.
        if (values.branch_id) await refuseOtherBranch(client, members, session, null, values);
        // The record's rules require a last name, but the person may have none.
        if (values.lastname === NO_LASTNAME) values.lastname = '';
        values.code ??= null;
        if (typeof values.i18n === 'string') values.i18n = JSON.parse(values.i18n);
        opening.read(values, cells, doubt);
      },
      async completePart(rows) {
        const find = await existingMembers(client, rows);
        for (const row of rows) {
          const member = memberOf(row, find(row));
          if (member === undefined) continue;
          if (member === null) {
            // PERM-07 Every member has a branch, even if the file is imported for all branches.
            if (!row.values.branch_id) row.refuse('branch', NO_BRANCH);
            row.values.code ??= await nextCode();
            opening.begin(row.values, openingTier);
            continue;
          }
          existing.add(member.name);
          if (isOfOtherCode(row, member)) row.doubt('phone', OTHER_CODE);
          if (!choices.update_known) row.leave();
          else if (member.is_merged) {
            row.leave();
            row.doubt('phone', 'is of an account that was merged into another one, and left as it is');
          } else bringUpToDate(row, member);
        }
      },
      choices: existing.choices,
      takeBeside: opening.take,
      defaults: { ...DEFAULTS, tier_id: openingTier },
      key: 'code',
      mayUpdate: isOpen('t'),
    };
  },
};

/** Returns the member that a row is about, null for a new one; undefined if the row is refused. */
function memberOf(row: PartRow, found: readonly ExistingMember[]): ExistingMember | null | undefined {
  const [member, other] = found;
  if (!member) return null;
  if (other) row.refuse('phone', 'belongs to another member than the code');
  else if (member.is_erased) row.refuse('code', 'is already in use');
  else return member;
  return undefined;
}

/**
 * Whether the member was found only by the phone: the same person under another system's code, or two people who share
 * a phone.
 */
const isOfOtherCode = ({ values }: PartRow, { code }: ExistingMember): boolean =>
  typeof values.code === 'string' && values.code.toLowerCase() !== code.toLowerCase();
const OTHER_CODE = 'belongs to a member with another code: the row is taken to be about them';

const NO_BRANCH = 'is required: import in a branch, or name the branch of each row in this column';

import { upToDateChoice } from './upToDateChoice.ts';

type Branch = Pick<MerchantBranches, 'id' | 'code' | 'name'>;

/** Accepts a branch by its code or its name. */
function nameBranch(given: Cells, branches: readonly Branch[], refuse: Say): Cells {
  const { branch, ...cells } = given;
  const branchName = typeof branch === 'string' ? branch.trim().toLowerCase() : '';
  if (!branchName || cells.branch_id) return cells;
  const found = branches.filter(({ code, name }) =>
    [code, name].some((each) => each?.trim().toLowerCase() === branchName),
  );
  if (found.length === 1) cells.branch_id = found[0]?.id;
  else refuse('branch', 'does not exist');
  return cells;
}

const CODES_AT_ONCE = 200;

/**
 * Reserves codes in batches, so that a registration at the counter does not wait for the end of the file; unused ones
 * are skipped.
 */
function codesFor({ beside }: ImportScope): () => Promise<string> {
  let codes: string[] = [];
  let looked = 0;
  return async () => {
    if (!beside) {
      // In a dry run nothing is written: the code only has to differ from the others of the file.
      looked += 1;
      return `?${looked}`;
    }
    if (codes.length === 0) codes = await beside((client) => nextMemberCodes(client, CODES_AT_ONCE));
    return codes.shift() ?? '';
  };
}

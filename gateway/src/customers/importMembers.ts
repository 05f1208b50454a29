import { MEMBER_IMPORT } from '@taem/domain/import/customerColumns.ts';
import type { MemberTiers, MerchantBranches } from '../database/generated/rows.ts';
import { refuseField } from '../http/errors.ts';
import type { Cells, ImportRules, ImportScope } from '../import/ImportRules.ts';
import { refuseOtherBranch } from '../resource/branchScope.ts';
import { members } from './members.ts';
import { prepareCustomer } from './prepareCustomer.ts';
import { nextMemberCodes, OPENING_TIER } from './prepareMember.ts';

/** Columns that are never null, with what they are when a row says nothing. */
const DEFAULTS = { tags: [], invite_codes: [], i18n: {}, status: 'Active' };

/** CALL-32 New members from a file; one whose phone or code is known already is a mistake of the file. */
export const importMembers: ImportRules = {
  resource: members,
  fields: MEMBER_IMPORT,
  needs: [['firstname'], ['lastname']],
  async open(scope) {
    const { client, session, branchId } = scope;
    const branches = (await client.query<Branch>('select id, code, name from merchant_branches')).rows;
    if (branchId && !branches.some(({ id }) => id === branchId)) throw refuseField('branch_id', 'does not exist');
    const tier = await client.query<Pick<MemberTiers, 'id'>>(OPENING_TIER);
    const tier_id = tier.rows[0]?.id ?? null;
    const nextCode = codesFor(scope);
    return {
      unique: ['code', 'phone'],
      taken: { code: 'is already in use', phone: 'This account is already registered as a member.' },
      readCells: (cells, refuse) => nameBranch(cells, branches, refuse),
      async prepare(values) {
        await prepareCustomer('members', values, client, null);
        values.branch_id ??= branchId;
        // PERM-07 No member is without a branch, also of a file that is taken in for all of them.
        if (!values.branch_id) throw refuseField('branch', NO_BRANCH);
        // S7 A row may name its branch itself.
        await refuseOtherBranch(client, members, session, null, values);
        values.code ??= await nextCode();
        if (typeof values.i18n === 'string') values.i18n = JSON.parse(values.i18n);
      },
      defaults: { ...DEFAULTS, tier_id },
    };
  },
};

const NO_BRANCH = 'is required: import in a branch, or name the branch of each row in this column';

type Branch = Pick<MerchantBranches, 'id' | 'code' | 'name'>;

/** People know a branch by its code or its name. */
function nameBranch(given: Cells, branches: readonly Branch[], refuse: (path: string, message: string) => void): Cells {
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

/** Some at a time, so that who is registered at the counter does not wait for the end of the file; what is left of them is passed over. */
function codesFor({ beside }: ImportScope): () => Promise<string> {
  let codes: string[] = [];
  let looked = 0;
  return async () => {
    if (!beside) {
      // Nothing is written: the code only has to be another one than those of the file.
      looked += 1;
      return `?${looked}`;
    }
    if (codes.length === 0) codes = await beside((client) => nextMemberCodes(client, CODES_AT_ONCE));
    return codes.shift() ?? '';
  };
}

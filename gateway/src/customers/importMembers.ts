import { refuseField } from '../http/errors.ts';
import type { ImportRules } from '../import/ImportRules.ts';
import { refuseOtherBranch } from '../resource/branchScope.ts';
import { members } from './members.ts';
import { prepareCustomer } from './prepareCustomer.ts';
import { OPENING_TIER } from './prepareMember.ts';

/** Columns that are never null, with what they are when a row says nothing. */
const DEFAULTS = { tags: [], invite_codes: [], i18n: {}, status: 'Active' };

/** CALL-32 New members from a file; one whose phone or code is known already is a mistake of the file. */
export const importMembers: ImportRules = {
  resource: members,
  async open(scope) {
    const { client, session, branchId } = scope;
    const known = await client.query('select 1 from merchant_branches where id = $1', [branchId]);
    if (branchId && known.rowCount === 0) throw refuseField('branch_id', 'does not exist');
    const tier = await client.query<{ id: string }>(OPENING_TIER);
    const tier_id = tier.rows[0]?.id ?? null;
    // In the order of the file; at random, two of so many would soon be the same.
    const moment = Date.now();
    let coded = 0;
    const nextCode = () => {
      coded += 1;
      return `M${moment}${String(coded).padStart(5, '0')}`;
    };
    return {
      unique: ['code', 'phone'],
      taken: { code: 'is already in use', phone: 'This account is already registered as a member.' },
      async prepare(values) {
        await prepareCustomer('members', values, client, null);
        values.code ??= nextCode();
        values.branch_id ??= branchId;
        // S7 A row may name its branch itself.
        await refuseOtherBranch(client, members, session, null, values);
        if (typeof values.i18n === 'string') values.i18n = JSON.parse(values.i18n);
      },
      defaults: { ...DEFAULTS, tier_id },
    };
  },
};

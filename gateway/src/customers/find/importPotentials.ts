import { POTENTIAL_IMPORT } from '@taem/domain/import/customerColumns.ts';
import { refuseField } from '../../http/errors.ts';
import type { ImportRules } from '../../import/ImportRules.ts';
import { refuseOtherBranch } from '../../resource/branchScope.ts';
import { potentials } from '../potentials.ts';
import { prepareCustomer } from '../prepareCustomer.ts';

/** Columns that are never null, with what they are when a row says nothing. */
const DEFAULTS = { tags: [], invite_codes: [], i18n: {}, status: 'Active' };

/** People who are no members yet from a file; a phone that two rows of it have is a mistake. */
export const importPotentials: ImportRules = {
  resource: potentials,
  fields: POTENTIAL_IMPORT,
  needs: [['firstname'], ['lastname']],
  async open({ client, session, branchId }) {
    const branch = await client.query('select 1 from merchant_branches where id = $1', [branchId]);
    if (branchId && branch.rowCount === 0) throw refuseField('branch_id', 'does not exist');
    return {
      unique: ['phone'],
      async prepare(values) {
        await prepareCustomer('potentials', values, client, null);
        values.branch_id ??= branchId;
        await refuseOtherBranch(client, potentials, session, null, values);
        if (typeof values.i18n === 'string') values.i18n = JSON.parse(values.i18n);
      },
      defaults: DEFAULTS,
    };
  },
};

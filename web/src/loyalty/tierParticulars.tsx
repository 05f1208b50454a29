import { conditionEntries, privilegeEntries } from '@taem/domain/loyalty/offerForm.ts';
import type { FormValues } from '../form/values.ts';
import type { Particulars } from '../resources/Particulars.ts';
import type { Row } from '../resources/RecordScreens.ts';
import { useFormat } from '../sale/useFormat.ts';
import { TierWhatIfDocument } from './gql/graphql.ts';
import { conditionsOf, NO_BENEFIT, NO_CONDITION, privilegesOf } from './ruleEntries.ts';
import { ThresholdInput } from './sentence/ConditionsInput.tsx';
import { PrivilegesInput } from './sentence/PrivilegesInput.tsx';
import { ConditionsText, PrivilegesText } from './sentence/RuleText.tsx';
import { unsaid, useKinds } from './useKinds.ts';
import { TierStandingTable } from './whatIf/TierStandingTable.tsx';
import type { Question } from './whatIf/useWhatIf.ts';
import { WhatIfPanel } from './whatIf/WhatIfPanel.tsx';

/** MGMT-23..27 What the screens of tiers do beyond their declaration. */
export const tierParticulars: Particulars = {
  own: {
    conditions: {
      empty: [NO_CONDITION],
      of: conditionsOf,
      rule: conditionEntries,
      input: (read) => read,
      Input: ThresholdInput,
      Show: ConditionsText,
    },
    privileges: {
      empty: [{ condition: null, item: NO_BENEFIT }],
      of: privilegesOf,
      rule: privilegeEntries,
      input: (read) => read,
      Input: PrivilegesInput,
      Show: PrivilegesText,
    },
  },
  cells: { conditions: MoneyRequired },
  numbers: ['conditions'],
  Below,
};

/** MGMT-26 The required lifetime value in THB; any other condition in words. */
function MoneyRequired({ row }: { row: Row }) {
  const kinds = useKinds();
  const format = useFormat();
  const [first] = conditionsOf(row);
  if (!kinds || !first) return unsaid(kinds);
  const kind = kinds.conditions.find(({ id }) => id === first.conditionId);
  if (kind?.fact !== 'total_ltv' || kind.operator !== '>=') return <ConditionsText value={[first]} />;
  return format.baht(Number(first.value));
}

function Below({ values, row }: { values: FormValues; row: Row | null }) {
  const privileges = privilegeEntries.safeParse(values.privileges ?? []);
  const questionOf = (range: object): Question | null =>
    row && privileges.success
      ? {
          document: TierWhatIfDocument,
          field: 'tierWhatIf',
          variables: { tierId: row.id, privileges: privileges.data, range },
        }
      : null;
  return (
    <>
      <TierStandingTable values={values} row={row} />
      {row && <WhatIfPanel questionOf={questionOf} />}
    </>
  );
}

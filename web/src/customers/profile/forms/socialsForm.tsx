import { MenuItem, TextField } from '@mui/material';
import { CUSTOMER_LIMITS, MAX_CUSTOMER_ENTRIES } from '@taem/domain/customers/profile/customerLimits.ts';
import { socialFields } from '@taem/domain/customers/profile/profileFields.ts';
import { socialsRule } from '@taem/domain/customers/profile/profileRules.ts';
import type { OwnField, OwnInputProps } from '../../../resources/Particulars.ts';
import { NOTHING } from '../../../ui/nothing.ts';
import { useSocialNetworksQuery } from '../../gql/hooks.ts';
import { useProfileMessages } from '../messages.ts';
import type { BlockForm } from '../ProfileRecord.ts';
import { EntriesInput } from './EntriesInput.tsx';
import { fieldsOf } from './fieldsOf.ts';

interface Pair {
  readonly socialId: string;
  readonly account: string;
}
type Pairs = readonly Pair[];

function SocialsInput({ label, value, onChange, error, disabled }: OwnInputProps<Pairs>) {
  const t = useProfileMessages();
  const networks = useNetworks();
  return (
    <EntriesInput
      label={label}
      entries={value}
      empty={{ socialId: '', account: '' }}
      most={MAX_CUSTOMER_ENTRIES}
      error={error}
      disabled={disabled}
      named={({ socialId, account }) => [networks.nameOf(socialId), account].filter(Boolean).join(' ')}
      onChange={onChange}
      draw={(pair, change) => (
        <>
          <TextField
            select
            fullWidth
            label={t('social.network')}
            value={pair.socialId}
            disabled={disabled}
            onChange={({ target }) => change({ ...pair, socialId: target.value })}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          >
            <MenuItem value="">{t('choice.none')}</MenuItem>
            {networks.with(pair.socialId).map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            fullWidth
            label={t('social.account')}
            value={pair.account}
            disabled={disabled}
            onChange={({ target }) => change({ ...pair, account: target.value })}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: CUSTOMER_LIMITS.fact } }}
          />
        </>
      )}
    />
  );
}

function useNetworks() {
  const { data } = useSocialNetworksQuery();
  const list = data?.socials ?? [];
  const nameOf = (id: string) => list.find((network) => network.id === id)?.name ?? '';
  return {
    nameOf,
    /** Returns the list, plus the chosen one if it is no longer in the list. */
    with: (id: string) => (id === '' || nameOf(id) !== '' ? list : [...list, { id, name: NOTHING }]),
  };
}

function SocialsShow({ value }: { readonly value: Pairs }) {
  const { nameOf } = useNetworks();
  return value.map(({ socialId, account }) => `${nameOf(socialId)} ${account}`.trim()).join(', ');
}

const socials: OwnField<Pairs> = {
  empty: [],
  of: (row) =>
    ((row.socials ?? []) as { socialId: string | null; account: string | null }[]).map(({ socialId, account }) => ({
      socialId: socialId ?? '',
      account: account ?? '',
    })),
  rule: socialsRule,
  input: (pairs: Pairs) => pairs,
  Input: SocialsInput,
  Show: SocialsShow,
};

/** CUST-58 */
export const socialsForm: BlockForm = { fields: fieldsOf(socialFields, { socials }) };

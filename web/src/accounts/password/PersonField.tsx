import { Autocomplete, TextField, Typography } from '@mui/material';
import { mayGive } from '@taem/domain/accounts/mayGive.ts';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { toAuthorizes } from '../../app/contractValues.ts';
import { fullName } from '../../app/fullName.ts';
import { usePermission } from '../../app/permission.ts';
import { useSession } from '../../app/session.ts';
import type { PeopleQuery } from '../gql/graphql.ts';
import { usePeopleQuery } from '../gql/hooks.ts';
import { useOwnAccess } from '../useOwnAccess.ts';
import { usePasswordMessages } from './messages.ts';

type Person = PeopleQuery['merchantUsers']['items'][number];

const nameOf = ({ firstname, lastname, username }: Pick<Person, 'firstname' | 'lastname' | 'username'>) =>
  `${fullName({ firstname, lastname })} (${username})`;

/**
 * OP-06 Chooses whose password is changed: any user's for those who may write users, otherwise only the own. Users with more
 * rights are listed but disabled: the gateway would refuse (ADR 0029).
 */
export function PersonField({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const t = usePasswordMessages();
  const session = useSession();
  const { canWrite } = usePermission(PAGE.user);
  const own = useOwnAccess();
  const { data } = usePeopleQuery({ skip: !canWrite });
  const self = { ...session, branchIds: [], role: null };
  const people: readonly Pick<Person, 'id' | 'firstname' | 'lastname' | 'username' | 'branchIds' | 'role'>[] =
    (canWrite && data?.merchantUsers.items) || [self];
  const isBeyond = ({ id, role, branchIds }: (typeof people)[number]) =>
    id !== session.id && !(own && role && mayGive(own, { role, branchIds, authorizes: toAuthorizes(role.authorizes) }));
  return (
    <Autocomplete
      options={people}
      value={people.find(({ id }) => id === value) ?? null}
      onChange={(_, person) => onChange(person?.id ?? null)}
      disabled={!canWrite}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      getOptionDisabled={isBeyond}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      noOptionsText={t('password.none')}
      renderOption={({ key, ...props }, person) => (
        <li key={key} {...props}>
          {nameOf(person)}
          <Typography variant="body2" color="textSecondary" sx={{ ml: 'auto', pl: 2 }}>
            {person.id === session.id ? t('password.own') : isBeyond(person) ? t('password.beyond') : person.role?.name}
          </Typography>
        </li>
      )}
      renderInput={(field) => <TextField {...field} label={t('password.user')} required />}
    />
  );
}

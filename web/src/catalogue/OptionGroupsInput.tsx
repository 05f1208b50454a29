import { Link as MuiLink, Skeleton, Stack, Typography } from '@mui/material';
import { optionGroup } from '@taem/domain/catalogue/optionGroup.ts';
import { namedGroups } from '@taem/domain/catalogue/optionGroupForm.ts';
import { Link } from 'react-router-dom';
import { ManyInput } from '../form/fields/ManyInput.tsx';
import type { OwnField, OwnInputProps } from '../resources/Particulars.ts';
import { listPath } from '../resources/RecordScreens.ts';
import { useOptionGroupChoicesQuery } from './gql/hooks.ts';
import { useCatalogueMessages } from './messages.ts';

type Ids = readonly string[];

/** Of four groups, in pixels. */
const ROOM = 193;

/** Each group with what can be chosen of it: a name alone says little of "Size". */
function OptionGroupsInput({ values: _, row, ...field }: OwnInputProps<Ids>) {
  const t = useCatalogueMessages();
  const { data, error } = useOptionGroupChoicesQuery();
  // MGMT-38 A list of choices that cannot be loaded is not drawn; of one that is to come the room is.
  if (!data) return error ? null : <Skeleton variant="rounded" aria-busy sx={{ height: ROOM }} />;
  const groups = data.optionGroups.items;
  const options = groups
    .filter(({ id, status }) => status === 'ACTIVE' || field.value.includes(id))
    .map(({ id, name, options }) => ({ id, name: `${name}: ${options.map((option) => option.name).join(', ')}` }));
  if (options.length > 0) return <ManyInput {...field} options={options} hint={t('groups.hint')} />;
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Typography variant="subtitle2">{field.label}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t('groups.none')}{' '}
        <MuiLink component={Link} to={listPath(optionGroup)}>
          {t('groups.manage')}
        </MuiLink>
      </Typography>
    </Stack>
  );
}

function OptionGroupsShow({ value }: { value: Ids }) {
  const { data } = useOptionGroupChoicesQuery();
  const names = value.map((id) => data?.optionGroups.items.find((group) => group.id === id)?.name ?? '…');
  return names.length === 0 ? '-' : names.join(', ');
}

/** The groups of options that a product or a category names. */
export const optionGroupIds: OwnField<Ids> = {
  empty: [],
  of: (row) => (row.optionGroupIds ?? []) as Ids,
  rule: namedGroups,
  input: (ids: Ids) => ids,
  Input: OptionGroupsInput,
  Show: OptionGroupsShow,
};

import { Link as MuiLink, Skeleton, Stack, Typography } from '@mui/material';
import { optionGroup } from '@taem/domain/catalogue/optionGroup.ts';
import { namedGroups } from '@taem/domain/catalogue/optionGroupForm.ts';
import { Link } from 'react-router-dom';
import { ManyInput } from '../form/fields/ManyInput.tsx';
import type { OwnField, OwnInputProps } from '../resources/Particulars.ts';
import { listPath } from '../resources/RecordScreens.ts';
import { NOTHING } from '../ui/nothing.ts';
import { useOptionGroupChoicesQuery } from './gql/hooks.ts';
import { useCatalogueMessages } from './messages.ts';

type Ids = readonly string[];

/** Height of four groups, in pixels. */
const ROOM = 193;

/** A choice of option groups, each with its options: a name such as "Size" alone is unclear. */
function OptionGroupsInput({ values: _, row, ...field }: OwnInputProps<Ids>) {
  const t = useCatalogueMessages();
  const { data, error } = useOptionGroupChoicesQuery();
  // MGMT-38 Choices that cannot be loaded are not drawn; while they are loading their room is reserved.
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
  return names.length === 0 ? NOTHING : names.join(', ');
}

/** The option groups of a product or a category. */
export const optionGroupIds: OwnField<Ids> = {
  empty: [],
  of: (row) => (row.optionGroupIds ?? []) as Ids,
  rule: namedGroups,
  input: (ids: Ids) => ids,
  Input: OptionGroupsInput,
  Show: OptionGroupsShow,
};

import { MenuItem, TextField } from '@mui/material';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import { STATUSES } from '../app/contractValues.ts';
import { useLanguage } from '../app/i18n.ts';
import { filteredFields, recordsOf } from './listAddress.ts';
import { useResourceMessages } from './messages.ts';
import { useChoices } from './useChoices.ts';

interface Props {
  readonly record: RecordDeclaration;
  readonly filter: Readonly<Record<string, string>>;
  readonly onChange: (filter: Readonly<Record<string, string>>) => void;
}

/** One choice for each field that the list can be narrowed by. */
export function ListFilters({ record, filter, onChange }: Props) {
  const language = useLanguage();
  const choose = (name: string, value: string) => {
    const { [name]: _, ...others } = filter;
    onChange(value ? { ...others, [name]: value } : others);
  };
  return filteredFields(record).map(([name, field]) => (
    <FilterField
      key={name}
      label={field.label[language]}
      type={recordsOf(field)}
      value={filter[name] ?? ''}
      onChoose={(value) => choose(name, value)}
    />
  ));
}

interface FieldProps {
  readonly label: string;
  /** Contract type that the choices are records of; null for a status. */
  readonly type: string | null;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

function FilterField({ label, type, value, onChoose }: FieldProps) {
  const t = useResourceMessages();
  const records = useChoices(type);
  const statuses = [
    { id: STATUSES.Active, name: t('status.Active') },
    { id: STATUSES.Inactive, name: t('status.Inactive') },
  ];
  const choices = type === null ? statuses : records;
  // MGMT-38 A list of choices that cannot be loaded is not drawn.
  if (choices === null) return null;
  return (
    <TextField
      select
      label={label}
      value={choices.some(({ id }) => id === value) ? value : ''}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ minWidth: 140, flex: { xs: 1, sm: 'none' } }}
    >
      <MenuItem value="">{t('list.all')}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

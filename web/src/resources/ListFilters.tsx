import { MenuItem, Stack, TextField, type Theme, useMediaQuery } from '@mui/material';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import { useId, useState } from 'react';
import { STATUSES } from '../app/contractValues.ts';
import { useLanguage } from '../app/i18n.ts';
import { FiltersButton } from '../ui/FiltersButton.tsx';
import { filtersInOrder, namesWithin, withinOf } from './filtersWithin.ts';
import { recordsOf } from './listAddress.ts';
import { useResourceMessages } from './messages.ts';
import { useChoices } from './useChoices.ts';

interface Props {
  readonly record: RecordDeclaration;
  readonly filter: Readonly<Record<string, string>>;
  readonly onChange: (filter: Readonly<Record<string, string>>) => void;
}

/** One choice for each field that the list can be narrowed by; on a phone behind a button, so that the list is in sight. */
export function ListFilters({ record, filter, onChange }: Props) {
  const language = useLanguage();
  const id = useId();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const count = Object.keys(filter).length;
  const [isOpen, setOpen] = useState(count > 0);
  const choose = (name: string, value: string) => {
    const below = [name, ...namesWithin(record, name)];
    const others = Object.entries(filter).filter(([each]) => !below.includes(each));
    onChange(Object.fromEntries(value ? [...others, [name, value]] : others));
  };
  const fields = filtersInOrder(record).flatMap(([name, field]) => {
    const above = withinOf(field);
    // What is chosen among the records of another waits for that other.
    if (above && !filter[above]) return [];
    return (
      <FilterField
        key={name}
        label={field.label[language]}
        type={recordsOf(field)}
        within={above && filter[above]}
        value={filter[name] ?? ''}
        onChoose={(value) => choose(name, value)}
      />
    );
  });
  if (!isNarrow || fields.length === 0) return fields;
  return (
    <>
      <FiltersButton count={count} isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)} />
      {isOpen && (
        <Stack id={id} sx={{ gap: 2, width: 1, order: 1, pt: 1 }}>
          {fields}
        </Stack>
      )}
    </>
  );
}

interface FieldProps {
  readonly label: string;
  /** Contract type that the choices are records of; null for a status. */
  readonly type: string | null;
  /** Id of the record that the choices stand within. */
  readonly within?: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

function FilterField({ label, type, within, value, onChoose }: FieldProps) {
  const t = useResourceMessages();
  const records = useChoices(type, within);
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
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ minWidth: 140, flex: { xs: 1, sm: 'none' } }}
    >
      <MenuItem value="">{t('list.all')}</MenuItem>
      {/* It narrows the list all the same, and can be taken away only where it is seen. */}
      {value && !choices.some(({ id }) => id === value) && <MenuItem value={value}>{t('list.gone')}</MenuItem>}
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

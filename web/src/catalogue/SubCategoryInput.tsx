import { MenuItem, TextField } from '@mui/material';
import { useEffect } from 'react';
import type { OwnInputProps } from '../resources/Particulars.ts';
import { useSubCategoriesOfQuery } from './gql/hooks.ts';
import { useCatalogueMessages } from './messages.ts';

/** The parts of the chosen category; one of another category is let go. */
export function SubCategoryInput({ label, value, onChange, onBlur, error, disabled, values }: OwnInputProps<string>) {
  const t = useCatalogueMessages();
  const categoryId = String(values.categoryId ?? '');
  const { data, error: failed } = useSubCategoriesOfQuery({ variables: { categoryId }, skip: categoryId === '' });
  const choices = categoryId === '' ? [] : (data?.productSubCategories.items ?? null);
  const isStray = value !== '' && choices !== null && choices.every(({ id }) => id !== value);
  useEffect(() => {
    if (isStray && !disabled) onChange('');
  }, [isStray, disabled, onChange]);
  // MGMT-38 A list of choices that cannot be loaded is not drawn.
  if (failed) return null;
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={choices?.some(({ id }) => id === value) ? value : ''}
      disabled={disabled || categoryId === ''}
      error={error !== undefined}
      helperText={error ?? ' '}
      onBlur={onBlur}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t(categoryId === '' ? 'sub.first' : 'sub.none')}</MenuItem>
      {choices?.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

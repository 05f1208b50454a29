import { useEffect } from 'react';
import { ChoiceInput } from '../form/fields/ChoiceInput.tsx';
import type { OwnInputProps } from '../resources/Particulars.ts';
import { useSubCategoriesOfQuery } from './gql/hooks.ts';
import { useCatalogueMessages } from './messages.ts';

/** A choice of a sub-category of the chosen category; one of another category is cleared. */
export function SubCategoryInput({ values, row: _, ...field }: OwnInputProps<string>) {
  const { value, disabled, onChange } = field;
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
    <ChoiceInput
      {...field}
      disabled={disabled || categoryId === ''}
      options={choices ?? []}
      none={t(categoryId === '' ? 'sub.first' : 'sub.none')}
    />
  );
}

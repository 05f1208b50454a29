import { Autocomplete, type AutocompleteProps } from '@mui/material';

interface Found {
  readonly id: string;
}

type Props<Item extends Found, Multiple extends boolean, Free extends boolean> = Omit<
  AutocompleteProps<Item, Multiple, false, Free>,
  'options' | 'filterOptions' | 'getOptionKey' | 'getOptionLabel' | 'isOptionEqualToValue' | 'noOptionsText'
> & {
  /** The items that the server found for the keyword. */
  readonly found: readonly Item[] | undefined;
  readonly nameOf: (item: Item) => string;
  /** Text if nothing is found. */
  readonly none: string;
};

/** A field that searches members, products and the like by what is typed: a shop may have a hundred thousand of them. */
export function Finder<Item extends Found, Multiple extends boolean = false, Free extends boolean = false>({
  found,
  nameOf,
  none,
  ...field
}: Props<Item, Multiple, Free>) {
  return (
    <Autocomplete
      {...field}
      options={[...(found ?? [])]}
      filterOptions={(all) => all}
      getOptionKey={(item) => (typeof item === 'string' ? item : item.id)}
      getOptionLabel={(item) => (typeof item === 'string' ? item : nameOf(item as Item))}
      isOptionEqualToValue={(one, other) => one.id === (other as Item).id}
      noOptionsText={none}
    />
  );
}

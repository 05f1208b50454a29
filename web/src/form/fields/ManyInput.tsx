import { Checkbox, FormControlLabel, FormGroup } from '@mui/material';
import { BOUND_LIST } from '../../ui/boundList.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { Option } from './ChoiceInput.tsx';
import type { FieldProps } from './FieldProps.ts';

interface Props<Id extends string | number> extends FieldProps<readonly Id[]> {
  readonly options: readonly Option<Id>[];
  /** Side by side, such as weekdays; a longer list scrolls. */
  readonly isRow?: boolean;
}

/** A choice of any items of a list, by checkboxes. */
export function ManyInput<Id extends string | number>({ options, isRow = false, ...field }: Props<Id>) {
  const { value } = field;
  const toggle = (id: Id) => field.onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  return (
    <ChoiceGroup {...field} hintIs="above">
      <FormGroup row={isRow} onBlur={field.onBlur} sx={isRow ? undefined : LIST}>
        {options.map(({ id, name, ...option }) => (
          <FormControlLabel
            key={id}
            label={name}
            disabled={option.disabled}
            sx={ITEM}
            control={
              <Checkbox checked={value.includes(id)} onChange={() => toggle(id)} sx={{ width: 44, height: 44 }} />
            }
          />
        ))}
      </FormGroup>
    </ChoiceGroup>
  );
}

// On a phone only the page scrolls.
const LIST = { ...BOUND_LIST, maxHeight: { sm: 240 }, flexWrap: 'nowrap' } as const;
// The checkbox aligns with the first line of a long name.
const ITEM = { alignItems: 'flex-start', '& .MuiFormControlLabel-label': { py: '10px' } } as const;

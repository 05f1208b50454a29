import { Checkbox, FormControlLabel, FormGroup } from '@mui/material';
import { BOUND_LIST } from '../../ui/boundList.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { Option } from './ChoiceInput.tsx';
import type { FieldProps } from './FieldProps.ts';

interface Props<Id extends string | number> extends FieldProps<readonly Id[]> {
  readonly options: readonly Option<Id>[];
  /** Beside each other, as weekdays are; a longer list is scrolled. */
  readonly isRow?: boolean;
}

/** Some of a list, each with a box to tick. */
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

// On a phone the page alone is scrolled.
const LIST = { ...BOUND_LIST, maxHeight: { sm: 240 }, flexWrap: 'nowrap' } as const;
// The box stands at the first line of a long name.
const ITEM = { alignItems: 'flex-start', '& .MuiFormControlLabel-label': { py: '10px' } } as const;

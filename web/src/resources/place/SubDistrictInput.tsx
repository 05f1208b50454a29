import { TextField } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { drawn, type FieldProps } from '../../form/fields/FieldProps.ts';
import { Finder } from '../../ui/Finder.tsx';
import type { FoundSubDistrictFragment } from '../gql/graphql.ts';
import { useSubDistrictOfAddressQuery, useSubDistrictsFoundQuery } from '../gql/hooks.ts';
import { useResourceMessages } from '../messages.ts';
import { wholeName } from './wholeName.ts';

/** A choice of a sub-district with its district and province, searched by name. The value is its id; empty for none. */
export function SubDistrictInput(props: FieldProps<string>) {
  const t = useResourceMessages();
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const { data: chosen } = useSubDistrictOfAddressQuery({ variables: { id: props.value }, skip: props.value === '' });
  const { data } = useSubDistrictsFoundQuery({ variables: { keyword }, skip: keyword.length < 2 });
  const value = props.value === '' ? null : (chosen?.subDistrict ?? null);
  return (
    <Finder<FoundSubDistrictFragment>
      found={data?.subDistrictPage.items ?? (value ? [value] : [])}
      nameOf={wholeName}
      none={t(keyword.length < 2 ? 'place.type' : 'place.none')}
      value={value}
      disabled={props.disabled ?? false}
      onChange={(_, item) => props.onChange(item?.id ?? '')}
      onInputChange={(_, text, why) => why === 'input' && setTyped(text)}
      renderInput={(input) => {
        const { value: _value, onChange: _onChange, ...field } = drawn({ ...props, value: '' });
        return <TextField {...input} {...field} />;
      }}
    />
  );
}

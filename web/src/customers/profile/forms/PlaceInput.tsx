import { Box } from '@mui/material';
import { recordedLabels } from '@taem/domain/changes/recordedLabels.ts';
import { changePlace, clearedBy, PLACE, type Place, type PlacePart } from '@taem/domain/customers/profile/place.ts';
import { Fragment, useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../../app/i18n.ts';
import type { OnboardSource } from '../../../gql/contract.ts';
import type { OwnInputProps } from '../../../resources/Particulars.ts';
import { useShopChoices } from '../../questions/useShopChoices.ts';
import { ListChoice, ListName } from './ListChoice.tsx';

const SOURCES: Readonly<Record<PlacePart, OnboardSource>> = {
  provinceId: 'PROVINCES',
  districtId: 'DISTRICTS',
  subDistrictId: 'SUB_DISTRICTS',
  postcodeId: 'POSTCODES',
};

/** Returns the id of the place that contains a part; undefined for the outermost part. */
const outerOf = (part: PlacePart, place: Place) => {
  const outer = PLACE[PLACE.indexOf(part) - 1];
  return outer && place[outer];
};

/** CUST-36 Province, district, sub-district and postcode, each within the previous one. */
export function PlaceInput({ value, onChange, error, disabled }: OwnInputProps<Place>) {
  const language = useLanguage();
  useOnlyPostcode(value, (id) => onChange({ ...value, postcodeId: id }));
  return (
    <Box sx={{ display: 'grid', columnGap: 2.5, rowGap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {PLACE.map((part) => (
        <ListChoice
          key={part}
          source={SOURCES[part]}
          parentId={outerOf(part, value)}
          label={recordedLabels[part]?.[language] ?? part}
          value={value[part]}
          error={clearedBy(part).length === 0 ? error : undefined}
          disabled={disabled}
          onChange={(id) => onChange(changePlace(value, part, id))}
        />
      ))}
    </Box>
  );
}

/** Chooses the postcode if there is only one, as most sub-districts have. */
function useOnlyPostcode({ subDistrictId, postcodeId }: Place, take: (id: string) => void): void {
  const { choices } = useShopChoices('POSTCODES', subDistrictId);
  const only = choices?.length === 1 ? choices[0]?.id : undefined;
  const takeOnly = useEffectEvent((id: string) => postcodeId === '' && take(id));
  useEffect(() => {
    if (only) takeOnly(only);
  }, [only]);
}

export function PlaceShow({ value }: { readonly value: Place }) {
  return PLACE.filter((part) => value[part] !== '').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ', '}
      <ListName source={SOURCES[part]} parentId={outerOf(part, value)} id={value[part]} />
    </Fragment>
  ));
}

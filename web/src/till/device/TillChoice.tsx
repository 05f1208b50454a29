import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { changeDevice, NO_TILL, type TillOfDevice, useDeviceSetting } from '../../app/deviceSetting.ts';
import { useSession } from '../../app/session.ts';
import { CONTROL } from '../../ui/tokens.ts';
import { useBranchTillsQuery } from '../gql/hooks.ts';
import { useDeviceMessages } from './messages.ts';

interface Props {
  /** Where the branch has none. */
  readonly none?: ReactNode;
  /** Chooses whose shift is looked into, and leaves what this device is. */
  readonly shiftOf?:
    | { readonly till: TillOfDevice | null; readonly onChoose: (till: TillOfDevice) => void }
    | undefined;
}

/** Which till of its branch this device is, or whose shift is looked into. */
export function TillChoice({ none = null, shiftOf }: Props) {
  const t = useDeviceMessages();
  const id = useId();
  const { till: ofDevice } = useDeviceSetting();
  const { branchId } = useSession();
  const { data } = useBranchTillsQuery({ variables: { branchId: branchId ?? '' }, skip: !branchId });
  if (!data || !branchId) return null;
  const tills = data.tills.items;
  if (tills.length === 0) return none;
  const chosen = shiftOf ? shiftOf.till : ofDevice;
  const choose = (id: string) => {
    const next = tills.find((each) => each.id === id);
    const till = next ? { id, branchId, code: next.code, name: next.name } : NO_TILL;
    if (shiftOf) shiftOf.onChoose(till);
    else changeDevice({ till });
  };
  return (
    <Box sx={{ mt: 1 }}>
      <Typography id={id}>{t(shiftOf ? 'till.shiftOf' : 'till.title')}</Typography>
      <RadioGroup
        aria-labelledby={id}
        value={tills.some((each) => each.id === chosen?.id) ? chosen?.id : ''}
        onChange={(_, next) => choose(next)}
      >
        {tills.map((each) => (
          <FormControlLabel
            key={each.id}
            value={each.id}
            control={<Radio />}
            label={t('till.named', { code: each.code, name: each.name })}
            sx={{ minHeight: CONTROL }}
          />
        ))}
        {!shiftOf && (
          <FormControlLabel value="" control={<Radio />} label={t('till.none')} sx={{ minHeight: CONTROL }} />
        )}
      </RadioGroup>
    </Box>
  );
}

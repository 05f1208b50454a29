import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { changeDevice, NO_TILL, useDeviceSetting } from '../../app/deviceSetting.ts';
import { useSession } from '../../app/session.ts';
import { CONTROL } from '../../ui/tokens.ts';
import { useBranchTillsQuery } from '../gql/hooks.ts';
import { useDeviceMessages } from './messages.ts';

/** Which till of its branch this device is; nothing where the branch has none. */
export function TillChoice() {
  const t = useDeviceMessages();
  const id = useId();
  const { till } = useDeviceSetting();
  const { branchId } = useSession();
  const { data } = useBranchTillsQuery({ variables: { branchId: branchId ?? '' }, skip: !branchId });
  const tills = data?.tills.items ?? [];
  if (tills.length === 0 || !branchId) return null;
  const chosen = tills.some((each) => each.id === till.id) ? till.id : '';
  return (
    <Box sx={{ mt: 1 }}>
      <Typography id={id}>{t('till.title')}</Typography>
      <RadioGroup
        aria-labelledby={id}
        value={chosen}
        onChange={(_, next) => changeDevice({ till: next ? { id: next, branchId } : NO_TILL })}
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
        <FormControlLabel value="" control={<Radio />} label={t('till.none')} sx={{ minHeight: CONTROL }} />
      </RadioGroup>
    </Box>
  );
}

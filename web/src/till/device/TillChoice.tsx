import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { changeDevice, NO_TILL, useDeviceSetting } from '../../app/deviceSetting.ts';
import { useSession } from '../../app/session.ts';
import { CONTROL } from '../../ui/tokens.ts';
import { useBranchTillsQuery } from '../gql/hooks.ts';
import { useDeviceMessages } from './messages.ts';

/** Which till of its branch this device is; `none` where the branch has none. */
export function TillChoice({ none = null }: { none?: ReactNode }) {
  const t = useDeviceMessages();
  const id = useId();
  const { till } = useDeviceSetting();
  const { branchId } = useSession();
  const { data } = useBranchTillsQuery({ variables: { branchId: branchId ?? '' }, skip: !branchId });
  if (!data || !branchId) return null;
  const tills = data.tills.items;
  if (tills.length === 0) return none;
  const choose = (id: string) => {
    const next = tills.find((each) => each.id === id);
    changeDevice({ till: next ? { id, branchId, code: next.code, name: next.name } : NO_TILL });
  };
  return (
    <Box sx={{ mt: 1 }}>
      <Typography id={id}>{t('till.title')}</Typography>
      <RadioGroup
        aria-labelledby={id}
        value={tills.some((each) => each.id === till.id) ? till.id : ''}
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
        <FormControlLabel value="" control={<Radio />} label={t('till.none')} sx={{ minHeight: CONTROL }} />
      </RadioGroup>
    </Box>
  );
}

import { Alert, Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { changeDevice, NO_TILL, type TillOfDevice, useDeviceSetting } from '../../app/deviceSetting.ts';
import { useSession } from '../../app/session.ts';
import { CONTROL } from '../../ui/tokens.ts';
import { useDeviceMessages } from './messages.ts';
import { useBranchTills } from './useBranchTills.ts';

interface Props {
  /** null while all branches are looked at: then there is none to choose. */
  readonly branchId: string | null;
  /** Where the branch has none. */
  readonly none?: ReactNode;
  /** Chooses the till whose shift is displayed, without changing which till this device is. */
  readonly shiftOf?:
    | { readonly till: TillOfDevice | null; readonly onChoose: (till: TillOfDevice) => void }
    | undefined;
}

/** Which till of its branch this device is, or whose shift is looked into. */
export function TillChoice({ branchId, none = null, shiftOf }: Props) {
  const t = useDeviceMessages();
  const id = useId();
  const { till: ofDevice } = useDeviceSetting();
  const { branches } = useSession();
  const tills = useBranchTills(branchId);
  if (!tills) return null;
  if (tills.length === 0) return none;
  const chosen = shiftOf ? shiftOf.till : ofDevice;
  const isElsewhere = !shiftOf && ofDevice.id !== '' && ofDevice.branchId !== branchId;
  const choose = (id: string) => {
    const till = tills.find((each) => each.id === id) ?? NO_TILL;
    if (shiftOf) shiftOf.onChoose(till);
    else changeDevice({ till });
  };
  return (
    <Box sx={{ mt: 1 }}>
      {isElsewhere && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('till.elsewhere', {
            till: t('till.named', { code: ofDevice.code, name: ofDevice.name }),
            branch: branches.find((each) => each.id === ofDevice.branchId)?.name ?? t('till.otherBranch'),
          })}
        </Alert>
      )}
      <Typography id={id}>{t(shiftOf ? 'till.shiftOf' : 'till.title')}</Typography>
      <RadioGroup
        aria-labelledby={id}
        // A till elsewhere is neither one of these nor none.
        value={tills.some((each) => each.id === chosen?.id) ? chosen?.id : isElsewhere ? null : ''}
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

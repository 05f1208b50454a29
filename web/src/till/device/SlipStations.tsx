import { Box } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { changeDevice, useDeviceSetting } from '../../app/deviceSetting.ts';
import { usePermission } from '../../app/permission.ts';
import { useSession } from '../../app/session.ts';
import { useStationsQuery } from '../gql/hooks.ts';
import { Choice, Flag } from './deviceFields.tsx';
import { useDeviceMessages } from './messages.ts';

/** The stations whose order slips this device prints; nothing where the shop has no stations. */
export function SlipStations() {
  const t = useDeviceMessages();
  const { slips } = useDeviceSetting();
  const { branchId } = useSession();
  const { canRead } = usePermission(PAGE.preparation);
  const { data } = useStationsQuery({ variables: { branchId: branchId ?? '' }, skip: !canRead || !branchId });
  const stations = data?.preparation?.stations ?? [];
  if (stations.length === 0) return null;
  return (
    <Choice title={t('slips')}>
      {(labelledBy) => (
        <Box role="group" aria-labelledby={labelledBy}>
          {stations.map((station) => (
            <Flag
              key={station}
              label={station}
              checked={slips.includes(station)}
              onChange={(on) =>
                changeDevice({ slips: stations.filter((each) => (each === station ? on : slips.includes(each))) })
              }
            />
          ))}
        </Box>
      )}
    </Choice>
  );
}

import Edit from '@mui/icons-material/EditOutlined';
import Merge from '@mui/icons-material/MergeTypeOutlined';
import PointOfSale from '@mui/icons-material/PointOfSaleOutlined';
import { Button, ButtonGroup } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { Link } from 'react-router-dom';
import { usePermission } from '../../../app/permission.ts';
import { profilePath } from '../../../app/profilePath.ts';
import { useProfileMessages } from '../messages.ts';
import type { MemberProfile } from '../useMemberProfile.ts';

/** The actions for a member at the counter, the most frequent first on a phone. */
export function ProfileActions({ member }: { readonly member: MemberProfile }) {
  const t = useProfileMessages();
  const mayWrite = usePermission(PAGE.customerInsight).canWrite;
  const maySell = usePermission(PAGE.payment).canWrite;
  const ways = [
    ['edit', '/general', <Edit key="edit" />],
    ['merge', '/merge', <Merge key="merge" />],
  ] as const;
  return (
    <>
      {mayWrite && (
        <ButtonGroup variant="outlined" color="inherit" aria-label={t('action.label')}>
          {ways.map(([name, path, icon]) => (
            <Button key={name} component={Link} to={profilePath(member.id, path)} startIcon={icon}>
              {t(`action.${name}`)}
            </Button>
          ))}
        </ButtonGroup>
      )}
      {maySell && (
        <Button
          component={Link}
          to="/payment/addproduct"
          state={{ member }}
          variant="contained"
          startIcon={<PointOfSale />}
          sx={{ order: { xs: -1, sm: 0 } }}
        >
          {t('action.sell')}
        </Button>
      )}
    </>
  );
}

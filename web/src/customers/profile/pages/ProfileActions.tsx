import Merge from '@mui/icons-material/MergeTypeOutlined';
import PointOfSale from '@mui/icons-material/PointOfSaleOutlined';
import { Button } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { Link } from 'react-router-dom';
import { usePermission } from '../../../app/permission.ts';
import { useProfileMessages } from '../messages.ts';
import type { MemberProfile } from '../useMemberProfile.ts';

/** What can be done with a member who stands at the counter. */
export function ProfileActions({ member }: { readonly member: MemberProfile }) {
  const t = useProfileMessages();
  const mayWrite = usePermission(PAGE.customerInsight).canWrite;
  const maySell = usePermission(PAGE.payment).canWrite;
  return (
    <>
      {mayWrite && (
        <Button
          component={Link}
          to={`/ci/member/profiles/${member.id}/merge`}
          variant="outlined"
          color="inherit"
          startIcon={<Merge />}
        >
          {t('action.merge')}
        </Button>
      )}
      {maySell && (
        <Button
          component={Link}
          to="/payment/addproduct"
          state={{ member }}
          variant="contained"
          startIcon={<PointOfSale />}
          // On a phone, where they stand one below the other, what is done most comes first.
          sx={{ order: { xs: -1, sm: 0 } }}
        >
          {t('action.sell')}
        </Button>
      )}
    </>
  );
}

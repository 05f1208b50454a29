import { Alert, Button } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { Link } from 'react-router-dom';
import { fullName } from '../../../../app/fullName.ts';
import { usePermission } from '../../../../app/permission.ts';
import { profilePath } from '../../../../app/profilePath.ts';
import { radius } from '../../../../ui/tokens.ts';
import { usePotentialMessages } from '../messages.ts';
import type { PotentialProfile } from './potentialRecord.ts';

/** Who the potential became; from then on they are looked after as that member. */
export function BecameMember({ member }: Pick<PotentialProfile, 'member'>) {
  const t = usePotentialMessages();
  const { canRead } = usePermission(PAGE.customerInsight);
  const open = member && canRead && (
    <div>
      <Button component={Link} to={profilePath(member.id)} variant="outlined" sx={{ mt: 1 }}>
        {t('profile.openMember')}
      </Button>
    </div>
  );
  return (
    <Alert severity="success" sx={{ borderRadius: radius.card }}>
      {t('potential.isMember')}
      {member && ` · ${fullName(member)} · ${member.code}`}
      {open}
    </Alert>
  );
}

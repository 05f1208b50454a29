import { Link as MuiLink } from '@mui/material';
import { can, PAGE } from '@taem/domain/accounts/permissions.ts';
import { Link } from 'react-router-dom';
import { useSession } from '../../app/session.ts';
import { CONTROL } from '../../ui/tokens.ts';
import { useTillMessages } from './messages.ts';

/** Where messages send users: the sales of today, or the one sale, if they may see them. */
export function HistoryLink({ id }: { id?: string }) {
  const t = useTillMessages();
  // By the rights of the sign-in: a till that cannot ask anything shows the way all the same, and the page asks again.
  const { roleName, authorizes } = useSession();
  if (!can({ name: roleName }, authorizes, PAGE.paymentHistory, 'Read')) return null;
  return (
    <MuiLink
      component={Link}
      to={id ? `/transactions/${id}` : '/transactions?days=TODAY'}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: CONTROL, fontWeight: 600 }}
    >
      {t(id ? 'history.sale' : 'history.today')}
    </MuiLink>
  );
}

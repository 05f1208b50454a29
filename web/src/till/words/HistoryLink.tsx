import { Link as MuiLink } from '@mui/material';
import { can, PAGE } from '@taem/domain/accounts/permissions.ts';
import { Link } from 'react-router-dom';
import { useSession } from '../../app/session.ts';
import { CONTROL } from '../../ui/tokens.ts';
import { useTillMessages } from './messages.ts';

/** The link in messages to today's sales, or to the one sale, for users who may see them. */
export function HistoryLink({ id }: { id?: string }) {
  const t = useTillMessages();
  // Uses the rights from sign-in: a till without a connection shows the link all the same, and the page checks again.
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

import { Alert } from '@mui/material';
import { mayGive } from '@taem/domain/accounts/mayGive.ts';
import { toAuthorizes } from '../../app/contractValues.ts';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useSession } from '../../app/session.ts';
import type { Row } from '../../resources/RecordScreens.ts';
import { useAccessOfQuery } from '../gql/hooks.ts';
import { useOwnAccess } from '../useOwnAccess.ts';
import { useUserMessages } from './messages.ts';

/** Notes on a user to read before a change: a lock after wrong passwords, more rights than the signed-in user has. */
export function UserNotes({ row }: { readonly row: Row | null }) {
  const t = useUserMessages();
  const language = useLanguage();
  const session = useSession();
  const own = useOwnAccess();
  const { data } = useAccessOfQuery({ variables: { id: row?.id ?? '' }, skip: row === null });
  const user = data?.merchantUser;
  if (!user) return null;
  const { role, branchIds, signInLockedUntil: until } = user;
  const given = role && { role, branchIds, authorizes: toAuthorizes(role.authorizes) };
  const isBeyond =
    user.id !== session.id && own !== null && given !== null && given !== undefined && !mayGive(own, given);
  return (
    <>
      {until && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('user.lockedText', { time: formatMoment(until, language) })}
        </Alert>
      )}
      {isBeyond && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('user.beyond')}
        </Alert>
      )}
    </>
  );
}

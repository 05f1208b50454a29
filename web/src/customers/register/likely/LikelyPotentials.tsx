import { Alert, Button } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { phoneIn } from '@taem/domain/reading/phone.ts';
import { Link } from 'react-router-dom';
import { fullName } from '../../../app/fullName.ts';
import { usePermission } from '../../../app/permission.ts';
import { radius } from '../../../ui/tokens.ts';
import { useLikelyPotentialsQuery } from '../../gql/hooks.ts';
import { useLikelyMessages } from './messages.ts';

interface Props {
  readonly phone: string | undefined;
  /** Whether a member or a potential is being registered. */
  readonly as?: 'member' | 'potential';
}

/**
 * Potential customers with the same phone: they are opened instead of making a second entry (CU-11), or become the member,
 * with all their details.
 */
export function LikelyPotentials({ phone = '', as = 'member' }: Props) {
  const t = useLikelyMessages();
  // Without the right to read potentials, none of them can become a member either.
  const { canRead } = usePermission(PAGE.customerInsight);
  const { data } = useLikelyPotentialsQuery({
    variables: { phone },
    skip: !canRead || phoneIn(phone) === null,
    fetchPolicy: 'no-cache',
  });
  const same = (data?.potentials?.items ?? []).filter((potential) => sameNumber(potential.phone, phone));
  if (same.length === 0) return null;
  return (
    <Alert
      severity="info"
      variant="outlined"
      role="region"
      aria-label={t('potential.title')}
      sx={{ borderRadius: radius.card, bgcolor: 'background.paper' }}
    >
      {t(as === 'member' ? 'potential.lead' : 'potential.twice')}
      {same.map(({ id, firstname, lastname }) => (
        <div key={id}>
          <Button
            component={Link}
            to={
              as === 'member'
                ? `/customers/register?potential=${encodeURIComponent(id)}`
                : `/ci/potential/profiles/${encodeURIComponent(id)}`
            }
            variant="outlined"
            sx={{ mt: 1, textAlign: 'start' }}
          >
            {t(as === 'member' ? 'potential.become' : 'potential.open', { name: fullName({ firstname, lastname }) })}
          </Button>
        </div>
      ))}
    </Alert>
  );
}

/** Whether two phones are equal; the search finds a number anywhere in a person's details. */
const sameNumber = (one: string | null | undefined, other: string) =>
  Boolean(one) && phoneIn(one ?? '') === phoneIn(other);

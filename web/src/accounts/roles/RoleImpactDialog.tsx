import { Alert, AlertTitle, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { STATUSES, toAuthorizes } from '../../app/contractValues.ts';
import { fullName } from '../../app/fullName.ts';
import { useSession } from '../../app/session.ts';
import type { FormValues } from '../../form/values.ts';
import type { Row } from '../../resources/RecordScreens.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { useRoleImpactQuery } from '../gql/hooks.ts';
import { useRoleMessages } from './messages.ts';
import { RightsText } from './RightsText.tsx';
import type { Rights } from './rights.ts';
import { toContract } from './toContract.ts';

interface Props {
  readonly values: FormValues;
  readonly row: Row | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const MAX_NAMES = 8;

/** Lists who gains and who loses which right before a role is saved; a role without users is saved at once. */
export function RoleImpactDialog({ values, row, onConfirm, onCancel }: Props) {
  const t = useRoleMessages();
  const own = useSession().id;
  const { data, error, refetch } = useRoleImpactQuery({
    skip: row === null,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
    variables: {
      id: row?.id ?? '',
      input: {
        name: String(values.name),
        status: STATUSES[values.status as keyof typeof STATUSES],
        authorizes: toContract(values.authorizes as Rights),
      },
    },
  });
  const impact = data?.roleImpact;
  const isHarmless =
    row === null ||
    impact === null ||
    (impact && (impact.total === 0 || impact.gained.length + impact.lost.length === 0));
  const confirmed = useRef(false);
  useEffect(() => {
    if (!isHarmless || confirmed.current) return;
    confirmed.current = true;
    onConfirm();
  }, [isHarmless, onConfirm]);
  if (isHarmless) return null;

  const names = impact?.users?.map(
    ({ firstname, lastname, username }) => `${fullName({ firstname, lastname })} (${username})`,
  );
  const unnamed = (impact?.total ?? 0) - Math.min(MAX_NAMES, names?.length ?? 0);
  return (
    <Dialog title={t('impact.title')} maxWidth="sm" onClose={onCancel}>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {!impact && !error && (
          <>
            <Typography>{t('impact.checking')}</Typography>
            <LoadingView count={2} />
          </>
        )}
        {error && !impact && <Alert severity="error">{t('impact.failed')}</Alert>}
        {impact && impact.lost.length > 0 && (
          <Alert severity="warning">
            <AlertTitle>{t('impact.lose', { count: impact.total })}</AlertTitle>
            <RightsText value={toAuthorizes(impact.lost)} />
          </Alert>
        )}
        {impact && impact.gained.length > 0 && (
          <Alert severity="info">
            <AlertTitle>{t('impact.gain', { count: impact.total })}</AlertTitle>
            <RightsText value={toAuthorizes(impact.gained)} />
          </Alert>
        )}
        {impact && (
          <div>
            <Typography sx={{ fontWeight: 650 }}>{t('impact.who')}</Typography>
            <Typography>
              {names ? names.slice(0, MAX_NAMES).join(', ') : t('impact.unnamed')}{' '}
              {names && unnamed > 0 && t('impact.more', { count: unnamed })}
            </Typography>
            <Typography color="textSecondary">
              {impact.users?.some(({ id }) => id === own) && `${t('impact.own')} `}
              {t('impact.atOnce')}
            </Typography>
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onCancel}>
          {t('impact.cancel')}
        </Button>
        {error && !impact ? (
          <Button variant="contained" onClick={() => void refetch().catch(() => undefined)}>
            {t('impact.retry')}
          </Button>
        ) : (
          <Button variant="contained" disabled={!impact} onClick={onConfirm} autoFocus>
            {t('impact.save')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

import { Button, Paper, Stack, Typography } from '@mui/material';
import { DISPLAY_SETTINGS } from '@taem/domain/merchant/displaySettings.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { version } from '../../../package.json';
import { useViewerRightsQuery } from '../../app/gql/hooks.ts';
import { canKeepLocally } from '../../app/localStore.ts';
import { useSession } from '../../app/session.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { checkCamera, checkServer } from './checks.ts';
import { useSelfCheckMessages } from './messages.ts';

/** OP-37 Whether this device is ready: versions, session, server, storage, camera and printer. */
export function SelfCheckPage() {
  const t = useSelfCheckMessages();
  const { firstname, lastname, username, roleName, branchName } = useSession();
  const [storage] = useState(canKeepLocally);
  const name = `${firstname} ${lastname}`.trim() || username;
  return (
    <>
      <PageTitle>{t('check.title')}</PageTitle>
      <Typography color="textSecondary" sx={{ mt: -2, mb: 3 }}>
        {t('check.intro')}
      </Typography>
      <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        <Check title={t('check.versions')} state="good">
          {t('check.versions.text', { app: version, api: DISPLAY_SETTINGS.apiVersion })}
        </Check>
        <Check title={t('check.session')} state="good">
          {t('check.session.text', { name, role: roleName, branch: branchName ?? t('branch.all') })}
        </Check>
        <ServerCheck />
        <Check title={t('check.storage')} state={storage ? 'good' : 'bad'}>
          {t(storage ? 'check.storage.good' : 'check.storage.bad')}
        </Check>
        <CameraCheck />
        <Check
          title={t('check.printer')}
          state="idle"
          action={
            <Button variant="outlined" onClick={() => window.print()}>
              {t('check.print')}
            </Button>
          }
        >
          {t('check.printer.idle')}
        </Check>
      </Stack>
    </>
  );
}

/** Runs as soon as the page opens. */
function ServerCheck() {
  const t = useSelfCheckMessages();
  const { refetch } = useViewerRightsQuery();
  const [took, setTook] = useState<number | null | undefined>();
  const run = useCallback(async () => {
    setTook(undefined);
    setTook(await checkServer(refetch));
  }, [refetch]);
  useEffect(() => void run(), [run]);
  const state = took === undefined ? 'idle' : took === null ? 'bad' : 'good';
  const text = { idle: t('check.busy'), bad: t('check.server.bad'), good: t('check.server.good', { ms: took }) };
  return (
    <Check
      title={t('check.server')}
      state={state}
      action={
        <Button variant="outlined" onClick={() => void run()} disabled={took === undefined}>
          {t('check.again')}
        </Button>
      }
    >
      {text[state]}
    </Check>
  );
}

/** Only on demand: the browser shows a permission prompt. */
function CameraCheck() {
  const t = useSelfCheckMessages();
  const [found, setFound] = useState<string | null | undefined>();
  const state = found === undefined ? 'idle' : found === null ? 'bad' : 'good';
  const text = {
    idle: t('check.camera.idle'),
    bad: t('check.camera.bad'),
    good: t('check.camera.good', { name: found }),
  };
  return (
    <Check
      title={t('check.camera')}
      state={state}
      action={
        <Button variant="outlined" onClick={() => void checkCamera().then(setFound)}>
          {t(found === undefined ? 'check.run' : 'check.again')}
        </Button>
      }
    >
      {text[state]}
    </Check>
  );
}

const TONES = { good: 'good', bad: 'bad', idle: 'neutral' } as const;

interface CheckProps {
  readonly title: string;
  readonly state: keyof typeof TONES;
  readonly action?: ReactNode;
  readonly children: string;
}

function Check({ title, state, action, children }: CheckProps) {
  const t = useSelfCheckMessages();
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ px: 3, py: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', minHeight: 84 }}
    >
      <Stack sx={{ flex: '1 1 260px', minWidth: 0 }} role="status">
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
          <StatusChip tone={TONES[state]}>{t(`state.${state}`)}</StatusChip>
        </Stack>
        <Typography color="textSecondary">{children}</Typography>
      </Stack>
      {action}
    </Paper>
  );
}

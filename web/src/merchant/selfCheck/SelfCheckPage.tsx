import { Button, Paper, Stack, TextField, Typography } from '@mui/material';
import { DISPLAY_SETTINGS } from '@taem/domain/merchant/displaySettings.ts';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { version } from '../../../package.json';
import { fullName } from '../../app/fullName.ts';
import { useViewerRightsQuery } from '../../app/gql/hooks.ts';
import { canKeepLocally } from '../../app/localStore.ts';
import { useSession } from '../../app/session.ts';
import { openDisplay } from '../../sale/display.ts';
import { isPrinterConnected, openDrawer, printTest } from '../../sale/printer/printer.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { checkCamera, checkServer } from './checks.ts';
import { useSelfCheckMessages } from './messages.ts';

/**
 * OP-37 Checks whether this device is ready: versions, session, server, storage, camera, scanner, printer, drawer and
 * display.
 */
export function SelfCheckPage() {
  const t = useSelfCheckMessages();
  const { firstname, lastname, username, roleName, branchName } = useSession();
  const [storage] = useState(canKeepLocally);
  const name = fullName({ firstname, lastname }) || username;
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
        <TriedCheck name="camera" run={checkCamera} />
        <ScannerCheck />
        {isPrinterConnected() ? (
          <>
            <TriedCheck name="printer" run={printTest} />
            <TriedCheck name="drawer" run={openDrawer} />
          </>
        ) : (
          <Check
            title={t('check.printer')}
            state="idle"
            action={<Act onAct={() => window.print()}>{t('check.print')}</Act>}
          >
            {t('check.printer.page')}
          </Check>
        )}
        <Check title={t('check.display')} state="idle" action={<Act onAct={openDisplay}>{t('check.open')}</Act>}>
          {t('check.display.idle')}
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

/** Only on demand: the browser asks for permission, paper is used, and the drawer opens. */
function TriedCheck({ name, run }: { name: 'camera' | 'printer' | 'drawer'; run: () => Promise<unknown> }) {
  const t = useSelfCheckMessages();
  const [{ state, found }, setOutcome] = useState<{ state: keyof typeof TONES; found?: string }>({ state: 'idle' });
  const attempt = () =>
    run().then(
      (answer) => setOutcome({ state: 'good', found: String(answer ?? '') }),
      () => setOutcome({ state: 'bad' }),
    );
  return (
    <Check
      title={t(`check.${name}`)}
      state={state}
      action={<Act onAct={() => void attempt()}>{t(state === 'idle' ? 'check.run' : 'check.again')}</Act>}
    >
      {t(`check.${name}.${state}`, { name: found })}
    </Check>
  );
}

/** Displays what a scanner types into the field, as it arrives. */
function ScannerCheck() {
  const t = useSelfCheckMessages();
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const read = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typed === '') return;
    setCode(typed);
    setTyped('');
  };
  return (
    <Check
      title={t('check.scanner')}
      state={code === null ? 'idle' : 'good'}
      action={
        <TextField
          size="small"
          label={t('check.scanner.field')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={read}
        />
      }
    >
      {code === null ? t('check.scanner.idle') : t('check.scanner.good', { code, count: code.length })}
    </Check>
  );
}

const Act = ({ onAct, children }: { onAct: () => void; children: string }) => (
  <Button variant="outlined" onClick={onAct}>
    {children}
  </Button>
);

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

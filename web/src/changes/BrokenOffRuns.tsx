import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import { RECORDED_TYPES } from '@taem/domain/changes/recordedTypes.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useEffect, useState } from 'react';
import { formatMoment } from '../app/formatMoment.ts';
import { useLanguage } from '../app/i18n.ts';
import { usePermissions } from '../app/permission.ts';
import { CONTROL } from '../ui/tokens.ts';
import type { RunFactsFragment } from './gql/graphql.ts';
import { useBrokenOffRunsQuery, useCancelChangeRunMutation, useResumeChangeRunMutation } from './gql/hooks.ts';
import { useChangesMessages } from './messages.ts';
import { RevertButton } from './RevertButton.tsx';
import { RunResult } from './RunResult.tsx';
import { useChangedWords } from './useChangedWords.ts';
import { useRun } from './useRun.ts';

const nothing = () => undefined;

/** Lists runs that never finished because the server stopped: to resume, to undo, or to leave as they are. */
export function BrokenOffRuns({ onDone = nothing }: { readonly onDone?: () => void }) {
  const permissionOf = usePermissions();
  const mayChange = RECORDED_TYPES.some(({ write }) => permissionOf(write as PageCode).canWrite);
  const { data } = useBrokenOffRunsQuery({ fetchPolicy: 'cache-and-network', skip: !mayChange });
  // A handled run stays visible although it is no longer in the list.
  const [listed, setListed] = useState<readonly RunFactsFragment[]>([]);
  useEffect(() => {
    const found = data?.brokenOffRuns ?? [];
    setListed((before) => [...before, ...found.filter(({ id }) => before.every((run) => run.id !== id))]);
  }, [data]);
  return listed.map((run) => (
    <BrokenOff
      key={run.id}
      broken={run}
      onDone={onDone}
      onLeft={() => setListed((before) => before.filter(({ id }) => id !== run.id))}
    />
  ));
}

interface Props {
  readonly broken: RunFactsFragment;
  readonly onDone: () => void;
  readonly onLeft: () => void;
}

function BrokenOff({ broken, onDone, onLeft }: Props) {
  const t = useChangesMessages();
  const language = useLanguage();
  const words = useChangedWords();
  const { run, failed, follow, cancel } = useRun(onDone);
  const [resume, { loading, error, data }] = useResumeChangeRunMutation();
  const [leave, leaving] = useCancelChangeRunMutation();
  const [isUndone, setIsUndone] = useState(false);
  const { id, kind, type, setId, startedAt, done, total } = broken;
  const variables = { input: { id } };
  const isRefused = error || leaving.error || (data?.resumeChangeRun.userErrors.length ?? 0) > 0;

  async function goOn() {
    const answer = await resume({ variables }).catch(() => null);
    const going = answer?.data?.resumeChangeRun.changeRun;
    if (going) follow(going);
  }
  async function stop() {
    const answer = await leave({ variables }).catch(() => null);
    return answer?.data?.cancelChangeRun.changeRun != null;
  }
  return (
    <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Typography sx={{ fontWeight: 600 }}>
        {t(`broken.${kind}`, { what: type ? words.typeName(type) : '' })}
      </Typography>
      {run ? (
        <Box sx={{ mt: 1 }}>
          <RunResult run={run} failed={failed} onCancel={() => void cancel()} />
        </Box>
      ) : (
        <>
          <Typography variant="body2">
            {t('broken.facts', {
              time: formatMoment(startedAt, language),
              done: formatCount(done),
              total: formatCount(total),
            })}
          </Typography>
          {isRefused && (
            <Typography variant="body2" role="status">
              {t('run.failed')}
            </Typography>
          )}
          <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
            {!isUndone && (
              <Button variant="contained" loading={loading} onClick={() => void goOn()} sx={{ minHeight: CONTROL }}>
                {t('run.resume')}
              </Button>
            )}
            {setId && (
              <RevertButton
                setId={setId}
                label={t('broken.undo')}
                onDone={() => {
                  setIsUndone(true);
                  void stop();
                  onDone();
                }}
              />
            )}
            <Button
              color="inherit"
              aria-label={t(isUndone ? 'run.close' : 'broken.leaveLabel')}
              loading={leaving.loading}
              onClick={() => void stop().then((isLeft) => isLeft && onLeft())}
              sx={{ minHeight: CONTROL }}
            >
              {t(isUndone ? 'run.close' : 'broken.leave')}
            </Button>
          </Stack>
        </>
      )}
    </Alert>
  );
}

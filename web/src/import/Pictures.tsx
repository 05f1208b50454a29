import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { MAX_PICTURES_BYTES } from '@taem/domain/limits.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../app/i18n.ts';
import { said } from '../app/said.ts';
import { useImportPicturesQuery } from './gql/hooks.ts';
import { Mistakes } from './Mistakes.tsx';
import { useImportMessages } from './messages.ts';
import { ImportRefusal, type Progress, sendPictures, type ZipOutcome } from './sendImport.ts';

const EVERY_MS = 2_000;

/** The pictures of imported products: those downloaded from their addresses, and a zip file with others. */
export function Pictures({ importId }: { readonly importId: string }) {
  const t = useImportMessages();
  const { data, stopPolling } = useImportPicturesQuery({
    variables: { id: importId },
    fetchPolicy: 'network-only',
    pollInterval: EVERY_MS,
    skipPollAttempt: () => document.hidden,
  });
  const pictures = data?.importPictures;
  const isWaiting = !pictures || pictures.waiting > 0;
  useEffect(() => {
    if (!isWaiting) stopPolling();
  }, [isWaiting, stopPolling]);
  const { waiting = 0, done = 0, failed = 0, named = 0, faults = [] } = pictures ?? {};
  return (
    <Stack component="section" sx={{ gap: 1.5, width: 1, alignItems: 'flex-start' }}>
      <Typography component="h2" variant="h6">
        {t('pictures.title')}
      </Typography>
      {waiting + done + failed > 0 && (
        <Typography role="status">
          {t(waiting > 0 ? 'pictures.coming' : 'pictures.came', {
            ...{ done: formatCount(done), all: formatCount(waiting + done + failed) },
          })}
        </Typography>
      )}
      {faults.length > 0 && (
        <>
          <Alert severity="warning">{t('pictures.failed', { count: failed, n: formatCount(failed) })}</Alert>
          <Mistakes
            label={t('pictures.faults')}
            mistakes={faults.map(({ row, source, message }) => ({ row: String(row), column: source, message }))}
            of={t('pictures.one')}
          />
        </>
      )}
      {named > 0 && <Typography>{t('pictures.named', { count: named, n: formatCount(named) })}</Typography>}
      <ZipOfPictures />
    </Stack>
  );
}

function ZipOfPictures() {
  const t = useImportMessages();
  const language = useLanguage();
  const client = useApolloClient();
  const input = useRef<HTMLInputElement>(null);
  const work = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<ZipOutcome | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  // Leaving the page aborts it: the finished part stays, and sending the same zip again adds the rest.
  useEffect(() => () => work.current?.abort(), []);

  async function send(file: File) {
    if (file.size > MAX_PICTURES_BYTES) return setRefused('File size is too large.');
    work.current = new AbortController();
    setOutcome(null);
    setRefused(null);
    setProgress({ rows: 0, percent: 0 });
    try {
      setOutcome(await sendPictures(file, work.current.signal, setProgress));
      for (const fieldName of ['products', 'product']) client.cache.evict({ fieldName });
    } catch (error) {
      setRefused(error instanceof ImportRefusal ? error.message : '');
    }
    setProgress(null);
  }
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t('pictures.zipHint')}
      </Typography>
      <Button variant="outlined" color="inherit" disabled={progress !== null} onClick={() => input.current?.click()}>
        {t('pictures.zip')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={t('pictures.zip')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void send(file);
        }}
      />
      {progress && (
        <LinearProgress
          aria-label={t('pictures.zipBusy')}
          variant="determinate"
          value={progress.percent}
          sx={{ width: 1 }}
        />
      )}
      {refused !== null && <Alert severity="error">{refused ? said(refused, language) : t('failed')}</Alert>}
      {outcome && (
        <Alert severity={outcome.left.length > 0 ? 'warning' : 'success'}>
          {t('pictures.zipDone', { count: outcome.changed, n: formatCount(outcome.changed) })}
        </Alert>
      )}
      {outcome && outcome.left.length > 0 && (
        <Mistakes
          label={t('pictures.zipLeft')}
          mistakes={outcome.left.map(({ path, message }) => ({ row: '', column: path, message }))}
          of={t('pictures.file')}
        />
      )}
    </>
  );
}

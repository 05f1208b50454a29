import Upload from '@mui/icons-material/UploadFileOutlined';
import { Alert, Button, LinearProgress, Paper, Stack, Step, StepLabel, Stepper, Typography } from '@mui/material';
import { useRef } from 'react';
import { useLanguage } from '../app/i18n.ts';
import { said } from '../app/said.ts';
import { saveFile } from '../app/saveFile.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { DoneImport } from './DoneImport.tsx';
import type { ImportedRecord } from './ImportedRecord.ts';
import { Mistakes } from './Mistakes.tsx';
import { useImportMessages } from './messages.ts';
import { TestedFile } from './TestedFile.tsx';
import { templateFile } from './templateFile.ts';
import { useImport } from './useImport.ts';

/** MGMT-16, MGMT-21, CUST-10 Records from a file in three steps: choose it, see what would come of it, take it in. */
export function ImportPage({ what }: { readonly what: ImportedRecord }) {
  const t = useImportMessages();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const { file, busy, progress, tested, done, refused, failed, stopped, choose, write, cancel, saveBadRows } =
    useImport(what);
  const step = done ? 3 : busy === 'write' ? 2 : tested ? 1 : 0;
  const crumbs = [{ label: what.home.label[language], to: what.home.to }];
  return (
    <>
      <PageTitle crumbs={crumbs}>{what.title[language]}</PageTitle>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Stepper activeStep={step} sx={{ mb: 3 }}>
          {(['choose', 'test', 'write'] as const).map((each) => (
            <Step key={each}>
              <StepLabel>{t(`step.${each}`)}</StepLabel>
            </Step>
          ))}
        </Stepper>
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          <Typography color="textSecondary">
            {t('hint')} {what.hint[language]}
          </Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant={file ? 'outlined' : 'contained'}
              startIcon={<Upload />}
              disabled={busy !== null}
              onClick={() => input.current?.click()}
            >
              {t(file ? 'chooseOther' : 'choose')}
            </Button>
            <Button color="inherit" onClick={() => saveFile(templateFile(what.template), `${what.path}-template.csv`)}>
              {t('template')}
            </Button>
            <input
              ref={input}
              hidden
              type="file"
              accept=".csv,.xlsx"
              aria-label={t('choose')}
              onChange={({ target }) => {
                void choose(target.files?.[0] ?? null);
                // The same file, corrected in the meantime, can be chosen again.
                target.value = '';
              }}
            />
          </Stack>
          {file && <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file.name}</Typography>}
          {busy && (
            <Stack sx={{ width: 1, gap: 1, alignItems: 'flex-start' }}>
              <Typography role="status">{t(`busy.${busy}`)}</Typography>
              <LinearProgress
                aria-label={t(`busy.${busy}`)}
                sx={{ width: 1 }}
                {...(progress && { variant: 'determinate', value: progress.percent })}
              />
              {progress && (
                <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {t('rows', { rows: progress.rows.toLocaleString('en-US') })}
                </Typography>
              )}
              <Button color="inherit" variant="outlined" onClick={cancel}>
                {t('cancel')}
              </Button>
            </Stack>
          )}
          {stopped && !done && <Alert severity="info">{t('stopped')}</Alert>}
          {failed && <Alert severity="warning">{t('failed')}</Alert>}
          {refused?.message && <Alert severity="error">{said(refused.message, language)}</Alert>}
          {refused && refused.mistakes.length > 0 && (
            <>
              <Alert severity="warning">{t('mendHeading')}</Alert>
              <Mistakes mistakes={refused.mistakes} />
            </>
          )}
          {done && <DoneImport outcome={done} home={what.home} />}
          {tested && !done && (
            <TestedFile outcome={tested} isBusy={busy !== null} onWrite={write} onBadRows={saveBadRows} />
          )}
        </Stack>
      </Paper>
    </>
  );
}

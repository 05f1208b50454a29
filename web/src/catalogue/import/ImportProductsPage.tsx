import Upload from '@mui/icons-material/UploadFileOutlined';
import { Alert, Button, LinearProgress, Paper, Stack, Step, StepLabel, Stepper, Typography } from '@mui/material';
import { product } from '@taem/domain/catalogue/product.ts';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../app/i18n.ts';
import { listPath } from '../../resources/RecordScreens.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { saveText, templateFile } from './importFiles.ts';
import { useImportMessages } from './messages.ts';
import { TestedFile } from './TestedFile.tsx';
import { useProductImport } from './useProductImport.ts';

/** MGMT-21 Products from a file in three steps: choose it, see what would come of it, take it in. */
export function ImportProductsPage() {
  const t = useImportMessages();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const { file, tested, done, busy, failed, choose, write } = useProductImport();
  const step = done ? 3 : tested ? 1 : 0;
  const crumbs = [{ label: product.words.many[language], to: listPath(product) }];
  return (
    <>
      <PageTitle crumbs={crumbs}>{t('title')}</PageTitle>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Stepper activeStep={step} sx={{ mb: 3 }}>
          {(['choose', 'test', 'write'] as const).map((each) => (
            <Step key={each}>
              <StepLabel>{t(`step.${each}`)}</StepLabel>
            </Step>
          ))}
        </Stepper>
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          <Typography color="textSecondary">{t('hint')}</Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant={file ? 'outlined' : 'contained'}
              startIcon={<Upload />}
              disabled={busy === 'write'}
              onClick={() => input.current?.click()}
            >
              {t(file ? 'chooseOther' : 'choose')}
            </Button>
            <Button color="inherit" onClick={() => saveText(templateFile(), 'products-template.csv')}>
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
                // The same file, put right meanwhile, can be chosen again.
                target.value = '';
              }}
            />
          </Stack>
          {file && <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file.name}</Typography>}
          {busy && (
            <Stack role="status" sx={{ width: 1, gap: 1 }}>
              <Typography>{t(`busy.${busy}`)}</Typography>
              <LinearProgress aria-label={t(`busy.${busy}`)} />
            </Stack>
          )}
          {busy === 'test' && (
            <Button color="inherit" onClick={() => void choose(null)}>
              {t('cancel')}
            </Button>
          )}
          {failed && <Alert severity="warning">{t('failed')}</Alert>}
          {done && (
            <Alert
              severity="success"
              action={
                <Button color="inherit" component={Link} to={listPath(product)}>
                  {t('toList')}
                </Button>
              }
            >
              {t('done', { inserted: done.inserted, updated: done.updated })}
            </Alert>
          )}
          {tested && !done && <TestedFile outcome={tested} isWriting={busy === 'write'} onWrite={() => void write()} />}
        </Stack>
      </Paper>
    </>
  );
}

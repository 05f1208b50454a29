import { Button, Stack, Typography } from '@mui/material';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useAppMessages } from './messages.ts';

/** A page that could not be drawn. The rest of the shell keeps working. */
export function RouteError() {
  const error = useRouteError();
  const t = useAppMessages();
  const kind = isChunkMissing(error) ? 'chunk' : 'error';
  return (
    <Stack role="alert" spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 10, px: 3 }}>
      <Typography variant="h1">{t(`${kind}.title`)}</Typography>
      <Typography color="text.secondary">{t(`${kind}.message`)}</Typography>
      <Stack direction="row" spacing={1.5}>
        <Button variant="contained" onClick={() => location.reload()}>
          {t('chunk.reload')}
        </Button>
        <Button variant="outlined" href="/">
          {t('error.home')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** After a deploy the old chunks are gone; browsers word that differently. */
export function isChunkMissing(error: unknown): boolean {
  if (isRouteErrorResponse(error) || !(error instanceof Error)) return false;
  return /dynamically imported module|importing a module script|unable to preload css/i.test(error.message);
}

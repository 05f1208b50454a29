import { LinearProgress } from '@mui/material';

/** While the first chunk of a page is on its way. */
export function PageLoading() {
  return <LinearProgress sx={{ position: 'fixed', insetInline: 0, top: 0, zIndex: 2000 }} />;
}

import Upload from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useImportLinkMessages } from './messages.ts';

/** Links to the import of a page's records. */
export function ImportLink({ to }: { readonly to: string }) {
  const t = useImportLinkMessages();
  return (
    <Button component={Link} to={to} variant="outlined" color="inherit" startIcon={<Upload />}>
      {t('open')}
    </Button>
  );
}

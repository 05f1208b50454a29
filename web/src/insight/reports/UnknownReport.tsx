import { Alert, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { InsightFrame } from '../frame/InsightFrame.tsx';
import { useReportMessages } from './messages.ts';

/** BI-17 An alert that names the type, with a link to continue. */
export function UnknownReport({ type }: { readonly type: string }) {
  const t = useReportMessages();
  return (
    <InsightFrame path="/bi" title={t('report.unknown')}>
      <Alert severity="error" sx={{ mb: 2 }}>
        {t('report.unknownType', { type })}
      </Alert>
      <Button component={Link} to="/bi" variant="contained">
        {t('report.back')}
      </Button>
    </InsightFrame>
  );
}

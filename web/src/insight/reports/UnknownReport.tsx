import { Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { InsightFrame } from '../frame/InsightFrame.tsx';
import { useReportMessages } from './messages.ts';

/** BI-17 An alert with the type, and the way on. */
export function UnknownReport({ type }: { readonly type: string }) {
  const t = useReportMessages();
  const [isOpen, setOpen] = useState(true);
  const message = t('report.unknownType', { type });
  return (
    <InsightFrame path="/bi" title={message}>
      <EmptyState
        title={t('report.noData')}
        action={
          <Button component={Link} to="/bi" variant="contained">
            {t('report.back')}
          </Button>
        }
      />
      <AlertDialog open={isOpen} message={message} onClose={() => setOpen(false)} />
    </InsightFrame>
  );
}

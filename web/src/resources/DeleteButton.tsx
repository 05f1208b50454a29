import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button } from '@mui/material';
import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../app/i18n.ts';
import { useNotice } from '../app/notice.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useResourceMessages } from './messages.ts';
import type { RecordScreens, Row } from './RecordScreens.ts';
import { titleOf } from './titleOf.ts';
import { useListLink } from './useListLink.ts';
import { userErrorsOf } from './userErrorsOf.ts';
import { useViewer } from './useViewer.ts';

/** OP-35 Deletes a record after asking; one that others still need is kept, and the gateway says why. */
export function DeleteButton({
  screens: { record, operations, particulars },
  row,
}: {
  screens: RecordScreens;
  row: Row;
}) {
  const t = useResourceMessages();
  const language = useLanguage();
  const notify = useNotice();
  const navigate = useNavigate();
  const client = useApolloClient();
  const viewer = useViewer();
  const list = useListLink(record);
  const [asks, setAsks] = useState(false);
  const [remove, { loading }] = useMutation(operations.remove ?? operations.one);
  const what = record.words.one[language].toLowerCase();
  if (!viewer.canWrite(record.remove as PageCode)) return null;
  if (particulars.canDelete?.(row, viewer) === false) return null;

  const confirm = async () => {
    const errors = await remove({ variables: { input: { id: row.id } } }).then(userErrorsOf, () => null);
    setAsks(false);
    if (errors?.length !== 0) {
      notify(errors?.[0]?.message ?? t('form.failed'), 'warning');
      return;
    }
    client.cache.evict({ fieldName: record.many });
    notify(t('form.deleted', { what: record.words.one[language] }), 'success');
    navigate(list);
  };

  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsks(true)}>
        {t('form.delete')}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        busy={loading}
        title={t('delete.title', { what })}
        confirmLabel={t('form.delete')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsks(false)}
      >
        {t('delete.text', { name: titleOf(record, row) })}
      </ConfirmDialog>
    </>
  );
}

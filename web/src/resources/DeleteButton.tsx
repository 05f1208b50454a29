import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button } from '@mui/material';
import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { STATUSES } from '../app/contractValues.ts';
import { useLanguage } from '../app/i18n.ts';
import { useNotice } from '../app/notice.tsx';
import { said } from '../app/said.ts';
import { type UserError, userErrorsOf } from '../form/userErrorsOf.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { afterWrite } from './afterWrite.ts';
import { useResourceMessages } from './messages.ts';
import type { RecordScreens, Row } from './RecordScreens.ts';
import { useTitleOf } from './titleOf.ts';
import { useListLink } from './useListLink.ts';
import { useViewer } from './useViewer.ts';

/**
 * OP-35 Deletes a record after confirmation. If other records still need it, it is kept and the gateway gives the reason: it
 * can then be deactivated instead, so that sales keep what they refer to.
 */
export function DeleteButton({ screens, row }: { screens: RecordScreens; row: Row }) {
  const { record, operations, particulars } = screens;
  const t = useResourceMessages();
  const language = useLanguage();
  const notify = useNotice();
  const navigate = useNavigate();
  const viewer = useViewer();
  const list = useListLink(record);
  const client = useApolloClient();
  const [asks, setAsks] = useState<'delete' | 'deactivate' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [remove] = useMutation(operations.remove ?? operations.one);
  const [update] = useMutation(operations.update ?? operations.one);
  const what = record.words.one[language];
  const name = useTitleOf(screens)(row);
  if (!viewer.canWrite(record.remove as PageCode) || particulars.canDelete?.(row, viewer) === false) return null;
  const canDeactivate =
    record.update !== undefined && record.fields.status?.kind === 'status' && row.status === STATUSES.Active;

  const run = async (
    write: () => Promise<{ data?: unknown }>,
    done: string,
    isRefusedWith: (error: UserError) => void,
  ) => {
    if (isBusy) return;
    setIsBusy(true);
    const errors = await write().then(userErrorsOf, () => null);
    setIsBusy(false);
    setAsks(null);
    const [first] = errors ?? [];
    if (!errors) notify(t('form.failed'), 'warning');
    else if (first) isRefusedWith(first);
    else {
      afterWrite(client, record, true);
      notify(done, 'success');
      navigate(list);
    }
  };
  const refuse = ({ message }: UserError) => notify(said(message, language), 'warning');
  const erase = () =>
    run(
      () => remove({ variables: { input: { id: row.id } } }),
      t('form.deleted', { what }),
      (error) => (error.code === 'IN_USE' && canDeactivate ? setAsks('deactivate') : refuse(error)),
    );
  const deactivate = () =>
    run(
      () => update({ variables: { input: { id: row.id, version: row.version, status: STATUSES.Inactive } } }),
      t('form.deactivated', { what }),
      refuse,
    );

  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsks('delete')}>
        {t('form.delete')}
      </Button>
      <ConfirmDialog
        open={asks === 'delete'}
        danger
        busy={isBusy}
        title={t('delete.title', { what: what.toLowerCase() })}
        confirmLabel={t('form.delete')}
        onConfirm={() => void erase()}
        onCancel={() => setAsks(null)}
      >
        {t('delete.text', { name })}
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'deactivate'}
        busy={isBusy}
        title={t('deactivate.title', { what: what.toLowerCase() })}
        confirmLabel={t('deactivate.confirm')}
        onConfirm={() => void deactivate()}
        onCancel={() => setAsks(null)}
      >
        {t('deactivate.text', { name })}
      </ConfirmDialog>
    </>
  );
}

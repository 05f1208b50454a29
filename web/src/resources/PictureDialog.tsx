import { Button, DialogActions, DialogContent } from '@mui/material';
import { useState } from 'react';
import { sendUpload } from '../app/sendUpload.ts';
import { AlertDialog } from '../ui/AlertDialog.tsx';
import { Dialog, DialogForm } from '../ui/Dialog.tsx';
import { useResourceMessages } from './messages.ts';
import { PictureChooser } from './PictureChooser.tsx';
import { RecordImage } from './RecordImage.tsx';
import type { RecordScreens, Row } from './RecordScreens.ts';
import { useTitleOf } from './titleOf.ts';
import { userErrorsOf } from './userErrorsOf.ts';

interface Props {
  readonly screens: RecordScreens;
  readonly row: Row;
  readonly isInList?: boolean;
  readonly onChanged: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** MGMT-35, 36 Gives a record another picture; it can be sent once one is chosen. */
export function PictureDialog({ screens, row, isInList, onChanged, onClose }: Props) {
  const { record, operations } = screens;
  const t = useResourceMessages();
  const name = useTitleOf(screens)(row);
  const [picture, setPicture] = useState<File | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [ended, setEnded] = useState<'done' | 'failed' | 'conflict' | null>(null);

  const send = async () => {
    if (!picture || !operations.upload || isSending) return;
    setIsSending(true);
    const input = { id: row.id, version: Number(row.version), image: null };
    const errors = await sendUpload(operations.upload, { input }, 'input.image', picture)
      .then((data) => userErrorsOf({ data }))
      .catch(() => null);
    setIsSending(false);
    if (errors?.length === 0) setEnded('done');
    else setEnded(errors?.some(({ code }) => code === 'STALE_VERSION') ? 'conflict' : 'failed');
  };
  const close = async () => {
    const wasChanged = ended !== 'failed';
    setEnded(null);
    if (ended === 'done') onClose();
    if (wasChanged) await onChanged().catch(() => undefined);
  };

  return (
    <>
      <Dialog title={t('picture.changeOf', { name })} maxWidth="xs" onClose={isSending ? undefined : onClose}>
        <DialogForm onSubmit={() => void send()}>
          <DialogContent>
            <PictureChooser
              picture={picture}
              isInProductList={isInList && record.type === 'Product'}
              disabled={isSending}
              onChange={setPicture}
            >
              <RecordImage screens={screens} row={row} size={88} />
            </PictureChooser>
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" color="inherit" disabled={isSending} onClick={onClose}>
              {t('form.cancel')}
            </Button>
            <Button type="submit" variant="contained" disabled={!picture} loading={isSending}>
              {t('picture.upload')}
            </Button>
          </DialogActions>
        </DialogForm>
      </Dialog>
      <AlertDialog
        open={ended !== null}
        title={t(ended === 'done' ? 'picture.done' : 'picture.error')}
        message={t(ended === 'conflict' ? 'form.conflict' : ended === 'done' ? 'picture.doneText' : 'picture.failed')}
        onClose={() => void close()}
      />
    </>
  );
}

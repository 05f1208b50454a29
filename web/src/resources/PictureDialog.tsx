import { useState } from 'react';
import { sendUpload } from '../app/sendUpload.ts';
import { Field } from '../form/Field.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { PictureInput } from '../form/fields/PictureInput.tsx';
import { useForm } from '../form/useForm.ts';
import { userErrorsOf } from '../form/userErrorsOf.ts';
import { AlertDialog } from '../ui/AlertDialog.tsx';
import { useResourceMessages } from './messages.ts';
import { RecordImage } from './RecordImage.tsx';
import type { RecordScreens, Row } from './RecordScreens.ts';
import { useTitleOf } from './titleOf.ts';

interface Props {
  readonly screens: RecordScreens;
  readonly row: Row;
  readonly isInList?: boolean;
  readonly onChanged: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** MGMT-35, 36 Changes the picture of a record; it can be sent once one is chosen. */
export function PictureDialog({ screens, row, isInList, onChanged, onClose }: Props) {
  const { record, operations } = screens;
  const t = useResourceMessages();
  const name = useTitleOf(screens)(row);
  const [ended, setEnded] = useState<'done' | 'failed' | 'conflict' | null>(null);
  const form = useForm<{ picture: File | null }>({
    start: { picture: null },
    rule: () => ({}),
    send: async ({ picture }) => {
      if (!picture || !operations.upload) return null;
      const input = { id: row.id, version: Number(row.version), image: picture };
      const errors = userErrorsOf({ data: await sendUpload(operations.upload, { input }) });
      if (errors.length === 0) return [];
      setEnded(errors.some(({ code }) => code === 'STALE_VERSION') ? 'conflict' : 'failed');
      return null;
    },
    onDone: () => setEnded('done'),
    onFailed: () => setEnded('failed'),
  });
  const close = async () => {
    const wasChanged = ended !== 'failed';
    setEnded(null);
    if (ended === 'done') onClose();
    if (wasChanged) await onChanged().catch(() => undefined);
  };
  return (
    <>
      <FormDialog
        form={form}
        title={t('picture.changeOf', { name })}
        save={t('picture.upload')}
        disabled={!form.isDirty}
        onClose={onClose}
      >
        <Field
          as={PictureInput}
          name="picture"
          refusal={(problem) =>
            problem === 'size' && isInList && record.type === 'Product'
              ? { message: t('picture.sizeInList') }
              : undefined
          }
          disabled={form.isBusy}
        >
          <RecordImage screens={screens} row={row} size={88} />
        </Field>
      </FormDialog>
      <AlertDialog
        open={ended !== null}
        title={t(ended === 'done' ? 'picture.done' : 'picture.error')}
        message={t(ended === 'conflict' ? 'form.conflict' : ended === 'done' ? 'picture.doneText' : 'picture.failed')}
        onClose={() => void close()}
      />
    </>
  );
}

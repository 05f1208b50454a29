import { type ButtonProps, DialogActions, DialogContent } from '@mui/material';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Form } from './Form.tsx';
import { useFormMessages } from './messages.ts';
import { FormProblem, SubmitButtons } from './SubmitRow.tsx';
import type { FormState } from './useForm.ts';

interface Props extends Pick<ComponentProps<typeof Dialog>, 'title' | 'hint' | 'maxWidth'> {
  readonly form: FormState;
  readonly save?: string | false;
  readonly disabled?: boolean;
  readonly color?: ButtonProps['color'];
  /** Label of the cancel button beside Save; false for none: then the cross in the corner closes the dialog. */
  readonly cancel?: string | false;
  readonly popup?: string;
  /** Content to the left of the buttons. */
  readonly aside?: ReactNode;
  /** Asks before unsaved input is lost. */
  readonly guard?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog, which stays open while the form is sent. */
export function FormDialog({ form, title, hint, maxWidth = 'xs', cancel, guard = false, onClose, ...rest }: Props) {
  const t = useFormMessages();
  const [asks, setAsks] = useState(false);
  const close = () => (guard && form.isDirty ? setAsks(true) : onClose());
  const { children, aside, popup, ...submit } = rest;
  return (
    <Dialog
      title={title}
      hint={hint}
      maxWidth={maxWidth}
      onClose={form.isBusy ? undefined : close}
      onCross={cancel === false ? close : undefined}
    >
      <Form form={form} guard={guard && 'loses'} sx={FRAME}>
        <DialogContent sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
          {children}
          <FormProblem form={form} popup={popup} />
        </DialogContent>
        <DialogActions>
          {aside && <div style={{ marginRight: 'auto' }}>{aside}</div>}
          <SubmitButtons
            form={form}
            cancel={cancel || t('cancel')}
            onCancel={cancel === false ? undefined : close}
            {...submit}
          />
        </DialogActions>
      </Form>
      <ConfirmDialog
        open={asks}
        title={t('close.title')}
        confirmLabel={t('close.discard')}
        cancelLabel={t('close.stay')}
        danger
        onConfirm={onClose}
        onCancel={() => setAsks(false)}
      >
        {t('leave.loses')}
      </ConfirmDialog>
    </Dialog>
  );
}

const FRAME = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

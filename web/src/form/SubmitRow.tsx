import { Alert, Button, type ButtonProps, Stack, type StackProps } from '@mui/material';
import type { ReactNode } from 'react';
import { AlertDialog } from '../ui/AlertDialog.tsx';
import { useFormMessages } from './messages.ts';
import type { FormState } from './useForm.ts';

interface Props extends Pick<StackProps, 'sx'> {
  readonly form: FormState;
  /** Label of the button; Save unless given. False for no button, where nothing can be sent. */
  readonly save?: string | false | undefined;
  readonly disabled?: boolean | undefined;
  readonly color?: ButtonProps['color'];
  readonly cancel?: string | undefined;
  readonly onCancel?: (() => void) | undefined;
  /** Content to the left of the buttons. */
  readonly aside?: ReactNode;
  /** Title of a popup for the error, if the documents require one. */
  readonly popup?: string | undefined;
  /** Displayed when another user saved first, and the form shows what they changed. */
  readonly stale?: ReactNode;
}

/** The errors that belong to no field, and below them the buttons. */
export function SubmitRow({ form, sx, aside, cancel, onCancel, popup, stale, ...submit }: Props) {
  const t = useFormMessages();
  return (
    <>
      <FormProblem form={form} popup={popup} stale={stale} />
      <Stack direction="row" sx={sx ?? { gap: 1, mt: 2, alignItems: 'center', justifyContent: 'flex-end' }}>
        {aside}
        <SubmitButtons {...{ form, cancel: cancel ?? t('cancel'), onCancel }} {...submit} />
      </Stack>
    </>
  );
}

export function FormProblem({ form, popup, stale }: Pick<Props, 'form' | 'popup' | 'stale'>) {
  const { problem, isStale, closeProblem } = form;
  return (
    <>
      {isStale && stale && (
        <Alert severity="warning" role="alert" sx={{ mt: 2 }}>
          {stale}
        </Alert>
      )}
      {popup !== undefined && (
        <AlertDialog open={problem !== null} title={popup} message={problem} onClose={closeProblem} />
      )}
      {popup === undefined && problem !== null && (
        <Alert severity="error" role="alert" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
          {problem}
        </Alert>
      )}
    </>
  );
}

export function SubmitButtons({ form, save, disabled, color = 'primary', cancel, onCancel }: Props) {
  const t = useFormMessages();
  return (
    <>
      {onCancel && (
        <Button variant="outlined" color="inherit" disabled={form.isBusy} onClick={onCancel}>
          {cancel}
        </Button>
      )}
      {save !== false && (
        <Button
          ref={form.save}
          type="submit"
          variant="contained"
          color={color}
          loading={form.isBusy}
          disabled={disabled}
        >
          {save ?? t('save')}
        </Button>
      )}
    </>
  );
}

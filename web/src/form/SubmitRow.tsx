import { Alert, Button, type ButtonProps, Stack, type StackProps } from '@mui/material';
import type { ReactNode } from 'react';
import { AlertDialog } from '../ui/AlertDialog.tsx';
import { useFormMessages } from './messages.ts';
import type { FormState } from './useForm.ts';

interface Props extends Pick<StackProps, 'sx'> {
  readonly form: FormState;
  /** What the button says; Save unless given. There is none where nothing can be sent. */
  readonly save?: string | false | undefined;
  readonly disabled?: boolean | undefined;
  readonly color?: ButtonProps['color'];
  readonly cancel?: string | undefined;
  readonly onCancel?: (() => void) | undefined;
  /** At the left of the buttons. */
  readonly aside?: ReactNode;
  /** The title of a popup that says what is wrong, where the documents have one. */
  readonly popup?: string | undefined;
  /** Said where another user saved first, and the form shows what they changed. */
  readonly stale?: ReactNode;
}

/** What is wrong and belongs to no field, and below it the buttons. */
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

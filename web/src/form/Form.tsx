import { Alert, Box, type BoxProps, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { LeaveQuestion } from '../ui/LeaveQuestion.tsx';
import { useFormMessages } from './messages.ts';
import type { FormState } from './useForm.ts';

interface Props extends Pick<BoxProps, 'sx'> {
  readonly form: FormState;
  /** Accessible name of the form. */
  readonly label?: string;
  /**
   * Asks before unsaved input is left. `keeps`: it is stored on the device, so only another page asks. `loses`: another tab
   * of the page asks too, as it would lose the input. A form that stores nothing uses `loses` unless set otherwise.
   */
  readonly guard?: 'keeps' | 'loses' | false | undefined;
  readonly children: ReactNode;
}

/** The frame of a form: Enter submits it, and restored input is announced. */
export function Form({ form, label, guard = form.isKeptHere ? false : 'loses', sx, children }: Props) {
  const t = useFormMessages();
  return (
    <FormProvider {...form.hook}>
      <Box
        component="form"
        ref={form.element}
        noValidate
        aria-label={label}
        sx={sx}
        onSubmit={(event) => {
          event.preventDefault();
          // For React, a dialog that a form opens is inside that form.
          event.stopPropagation();
          void form.submit();
        }}
      >
        {form.isRestored && (
          <Alert
            severity="info"
            role="status"
            sx={{ mb: 3 }}
            action={
              <Button color="inherit" onClick={form.discard}>
                {t('discard')}
              </Button>
            }
          >
            {t('draft')}
          </Alert>
        )}
        {children}
      </Box>
      {guard && form.isDirty && (
        <LeaveQuestion
          leaving={form.leaving}
          placeOf={({ pathname, search }) => (guard === 'keeps' ? pathname : pathname + search)}
          loses={guard === 'loses'}
          words={{
            title: t('leave.title'),
            text: t(`leave.${guard}`),
            stay: t('leave.stay'),
            leave: t('leave.leave'),
          }}
        />
      )}
    </FormProvider>
  );
}

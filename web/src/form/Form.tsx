import { Alert, Box, type BoxProps, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { LeaveQuestion } from '../ui/LeaveQuestion.tsx';
import { useFormMessages } from './messages.ts';
import type { FormState } from './useForm.ts';

interface Props extends Pick<BoxProps, 'sx'> {
  readonly form: FormState;
  /** Names the form for readers of the screen. */
  readonly label?: string;
  /**
   * Asks before the page is left with something typed: what is kept on the device may be left, what is lost not even for
   * another tab. A form that keeps nothing asks unless it says otherwise.
   */
  readonly guard?: 'keeps' | 'loses' | false | undefined;
  readonly children: ReactNode;
}

/** The frame of a form: Enter sends it, and what was typed before is announced. */
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
          // A dialog that is opened out of a form is inside it for React.
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

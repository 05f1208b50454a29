import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useUiMessages } from '../../ui/messages.ts';
import { drawn, type FieldProps } from './FieldProps.ts';

interface Props extends FieldProps<string> {
  readonly max: number;
  readonly autoComplete?: string;
  /**
   * PERM-13 A code that another person types at the counter: digits that are never displayed, and not stored by the browser.
   */
  readonly isApproval?: boolean;
  /** Digits only: a phone shows its number keys. */
  readonly isPin?: boolean;
}

/** A field for a password or a code: hidden while it is typed, unless its button reveals it. */
export function SecretInput({
  max,
  autoComplete = 'new-password',
  isPin = false,
  isApproval = false,
  ...field
}: Props) {
  const t = useUiMessages();
  const [isVisible, setVisible] = useState(false);
  const label = `${t(isVisible ? 'secret.hide' : 'secret.show')}: ${field.label}`;
  return (
    <TextField
      {...drawn(field)}
      autoComplete={isApproval ? 'one-time-code' : autoComplete}
      type={isVisible ? 'text' : 'password'}
      slotProps={{
        // A wrong code is removed from the field, so the error is announced.
        formHelperText: { role: isApproval && field.error ? 'alert' : undefined },
        htmlInput: {
          maxLength: max,
          inputMode: isPin || isApproval ? 'numeric' : undefined,
          'data-1p-ignore': isApproval || undefined,
        },
        input: isApproval
          ? undefined
          : {
              endAdornment: (
                <InputAdornment position="end">
                  <IconButton
                    edge="end"
                    disabled={field.disabled}
                    onClick={() => setVisible(!isVisible)}
                    aria-label={label}
                  >
                    {isVisible ? <VisibilityOff /> : <Visibility />}
                  </IconButton>
                </InputAdornment>
              ),
            },
      }}
    />
  );
}

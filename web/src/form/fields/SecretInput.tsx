import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useUiMessages } from '../../ui/messages.ts';
import { drawn, type FieldProps } from './FieldProps.ts';

interface Props extends FieldProps<string> {
  readonly max: number;
  readonly autoComplete?: string;
  /** PERM-13 A code that another person types at the counter: digits, never displayed, and not kept by the browser. */
  readonly isApproval?: boolean;
  /** Digits alone: a phone offers its keys for them. */
  readonly isPin?: boolean;
}

/** A password or a code: hidden while it is typed, unless its button shows it. */
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
        // A wrong code is taken out of its field: what became of it is said.
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

import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useUiMessages } from '../../ui/messages.ts';
import { drawn, type FieldProps } from './FieldProps.ts';

interface Props extends FieldProps<string> {
  readonly max: number;
  readonly autoComplete?: string;
  /** Digits alone: a phone offers its keys for them. */
  readonly isPin?: boolean;
}

/** A password or a code: hidden while it is typed, unless its button shows it. */
export function SecretInput({ max, autoComplete = 'new-password', isPin = false, ...field }: Props) {
  const t = useUiMessages();
  const [isVisible, setVisible] = useState(false);
  const label = `${t(isVisible ? 'secret.hide' : 'secret.show')}: ${field.label}`;
  return (
    <TextField
      {...drawn(field)}
      autoComplete={autoComplete}
      type={isVisible ? 'text' : 'password'}
      slotProps={{
        htmlInput: { maxLength: max, inputMode: isPin ? 'numeric' : undefined },
        input: {
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

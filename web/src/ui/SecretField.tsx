import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = Omit<TextFieldProps, 'type' | 'slotProps'> & { readonly maxLength: number };

/** A password or a code: hidden while it is typed, unless its button shows it. */
export function SecretField({ maxLength, autoComplete = 'new-password', ...field }: Props) {
  const { t } = useTranslation('ui');
  const [isVisible, setVisible] = useState(false);
  const label = `${t(isVisible ? 'secret.hide' : 'secret.show')}: ${field.label}`;
  return (
    <TextField
      fullWidth
      {...field}
      autoComplete={autoComplete}
      type={isVisible ? 'text' : 'password'}
      slotProps={{
        htmlInput: { maxLength },
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

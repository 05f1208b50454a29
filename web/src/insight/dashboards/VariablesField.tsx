import { TextField } from '@mui/material';
import { readVariables } from '@taem/domain/insight/dashboards/dashboardBody.ts';
import { useEffect, useRef, useState } from 'react';
import { textSize } from '../../ui/tokens.ts';
import { useDashboardMessages } from './messages.ts';

interface Props {
  readonly text: string;
  /** What can be read, as it is written. */
  readonly onChange: (text: string) => void;
  /** When it is left. */
  readonly onDone: () => void;
}

/** Values of the variables that the page does not give. What cannot be read stays in the field, and is not sent. */
export function VariablesField({ text, onChange, onDone }: Props) {
  const t = useDashboardMessages();
  const [typed, setTyped] = useState(text);
  /** The last value sent from here; anything else came from outside, as an earlier version does. */
  const reported = useRef(text);
  const run = useRef(text);
  useEffect(() => {
    if (text === reported.current) return;
    reported.current = text;
    setTyped(text);
  }, [text]);
  const isRead = readVariables(typed.trim() === '' ? '{}' : typed) !== null;
  return (
    <TextField
      label={t('bench.variables')}
      value={typed}
      multiline
      fullWidth
      maxRows={8}
      error={!isRead}
      helperText={t(isRead ? 'variables.hint' : 'variables.fault')}
      onChange={({ target }) => {
        setTyped(target.value);
        const now = target.value.trim() === '' ? '{}' : target.value;
        if (readVariables(now) === null) return;
        reported.current = now;
        onChange(now);
      }}
      onBlur={() => {
        if (!isRead || run.current === text) return;
        run.current = text;
        onDone();
      }}
      slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'off' } }}
      sx={{
        my: 1.5,
        '& textarea': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: textSize.small },
      }}
    />
  );
}

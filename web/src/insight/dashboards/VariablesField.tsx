import { Box, FormHelperText, Typography } from '@mui/material';
import { BOUND_VARIABLES } from '@taem/domain/insight/dashboards/dashboardLimits.ts';
import type { ReadDocument } from '@taem/domain/insight/dashboards/readDocument.ts';
import { readVariables } from '@taem/domain/insight/dashboards/readVariables.ts';
import type { GraphQLSchema } from 'graphql';
import { useEffect, useRef, useState } from 'react';
import { CodeEditor } from '../../editor/CodeEditor.tsx';
import { useVariablesText } from '../../editor/useVariablesText.ts';
import { colours, radius } from '../../ui/tokens.ts';
import { useDashboardMessages } from './messages.ts';

interface Props {
  readonly schema: GraphQLSchema;
  /** The parsed document, which determines the variables. */
  readonly read: ReadDocument;
  readonly text: string;
  /** Called with text that can be parsed, as written. */
  readonly onChange: (text: string) => void;
  /** Called when the field is left, and on Ctrl-Enter. */
  readonly onDone: () => void;
}

/**
 * A field for the values of variables that the page does not set. Text that cannot be parsed stays in the field, and is not
 * sent.
 */
export function VariablesField({ schema, read, text, onChange, onDone }: Props) {
  const t = useDashboardMessages();
  const [typed, setTyped] = useState(text);
  /** The last text reported by this field; any other comes from outside, such as an earlier version. */
  const reported = useRef(text);
  const run = useRef(text);
  useEffect(() => {
    if (text === reported.current) return;
    reported.current = text;
    setTyped(text);
  }, [text]);
  const isRead = readVariables(typed.trim() === '' ? '{}' : typed) !== null;
  const operation = read.ok ? { schema, document: read.read.document, operationName: null } : null;
  const language = useVariablesText(operation, BOUND_VARIABLES);
  const done = () => {
    if (!isRead || run.current === text) return;
    run.current = text;
    onDone();
  };
  return (
    <Box sx={{ my: 1.5 }} onBlur={done}>
      <Typography variant="body2" sx={{ fontWeight: 650, mb: 0.5 }}>
        {t('bench.variables')}
      </Typography>
      <Box sx={{ ...FRAME, borderColor: isRead ? colours.lineStrong : colours.error }}>
        <CodeEditor
          text={typed}
          label={t('bench.variables')}
          language={language}
          keys={{ 'Mod-Enter': done }}
          onChange={(value) => {
            setTyped(value);
            const now = value.trim() === '' ? '{}' : value;
            if (readVariables(now) === null) return;
            reported.current = now;
            onChange(now);
          }}
        />
      </Box>
      <FormHelperText error={!isRead}>{t(isRead ? 'variables.hint' : 'variables.fault')}</FormHelperText>
    </Box>
  );
}

const FRAME = { border: 1, borderRadius: radius.control, overflow: 'hidden', minHeight: 44, maxHeight: 200 } as const;

import { Box } from '@mui/material';
import type { GraphQLSchema } from 'graphql';
import { useMemo } from 'react';
import { CodeEditor } from '../../editor/CodeEditor.tsx';
import { graphqlText } from '../../editor/graphqlText.ts';

interface Props {
  readonly text: string;
  readonly schema: GraphQLSchema;
  readonly label: string;
  readonly onChange: (text: string) => void;
  /** Called on Ctrl-Enter. */
  readonly onRun: () => void;
}

/** An editor for the text of a document. */
export function DocumentEditor({ schema, onRun, ...editor }: Props) {
  const language = useMemo(() => graphqlText(schema), [schema]);
  return (
    <Box sx={{ display: 'grid', minHeight: 320 }}>
      <CodeEditor {...editor} language={language} keys={{ 'Mod-Enter': onRun }} />
    </Box>
  );
}

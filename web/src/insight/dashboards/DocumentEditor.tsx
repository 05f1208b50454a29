import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { Box } from '@mui/material';
import { graphql } from 'cm6-graphql';
import type { GraphQLSchema } from 'graphql';
import { useEffect, useRef } from 'react';
import { colours, textSize } from '../../ui/tokens.ts';

interface Props {
  readonly text: string;
  readonly schema: GraphQLSchema;
  readonly label: string;
  readonly onChange: (text: string) => void;
  /** Ctrl-Enter. */
  readonly onRun: () => void;
}

/** The text of a document, with what the contract has to say while it is typed. Tab leaves it, as from any other field. */
export function DocumentEditor({ text, schema, label, onChange, onRun }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef({ onChange, onRun });
  latest.current = { onChange, onRun };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes outside is put into the view below.
  useEffect(() => {
    if (!place.current) return;
    const run = () => {
      latest.current.onRun();
      return true;
    };
    const created = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: text,
        extensions: [
          keymap.of([
            { key: 'Mod-Enter', run },
            ...closeBracketsKeymap,
            ...completionKeymap,
            ...historyKeymap,
            ...defaultKeymap,
          ]),
          [history(), lineNumbers(), drawSelection(), bracketMatching(), closeBrackets(), EditorView.lineWrapping],
          [graphql(schema), syntaxHighlighting(STYLE), THEME],
          EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) latest.current.onChange(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = created;
    return () => created.destroy();
  }, [schema, label]);

  // What a tick changed is put in as what it is, so that the cursor and the way back stay.
  useEffect(() => {
    const { current } = view;
    const content = current?.state.doc.toString() ?? '';
    if (!current || content === text) return;
    const most = Math.min(content.length, text.length);
    let from = 0;
    while (from < most && content[from] === text[from]) from += 1;
    let same = 0;
    while (same < most - from && content[content.length - 1 - same] === text[text.length - 1 - same]) same += 1;
    current.dispatch({ changes: { from, to: content.length - same, insert: text.slice(from, text.length - same) } });
  }, [text]);

  // Nothing is no mistake.
  const isEmpty = text.trim() === '';
  return (
    <Box
      ref={place}
      data-editor
      sx={{ minHeight: 320, display: 'grid', '& .cm-lintPoint': isEmpty ? { display: 'none' } : {} }}
    />
  );
}

const STYLE = HighlightStyle.define([
  { tag: tags.keyword, color: colours.accent, fontWeight: '600' },
  { tag: [tags.propertyName, tags.attributeName], color: colours.codeName },
  { tag: [tags.variableName, tags.special(tags.variableName)], color: colours.codeType },
  { tag: [tags.string, tags.special(tags.string)], color: colours.success },
  { tag: [tags.number, tags.integer, tags.float, tags.bool], color: colours.codeNumber },
  { tag: [tags.comment, tags.lineComment], color: colours.inkMuted, fontStyle: 'italic' },
]);

const THEME = EditorView.theme({
  '&': { fontSize: textSize.body, backgroundColor: colours.card, minHeight: '320px', minWidth: 0 },
  '&.cm-focused': { outline: `2px solid ${colours.accent}`, outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace',
    lineHeight: '1.55',
  },
  '.cm-gutters': { backgroundColor: colours.sunken, color: colours.inkMuted, border: 'none' },
});

import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory } from '@codemirror/commands';
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../app/i18n.ts';
import { messages, useEditorMessages } from './messages.ts';
import { theme } from './theme.ts';

interface Props {
  readonly text: string;
  readonly label: string;
  /** The language of the text, with its checks while typing; must be the same object until that changes. */
  readonly language: Extension;
  /** Omitted for read-only text. */
  readonly onChange?: (text: string) => void;
  /** Handlers by key, such as `Mod-Enter`; called with the position of the cursor. */
  readonly keys?: Readonly<Record<string, (at: number) => void>>;
  /** Whether Tab indents (and leaves the field after Escape); otherwise it leaves, as in any other field. */
  readonly indents?: boolean;
  readonly className?: string;
}

/** The editor of all code: documents, their variables, answers. Changes from outside keep the cursor and the undo history. */
export function CodeEditor({ text, label, language, onChange, keys = {}, indents = false, className }: Props) {
  const t = useEditorMessages();
  const spoken = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef({ onChange, keys, language });
  latest.current = { onChange, keys, language };
  const isRead = onChange === undefined;
  const names = Object.keys(keys).join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes outside is put into the view below.
  useEffect(() => {
    if (!place.current) return;
    const own = names.split(' ').map((key) => ({
      key,
      run: ({ state }: EditorView) => {
        latest.current.keys[key]?.(state.selection.main.head);
        return true;
      },
    }));
    const created = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: text,
        extensions: [
          keymap.of([
            ...own,
            ...closeBracketsKeymap,
            ...completionKeymap,
            ...searchKeymap,
            ...foldKeymap,
            ...lintKeymap,
            ...historyKeymap,
            ...defaultKeymap,
            ...(indents ? [indentWithTab] : []),
          ]),
          isRead ? EditorState.readOnly.of(true) : [history(), lineNumbers(), closeBrackets(), autocompletion()],
          [drawSelection(), bracketMatching(), indentOnInput(), highlightSelectionMatches(), EditorView.lineWrapping],
          [codeFolding(), foldGutter(), INSERTED, theme],
          [EditorState.phrases.of(messages[spoken]), LANGUAGE.of(latest.current.language)],
          EditorView.contentAttributes.of({
            'aria-label': label,
            tabindex: '0',
            spellcheck: 'false',
            autocapitalize: 'off',
            ...(isRead && { 'aria-readonly': 'true' }),
            ...(indents && { 'aria-description': t('editor.leave') }),
          }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) latest.current.onChange?.(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = created;
    return () => created.destroy();
  }, [label, names, isRead, indents, spoken]);

  useEffect(() => {
    view.current?.dispatch({ effects: LANGUAGE.reconfigure(language) });
  }, [language]);

  // Text inserted from outside is marked as such.
  useEffect(() => {
    const { current } = view;
    const content = current?.state.doc.toString() ?? '';
    if (!current || content === text) return;
    const most = Math.min(content.length, text.length);
    let from = 0;
    while (from < most && content[from] === text[from]) from += 1;
    let same = 0;
    while (same < most - from && content[content.length - 1 - same] === text[text.length - 1 - same]) same += 1;
    const insert = text.slice(from, text.length - same);
    current.dispatch({
      changes: { from, to: content.length - same, insert },
      effects: inserted.of({ from, to: from + insert.length }),
      // Each one is undone separately, however quickly the next one follows.
      annotations: isolateHistory.of('full'),
    });
  }, [text]);

  return <div ref={place} data-editor className={className} style={FULL} />;
}

const FULL = { minWidth: 0, height: '100%' } as const;

const LANGUAGE = new Compartment();

const inserted = StateEffect.define<{ from: number; to: number }>();
const MARK = Decoration.mark({ class: 'cm-inserted' });

/** Marks the last text inserted from outside. */
const INSERTED = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { changes, effects }) => {
    const put = effects.find((effect) => effect.is(inserted));
    if (!put) return marks.map(changes);
    const { from, to } = put.value;
    return from < to ? Decoration.set(MARK.range(from, to)) : Decoration.none;
  },
  provide: (field) => EditorView.decorations.from(field),
});

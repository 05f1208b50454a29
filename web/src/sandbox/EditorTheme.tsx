import { useGraphiQL, useGraphiQLActions, useMonaco } from '@graphiql/react';
import { useEffect } from 'react';
import { useIsDark } from '../app/colourScheme.ts';
import { LOOK, paletteOf, type Scheme } from '../ui/palette.ts';

export const EDITOR_THEMES = { light: 'taem-light', dark: 'taem-dark' } as const;

const LETTERS = '"Fira Code", "Noto Sans Thai Variable", monospace';

/** What of a document has which colour. */
const TOKENS = {
  keyword: 'accent',
  'key.identifier': 'codeName',
  'type.identifier': 'codeType',
  'string.key': 'codeName',
  'string.value': 'success',
  'argument.identifier': 'codeArgument',
  string: 'success',
  number: 'codeNumber',
  comment: 'inkMuted',
} as const;

/** Monaco takes colours as they are, not as properties of the page. */
function themeOf(scheme: Scheme) {
  const palette = paletteOf(LOOK, scheme);
  const { accent, raised, ink, inkMuted } = palette;
  return {
    base: scheme === 'dark' ? ('vs-dark' as const) : ('vs' as const),
    inherit: true,
    colors: {
      'editorLineNumber.foreground': inkMuted,
      'editor.background': palette.clear,
      'editor.foreground': ink,
      'editorHoverWidget.background': raised,
      'editorSuggestWidget.background': raised,
      'editorWidget.background': raised,
      'list.hoverBackground': palette.accentSoft,
      'editorSuggestWidget.selectedBackground': palette.accentSoft,
      'editorSuggestWidget.selectedForeground': ink,
      'textLink.foreground': accent,
      'textLink.activeForeground': accent,
      focusBorder: accent,
      'scrollbar.shadow': palette.clear,
    },
    rules: Object.entries(TOKENS).flatMap(([token, name]) =>
      ['', '.gql', '.graphql', '.json'].map((suffix) => ({
        token: token + suffix,
        foreground: palette[name].slice(1),
      })),
    ),
  };
}

/** The editor in the product's own colours. They can be set only once it is loaded. */
export function EditorTheme() {
  const isDark = useIsDark();
  const monaco = useMonaco((state) => state.monaco);
  const { setTheme } = useGraphiQLActions();
  const editors = useGraphiQL(({ queryEditor, variableEditor, headerEditor, responseEditor }) => ({
    ...{ queryEditor, variableEditor, headerEditor, responseEditor },
  }));
  // The letters of code have no Thai.
  useEffect(() => {
    for (const editor of Object.values(editors)) editor?.updateOptions({ fontFamily: LETTERS });
  }, [editors]);
  useEffect(() => {
    if (!monaco) return;
    monaco.editor.defineTheme(EDITOR_THEMES.light, themeOf('light'));
    monaco.editor.defineTheme(EDITOR_THEMES.dark, themeOf('dark'));
    setTheme(isDark ? 'dark' : 'light');
  }, [monaco, isDark, setTheme]);
  // The editor marks the page's body with its theme; other pages have only one.
  useEffect(() => () => document.body.classList.remove('graphiql-light', 'graphiql-dark'), []);
  return null;
}

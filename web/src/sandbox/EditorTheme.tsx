import { useGraphiQL, useGraphiQLActions, useMonaco } from '@graphiql/react';
import { useEffect } from 'react';
import { colours } from '../app/tokens.ts';
import type { SandboxTheme } from './useSandboxTheme.ts';

export const EDITOR_THEMES = { light: 'taem-light', dark: 'taem-dark' } as const;

const LETTERS = '"Fira Code", "Noto Sans Thai Variable", monospace';

const LIGHT = [
  ['keyword', colours.accent],
  ['key.identifier', '#17506e'],
  ['type.identifier', '#7a3e00'],
  ['string.key', '#17506e'],
  ['string.value', colours.success],
  ['argument.identifier', '#5b3d9b'],
  ['string', colours.success],
  ['number', '#1d5f93'],
  ['comment', '#5f6f79'],
] as const;
const DARK = [
  ['keyword', '#6fd3c6'],
  ['key.identifier', '#b9dcf2'],
  ['type.identifier', '#f3c886'],
  ['string.key', '#b9dcf2'],
  ['string.value', '#9fd8a8'],
  ['argument.identifier', '#c4b0f5'],
  ['string', '#9fd8a8'],
  ['number', '#8cc6f0'],
  ['comment', '#94a6b0'],
] as const;

/** The editor in the product's own colours. They can be set only once it is loaded. */
export function EditorTheme({ theme }: { theme: SandboxTheme }) {
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
    const colors = (accent: string, paper: string, ink: string, muted: string) => ({
      'editorLineNumber.foreground': muted,
      'editor.background': '#ffffff00',
      'editor.foreground': ink,
      'editorHoverWidget.background': paper,
      'editorSuggestWidget.background': paper,
      'editorWidget.background': paper,
      'list.hoverBackground': `${accent}1a`,
      'editorSuggestWidget.selectedBackground': `${accent}26`,
      'editorSuggestWidget.selectedForeground': ink,
      'textLink.foreground': accent,
      'textLink.activeForeground': accent,
      focusBorder: accent,
      'scrollbar.shadow': '#ffffff00',
    });
    const rules = (list: readonly (readonly [string, string])[]) =>
      list.flatMap(([token, colour]) =>
        ['', '.gql', '.graphql', '.json'].map((suffix) => ({ token: token + suffix, foreground: colour.slice(1) })),
      );
    monaco.editor.defineTheme(EDITOR_THEMES.light, {
      base: 'vs',
      inherit: true,
      colors: colors(colours.accent, colours.card, colours.ink, colours.inkMuted),
      rules: rules(LIGHT),
    });
    monaco.editor.defineTheme(EDITOR_THEMES.dark, {
      base: 'vs-dark',
      inherit: true,
      colors: colors('#6fd3c6', '#18242b', '#e8eef1', '#a9b8c0'),
      rules: rules(DARK),
    });
    setTheme(theme);
  }, [monaco, theme, setTheme]);
  // The editor marks the page's body with its theme; other pages have only one.
  useEffect(() => () => document.body.classList.remove('graphiql-light', 'graphiql-dark'), []);
  return null;
}

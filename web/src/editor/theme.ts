import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { CONTROL, colours, radius, SHADE, textSize } from '../ui/tokens.ts';

const STYLE = HighlightStyle.define([
  { tag: [tags.keyword, tags.definitionKeyword], color: colours.accent, fontWeight: '600' },
  { tag: [tags.propertyName, tags.attributeName], color: colours.codeName },
  { tag: [tags.variableName, tags.special(tags.variableName)], color: colours.codeType },
  { tag: [tags.string, tags.special(tags.string)], color: colours.success },
  { tag: [tags.number, tags.integer, tags.float, tags.bool, tags.null], color: colours.codeNumber },
  { tag: [tags.comment, tags.lineComment], color: colours.inkMuted, fontStyle: 'italic' },
]);

const FIELD = {
  minHeight: CONTROL,
  padding: '0 10px',
  margin: '2px 4px 2px 0',
  border: `1px solid ${colours.lineStrong}`,
  borderRadius: radius.control,
  background: colours.card,
  color: colours.ink,
  font: 'inherit',
} as const;

const FLOATING = {
  border: `1px solid ${colours.lineStrong}`,
  borderRadius: radius.control,
  backgroundColor: colours.raised,
  color: colours.ink,
  boxShadow: SHADE,
} as const;

const LOOK = EditorView.theme({
  '&': { fontSize: textSize.body, backgroundColor: 'transparent', color: colours.ink, minWidth: 0, height: '100%' },
  '&.cm-focused': { outline: `2px solid ${colours.accent}`, outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.55' },
  '.cm-content': { caretColor: colours.ink },
  '.cm-cursor': { borderLeftColor: colours.ink },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: colours.accentSoft,
  },
  '.cm-selectionMatch': { backgroundColor: colours.sunken },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: colours.accentSoft, outline: `1px solid ${colours.accent}` },
  '.cm-gutters': { backgroundColor: 'transparent', color: colours.inkMuted, border: 'none' },
  '.cm-foldPlaceholder': {
    padding: '0 6px',
    border: `1px solid ${colours.line}`,
    backgroundColor: colours.sunken,
    color: colours.inkMuted,
  },
  '.cm-panels': { backgroundColor: colours.sunken, color: colours.ink },
  '.cm-panels-bottom': { borderTop: `1px solid ${colours.line}` },
  '.cm-panel.cm-search': { padding: '8px 40px 8px 8px', fontSize: textSize.small },
  '.cm-panel.cm-search label': { fontSize: textSize.small, whiteSpace: 'nowrap' },
  '.cm-panel .cm-textfield': FIELD,
  '.cm-panel .cm-button': { ...FIELD, backgroundImage: 'none', cursor: 'pointer' },
  '.cm-panel.cm-search [name=close]': {
    top: '8px',
    right: '8px',
    width: CONTROL,
    height: CONTROL,
    fontSize: textSize.title,
    color: colours.ink,
    cursor: 'pointer',
  },
  '.cm-searchMatch': { backgroundColor: colours.pointSoft, outline: `1px solid ${colours.point}` },
  '.cm-searchMatch-selected': { backgroundColor: colours.accentSoft },
  '.cm-tooltip': { ...FLOATING, maxWidth: 'min(480px, 90vw)', zIndex: '30' },
  '.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-code)', maxHeight: '16em' },
  '.cm-tooltip-autocomplete > ul > li': { padding: '4px 8px', lineHeight: '1.4' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: colours.accentSoft, color: colours.ink },
  '.cm-completionDetail': { color: colours.inkMuted, fontStyle: 'normal' },
  '.cm-tooltip.cm-completionInfo': { padding: '8px 10px' },
  '.cm-diagnostic': { padding: '4px 10px', whiteSpace: 'pre-wrap' },
  // Empty text is not an error.
  '&.cm-empty .cm-lintPoint': { display: 'none' },
  // Highlights text inserted from outside for a while.
  '.cm-inserted': { animation: 'cm-inserted 6s ease-out' },
  '@keyframes cm-inserted': { from: { backgroundColor: colours.pointSoft }, to: { backgroundColor: 'transparent' } },
});

export const theme: Extension = [
  LOOK,
  syntaxHighlighting(STYLE),
  EditorView.editorAttributes.compute(
    ['doc'],
    ({ doc }): Record<string, string> => (doc.toString().trim() === '' ? { class: 'cm-empty' } : {}),
  ),
];

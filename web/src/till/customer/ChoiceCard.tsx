import { ChoiceCard as Card, type ChoiceCardProps } from '../../ui/ChoiceCard.tsx';
import type { ShortcutKey } from '../keys/shortcut.ts';
import { useShortcut } from '../keys/useShortcut.ts';

/** A large button that a key of the till presses too. */
export function ChoiceCard({ shortcut, ...card }: Omit<ChoiceCardProps, 'shortcut'> & { shortcut?: ShortcutKey }) {
  useShortcut(shortcut, card.onChoose, { enabled: (card.disabledReason ?? null) === null });
  return <Card shortcut={shortcut} {...card} />;
}

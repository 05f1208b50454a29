import { type ComponentType, useState } from 'react';
import { Segments } from '../../ui/Segments.tsx';
import { FieldsPanel } from '../build/FieldsPanel.tsx';
import { DocsPanel } from '../docs/DocsPanel.tsx';
import { ExamplesPanel } from '../ExamplesPanel.tsx';
import { useSandboxMessages } from '../messages.ts';
import { SavedPanel } from '../saved/SavedPanel.tsx';
import css from './layout.module.css';

const SHELVES = { examples: ExamplesPanel, fields: FieldsPanel, docs: DocsPanel, saved: SavedPanel } as const;
type Shelf = keyof typeof SHELVES;

/** Examples, all fields, their meaning, and saved operations. */
export function Library() {
  const t = useSandboxMessages();
  const [shelf, setShelf] = useState<Shelf>('examples');
  const Content: ComponentType = SHELVES[shelf];
  return (
    <>
      <div className={css.shelves}>
        <Segments
          isWide
          label={t('panes.library')}
          segments={(Object.keys(SHELVES) as Shelf[]).map((one) => ({ value: one, label: t(`shelf.${one}`) }))}
          value={shelf}
          onChange={setShelf}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard. */}
      <section className={css.shelf} tabIndex={0} aria-label={t(`shelf.${shelf}`)}>
        <Content />
      </section>
    </>
  );
}

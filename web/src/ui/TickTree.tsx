import { useId, useState } from 'react';
import css from './tickTree.module.css';

/** Something that can be ticked, with what stands in it. */
export interface TickNode {
  readonly path: readonly string[];
  /** As it is read. */
  readonly word: string;
  /** One line below it, and all of it where the pointer rests. */
  readonly about: string;
  readonly more?: string;
  /** Read only once it is opened: the tree may be cyclic. */
  readonly below: (() => readonly TickNode[]) | null;
}

export interface TickWords {
  readonly open: (word: string) => string;
  readonly close: (word: string) => string;
}

interface Props {
  readonly nodes: readonly TickNode[];
  /** Paths by dots. */
  readonly ticked: ReadonlySet<string>;
  readonly disabled: boolean;
  readonly words: TickWords;
  readonly onToggle: (path: readonly string[]) => void;
  readonly label?: string;
  /** Whether the outermost stand open. */
  readonly isOpen?: boolean;
}

/** A tree of boxes to tick; the parent decides what is ticked. */
export function TickTree({ nodes, label, ...line }: Props) {
  return (
    <ul className={css.tree} aria-label={label}>
      {nodes.map((node) => (
        <Line key={node.path.join('.')} node={node} {...line} />
      ))}
    </ul>
  );
}

function Line({ node, isOpen = false, ...rest }: Omit<Props, 'nodes' | 'label'> & { node: TickNode }) {
  const { ticked, disabled, words, onToggle } = rest;
  const { path, word, about, more, below } = node;
  const id = useId();
  const isTicked = ticked.has(path.join('.'));
  const [isExpanded, setExpanded] = useState(isOpen || (isTicked && path.length < 3));
  return (
    <li>
      <div className={css.line}>
        <label className={css.box}>
          <input
            type="checkbox"
            checked={isTicked}
            disabled={disabled}
            aria-describedby={`${id}-about`}
            onChange={() => onToggle(path)}
          />
          <span>{word}</span>
        </label>
        {below && (
          <button
            type="button"
            aria-expanded={isExpanded}
            aria-label={isExpanded ? words.close(word) : words.open(word)}
            onClick={() => setExpanded(!isExpanded)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 9 6 6 6-6" />
            </svg>
          </button>
        )}
      </div>
      <p id={`${id}-about`} title={more ?? about}>
        {about}
      </p>
      {below && isExpanded && <TickTree nodes={below()} {...rest} />}
    </li>
  );
}

import css from './fieldTree.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/**
 * A search in the contract, which is in memory: it searches on every key, whereas `SearchField` waits before it sends a
 * request.
 */
export function SearchInput({ label, value, onSearch }: Props) {
  return (
    <input
      type="search"
      className={css.search}
      value={value}
      placeholder={label}
      aria-label={label}
      onChange={({ target }) => onSearch(target.value)}
    />
  );
}

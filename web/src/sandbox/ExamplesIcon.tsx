/** A lamp over a book: things to try. */
export function ExamplesIcon() {
  return (
    <svg viewBox="0 0 24 24" height="1em" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
      <path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3Z" />
    </svg>
  );
}

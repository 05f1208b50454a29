const DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * Whether a dialog is over the page and takes the keys. Dialogs are children of the body, so the page itself is not searched.
 */
export function isDialogOpen(): boolean {
  return Array.from(document.body.children).some(
    (child) => child.id !== 'root' && child.querySelector(DIALOG) !== null,
  );
}

/** Calls back once all dialogs are closed; returns a function that stops waiting. */
export function onceDialogsAreClosed(then: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (isDialogOpen()) return;
    observer.disconnect();
    then();
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Whether something stands over the page and has the keys. Dialogs are children of the body, so the page is not read. */
export function isDialogOpen(): boolean {
  return Array.from(document.body.children).some(
    (child) => child.id !== 'root' && child.querySelector(DIALOG) !== null,
  );
}

/** Calls back once when nothing stands over the page any more; gives the way to stop waiting. */
export function onceDialogsAreClosed(then: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (isDialogOpen()) return;
    observer.disconnect();
    then();
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

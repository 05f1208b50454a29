/** Whether something stands over the page and has the keys. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

/** Calls back once when nothing stands over the page any more; gives the way to stop waiting. */
export function onceDialogsAreClosed(then: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (isDialogOpen()) return;
    observer.disconnect();
    then();
  });
  // Dialogs are children of the body.
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
